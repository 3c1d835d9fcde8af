'use client';
import { signInUrl } from '@/config/visitor/account';
import type { LanguageCode } from '@/config/site/languages';
import { isOfferId } from '@/config/plans/offers';
import { isPlainClick } from '@/services/rules/clicks';
import { useDevice } from '@/stores/device';
import { openDialog } from '@/stores/dialogs';
import { askForPremium, buy } from '@/stores/flows/purchase';
import { useUser } from '@/stores/user';

/** What a link does instead of leading away; the dialog's words and code are there by then. */
type Action = () => void | Promise<void>;

/** The download for premium users: the address of the web config, else where the link leads. */
async function downloadPremium(link: HTMLAnchorElement): Promise<void> {
  if (!(await askForPremium())) return;
  const { premium_download: address } = useDevice.getState();
  // The web config names a Windows installer; other systems choose on the download page.
  const isWindows = document.documentElement.dataset.device === 'windows';
  location.assign(isWindows && address ? address : link.href);
}

let hasOpened = false;

/** Whether a link has opened a dialog on this page: a sign-in that follows is the visitor's doing. */
export function hasOpenedDialog(): boolean {
  return hasOpened;
}

/** What a link is for; `null` for most of them. */
function actionOf(link: HTMLAnchorElement): Action | null {
  const { buy: offer, premiumOnly } = link.dataset;
  if (isOfferId(offer)) return () => buy(offer);
  if (premiumOnly !== undefined) return () => downloadPremium(link);
  const isSignIn = link.getAttribute('href')?.startsWith(signInUrl);
  if (!isSignIn || useUser.getState().hasLogined) return null;
  return () => openDialog('loginDialogShow');
}

/** Whether a click opens the link here and now, and nobody has answered it yet. */
function isOurs(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const staysHere = target === '' || target === '_self';
  return staysHere && !event.defaultPrevented && isPlainClick(event);
}

/** Code and words of the dialogs. @throws Error, ServiceError where they can't be had. */
async function prepare(language: LanguageCode): Promise<void> {
  const { prepareDialogs } = await import('@/components/dialogs/Dialogs.client');
  await prepareDialogs(language);
}

/**
 * Makes links to the sign-in page, to payment and to what is for premium users open their dialogs.
 * They are plain links until then, inside dialogs, and where the dialogs can't be loaded.
 * @returns the end of it.
 */
export function watchLinks(language: LanguageCode): () => void {
  const onClick = async (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.closest('dialog') || !isOurs(event, link)) return;
    const act = actionOf(link);
    if (!act) return;
    event.preventDefault();
    try {
      await prepare(language);
    } catch (error) {
      console.warn(`dialogs: the link is followed instead. ${String(error)}`);
      location.assign(link.href);
      return;
    }
    hasOpened = true;
    await act();
  };
  // A pointer or the focus that comes near means to click; a failure is told with the click.
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && actionOf(link)) prepare(language).catch(() => undefined);
  };
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('click', (event) => void onClick(event), { signal });
  document.addEventListener('pointerover', onIntent, { signal, passive: true });
  document.addEventListener('focusin', onIntent, { signal });
  return () => ending.abort();
}
