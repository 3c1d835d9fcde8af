/** Which system a page names: it serves that one, whatever the visitor has; pure (specification, section 4). */
import type { Device } from '@/config/download/devices';
import type { RouteName } from '@/config/site/routes';

/** Names of device download pages and of pages of changes end with their device. */
const naming = /^(?:office-device|whatsnew)-(\w+)$/;

/** The device of a device download page or of a page of changes; nothing for every other page. */
export function namedDevice(page: RouteName): Device | undefined {
  return naming.exec(page)?.[1] as Device | undefined;
}
