/** Notifications by Web Push, the browser's side: worker, permission, subscription (decisions, "push"). */
import { pushWorker, vapidKey } from '@/config/visitor/push';

/** The visitor, or the browser for them, said no. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
}

/** The part of Trusted Types that is used here. Its URL is an object that types know as a text. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The worker's address as the page's policy wants it: a script that is known beforehand. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('push-worker', {
    createScriptURL: () => pushWorker.path,
  });
  return policy?.createScriptURL(pushWorker.path) ?? pushWorker.path;
}

/** Whether the browser can do it. */
export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(pushWorker.scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser gets notifications. Only where `isPushSupported`, like all below. */
export async function isSubscribed(): Promise<boolean> {
  return Notification.permission === 'granted' && (await subscription()) !== null;
}

/** Registers the worker and waits until it can take subscriptions. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const { scope } = pushWorker;
  const registration = await navigator.serviceWorker.register(workerAddress(), { scope });
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return registration;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('the worker could not be installed'));
    });
  });
  return registration;
}

/**
 * Asks the visitor and subscribes this browser. Call it from a click.
 * @throws PushRefused if they or their browser say no.
 * @throws what the browser throws, if it fails; nothing is subscribed then.
 */
export async function beginSubscription(): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new PushRefused('no permission for notifications');
  const { pushManager } = await activeWorker();
  // One with another key would be in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidKey });
}

/** Ends this browser's subscription. @returns its endpoint, or `null` where there was none. */
export async function endSubscription(): Promise<string | null> {
  const ended = await subscription();
  await ended?.unsubscribe();
  return ended?.endpoint ?? null;
}
