import { deviceMetadata } from '@/components/devices/deviceMetadata';
import { DevicePage } from '@/components/devices/DevicePage';

export const generateMetadata = () => deviceMetadata('linux');

export default function LinuxPage() {
  return <DevicePage device="linux" />;
}
