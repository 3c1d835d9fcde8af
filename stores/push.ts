/** Whether this browser gets notifications, and how the last change of that went. */
import { create } from 'zustand';
import type { Device } from '@/config/download/devices';
import type { LanguageCode } from '@/config/site/languages';

/** Fields of the push store. */
export interface PushState {
  /** `unsupported` also until the browser has been asked. */
  readonly phase: 'unsupported' | 'off' | 'on';
  /** A click is being carried out. */
  readonly changing: boolean;
  /** How the last click ended; empty before the first. */
  readonly outcome: '' | 'subscribed' | 'ended' | 'refused' | 'failed';
}

type Ended = Pick<PushState, 'phase' | 'outcome'>;

export const usePush = create<PushState>(() => ({
  phase: 'unsupported',
  changing: false,
  outcome: '',
}));

/** The browser's side, loaded when a page has the button. */
const browser = () => import('@/services/page/pushSubscription');

/** The facade's side: it brings the calls' schemas along. */
const facade = () => import('@/services/calls/push');

function warn(what: string, error: unknown): void {
  console.warn(`push: ${what} ${String(error)}`);
}

/** Asks the browser what it can do, and whether it gets notifications already. Never rejects. */
export async function readPush(): Promise<void> {
  try {
    const { isPushSupported, isSubscribed } = await browser();
    if (isPushSupported()) usePush.setState({ phase: (await isSubscribed()) ? 'on' : 'off' });
    else console.warn('push: this browser has no notifications for sites.');
  } catch (error) {
    warn('notifications are not offered.', error);
  }
}

async function turnOn(language: LanguageCode, system: Device): Promise<Ended> {
  const [{ PushRefused }, { subscribe }] = await Promise.all([browser(), facade()]);
  try {
    await subscribe(language, system);
    return { phase: 'on', outcome: 'subscribed' };
  } catch (error) {
    const refused = error instanceof PushRefused;
    warn(refused ? 'notifications were refused.' : 'subscribing failed.', error);
    return { phase: 'off', outcome: refused ? 'refused' : 'failed' };
  }
}

async function turnOff(): Promise<Ended> {
  const [{ isSubscribed }, { unsubscribe }] = await Promise.all([browser(), facade()]);
  await unsubscribe().catch((error: unknown) => warn('the end was not told.', error));
  const stays = await isSubscribed().catch(() => false);
  return stays ? { phase: 'on', outcome: 'failed' } : { phase: 'off', outcome: 'ended' };
}

/** The visitor's click: subscribes to the news of a system, or ends it. A second click meanwhile does nothing. Never rejects. */
export async function togglePush(language: LanguageCode, system: Device): Promise<void> {
  const { phase, changing } = usePush.getState();
  if (changing || phase === 'unsupported') return;
  usePush.setState({ changing: true, outcome: '' });
  const ended = await (phase === 'on' ? turnOff() : turnOn(language, system));
  usePush.setState({ ...ended, changing: false });
}
