import { deviceMetadata } from '@/components/devices/deviceMetadata';
import { DevicePage } from '@/components/devices/DevicePage';

export const generateMetadata = () => deviceMetadata('mac');

export default function MacPage() {
  return <DevicePage device="mac" />;
}
