/** The facade's calls for notifications: whom to send them to (decisions, "push"). */
import * as v from 'valibot';
import * as apiPaths from '@/config/site/apiPaths';
import type { Device } from '@/config/download/devices';
import { hosts } from '@/config/site/hosts';
import type { LanguageCode } from '@/config/site/languages';
import { timings } from '@/config/site/limits';
import { beginSubscription, endSubscription } from '@/services/page/pushSubscription';
import { deleteJson, postJson } from './http';

const call = {
  url: `${hosts.facade}${apiPaths.pushSubscriptions}`,
  schema: v.object({ code: v.literal(0) }),
};

/**
 * Asks the visitor, subscribes this browser to the news of a system and tells the facade. Call it from a click.
 * @throws PushRefused if they or their browser say no.
 * @throws ServiceError, or what the browser throws, if it fails; nothing is subscribed then.
 */
export async function subscribe(language: LanguageCode, system: Device): Promise<void> {
  const made = await beginSubscription();
  try {
    await postJson({
      ...call,
      timeout: timings.pushTimeout,
      data: { language, system, subscription: made.toJSON() },
    });
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
}

/**
 * Ends this browser's subscription, then tells the facade.
 * @throws ServiceError if that could not be told; the push service tells it at the next message.
 */
export async function unsubscribe(): Promise<void> {
  const endpoint = await endSubscription();
  if (endpoint !== null)
    await deleteJson({ ...call, timeout: timings.pushTimeout, data: { endpoint } });
}
