import { deviceMetadata } from '@/components/office/deviceMetadata';
import { DevicePage } from '@/components/office/DevicePage';

export const generateMetadata = () => deviceMetadata('mac');

export default function MacPage() {
  return <DevicePage device="mac" />;
}
