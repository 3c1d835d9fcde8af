import { AppPage } from '@/components/apps/AppPage';
import { appMetadata } from '@/components/apps/appMetadata';

export function generateMetadata() {
  return appMetadata('pdf');
}

export default function PdfPage() {
  return <AppPage app="pdf" />;
}
