import { AppPage } from '@/components/apps/AppPage';
import { appMetadata } from '@/components/apps/appMetadata';

export function generateMetadata() {
  return appMetadata('writer');
}

export default function WriterPage() {
  return <AppPage app="writer" />;
}
