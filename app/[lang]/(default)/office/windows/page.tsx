import { deviceMetadata } from '@/components/devices/deviceMetadata';
import { DevicePage } from '@/components/devices/DevicePage';

export const generateMetadata = () => deviceMetadata('windows');

export default function WindowsPage() {
  return <DevicePage device="windows" />;
}
