/** The systems of which the site says what is new in each release. */
import type { Device } from './devices';

// Apart from the notes themselves: the route table needs this, and every page carries that.
/** A system that is not here has no such page, and no link to one; one that is must have notes in `releases.ts`. */
export const notedSystems = ['linux'] as const satisfies readonly Device[];

/** A system with notes. */
export type NotedSystem = (typeof notedSystems)[number];

/** Whether a system has notes. */
export function isNoted(device: Device): device is NotedSystem {
  return (notedSystems as readonly Device[]).includes(device);
}
