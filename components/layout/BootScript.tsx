import { bootScript } from '@/services/page/inlineScripts.generated';

/**
 * What runs before first paint (`services/page/boot.ts`), first in the head; the publish step puts its
 * hash into the page's CSP.
 */
export function BootScript() {
  return <script dangerouslySetInnerHTML={{ __html: bootScript }} />;
}
