import { deviceMetadata } from '@/components/office/deviceMetadata';
import { DevicePage } from '@/components/office/DevicePage';

export const generateMetadata = () => deviceMetadata('windows');

export default function WindowsPage() {
  return <DevicePage device="windows" />;
}
