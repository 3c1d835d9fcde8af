import { deviceMetadata } from '@/components/devices/deviceMetadata';
import { DevicePage } from '@/components/devices/DevicePage';

export const generateMetadata = () => deviceMetadata('android');

export default function AndroidPage() {
  return <DevicePage device="android" />;
}
