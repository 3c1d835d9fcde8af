import { deviceMetadata } from '@/components/devices/deviceMetadata';
import { DevicePage } from '@/components/devices/DevicePage';

export const generateMetadata = () => deviceMetadata('ios');

export default function IosPage() {
  return <DevicePage device="ios" />;
}
