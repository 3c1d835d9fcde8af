import { AppPage } from '@/components/apps/AppPage';
import { appMetadata } from '@/components/apps/appMetadata';

export function generateMetadata() {
  return appMetadata('spreadsheets');
}

export default function SpreadsheetPage() {
  return <AppPage app="spreadsheets" />;
}
