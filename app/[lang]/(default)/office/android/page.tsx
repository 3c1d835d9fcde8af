import { deviceMetadata } from '@/components/office/deviceMetadata';
import { DevicePage } from '@/components/office/DevicePage';

export const generateMetadata = () => deviceMetadata('android');

export default function AndroidPage() {
  return <DevicePage device="android" />;
}
