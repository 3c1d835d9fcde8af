import { deviceMetadata } from '@/components/office/deviceMetadata';
import { DevicePage } from '@/components/office/DevicePage';

export const generateMetadata = () => deviceMetadata('linux');

export default function LinuxPage() {
  return <DevicePage device="linux" />;
}
