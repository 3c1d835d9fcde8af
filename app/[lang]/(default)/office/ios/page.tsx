import { deviceMetadata } from '@/components/office/deviceMetadata';
import { DevicePage } from '@/components/office/DevicePage';

export const generateMetadata = () => deviceMetadata('ios');

export default function IosPage() {
  return <DevicePage device="ios" />;
}
