/** Sends a message to all browsers that have asked for it: none of them can keep it from the others. */
import * as v from 'valibot';
import {
  endSubscription,
  listSubscriptions,
  subscriptionSchema,
  type Subscription,
} from '../data/pushSubscriptions';
import type { Device } from '@/config/download/devices';
import type { Database } from '../data/queries';
import { sendPush } from './webPush';

/** A message; `system` is what it is about, if not about all. */
interface Message {
  readonly title: string;
  readonly body?: string;
  readonly url?: string;
  readonly system?: Device;
}

/** Messages on their way at a time. */
const atOnce = 20;

/** What push services answer for a browser that wants no more. */
const ended = [404, 410];

/**
 * Sends a message to the browsers of a scope; one about a system to those that want to hear of it.
 * @param loopback push services on this machine count, too.
 * @returns each push service's status, oldest subscription first; 0 for one that can't be reached,
 * or that nothing may be sent to: such a subscription ends.
 */
export async function notifySubscribers(
  database: Database,
  scope: string,
  message: Message,
  loopback: boolean,
): Promise<number[]> {
  // What was kept before a rule was there is held to it now.
  const schema = subscriptionSchema(loopback);

  async function notify(one: Subscription): Promise<number> {
    const { subscription } = one;
    try {
      const isUsable = v.is(schema, one);
      const status = isUsable ? await sendPush(subscription, message) : 0;
      if (!isUsable || ended.includes(status))
        await endSubscription(database, scope, subscription.endpoint);
      return status;
    } catch (error) {
      console.warn(`A browser was not notified: ${String(error).replace(/\s+/g, ' ')}`);
      return 0;
    }
  }

  const subscriptions = await listSubscriptions(database, scope, message.system);
  const statuses: number[] = [];
  const waiting = subscriptions.entries();
  const send = async (): Promise<void> => {
    for (const [at, one] of waiting) statuses[at] = await notify(one);
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  return statuses;
}
