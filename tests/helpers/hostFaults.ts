/** What hosts do wrong, as orders to the embedded backend. */
import type { Fault } from './backend';

/** Faults of a call by name. A late answer is later than the site waits. */
export const hostFaults: Readonly<Record<string, (call: string) => Fault>> = {
  'not found': (call) => ({ call, status: 404 }),
  'a server error': (call) => ({ call, status: 500 }),
  'an answer that comes too late': (call) => ({ call, delay: 6000 }),
  'a broken connection': (call) => ({ call, drop: true }),
  'HTML instead of JSON': (call) => ({ call, body: 'html' }),
  'a wrong shape': (call) => ({ call, body: 'wrong-shape' }),
  'wrong base64': (call) => ({ call, body: 'bad-base64' }),
  '10 MB of junk': (call) => ({ call, body: 'junk' }),
};
