import { AppPage } from '@/components/apps/AppPage';
import { appMetadata } from '@/components/apps/appMetadata';

export function generateMetadata() {
  return appMetadata('presentation');
}

export default function PresentationPage() {
  return <AppPage app="presentation" />;
}
