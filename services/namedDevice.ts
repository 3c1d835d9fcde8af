/** Which system a page names: it serves that one, whatever the visitor has; pure (specification, section 4). */
import { devices, type Device } from '@/config/packages';
import type { RouteName } from '@/config/routes';

/** The device of a device download page or of a page of changes; nothing for every other page. */
export function namedDevice(page: RouteName): Device | undefined {
  return devices.find(
    (device) => page === `office-device-${device}` || page === `whatsnew-${device}`,
  );
}
