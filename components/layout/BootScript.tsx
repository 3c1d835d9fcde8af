import { bootScript } from '@/services/page/boot';

/** The inline script that marks `<html>` before first paint; the publish step puts its hash into the page's CSP. */
export function BootScript() {
  return <script dangerouslySetInnerHTML={{ __html: bootScript() }} />;
}
