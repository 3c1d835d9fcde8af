'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { signInUrl } from '@/config/visitor/account';
import { hosts } from '@/config/site/hosts';
import type { FrameMessage } from '@/services/rules/frameMessage';
import { closeDialog } from '@/stores/dialogs';
import { continuePurchase, endPurchase } from '@/stores/flows/purchase';
import { refreshUser } from '@/stores/user';
import styles from './Body.module.scss';
import { Dialog } from './Dialog.client';
import { FramedPage } from './FramedPage.client';

/** Where the sign-in page reports to, and where it leads back to when it is opened on its own. */
function addressOf(): string {
  const { origin, pathname, search } = location;
  return `${signInUrl}?${new URLSearchParams({ origin, from: pathname + search })}`;
}

/** Signing in: the account host's page in a frame, and a plain link to it where that does not come. */
export function LoginDialog() {
  const t = useTranslations('dialogs');
  const [address] = useState(addressOf);
  const [isUnknown, setIsUnknown] = useState(false);

  const close = () => {
    closeDialog('loginDialogShow');
    endPurchase();
  };
  const receive = async ({ type }: FrameMessage) => {
    if (type !== 'signin') return;
    const isSignedIn = await refreshUser();
    setIsUnknown(!isSignedIn);
    if (!isSignedIn) return;
    closeDialog('loginDialogShow');
    await continuePurchase();
  };

  return (
    <Dialog name="login" title={t('login.title')} close={t('close')} onClose={close}>
      {isUnknown ? (
        <div className={styles.body} role="alert">
          <p className={styles.text}>{t('login.unknown')}</p>
          <button type="button" className={styles.primary} onClick={() => location.reload()}>
            {t('login.reload')}
          </button>
        </div>
      ) : (
        <FramedPage
          src={address}
          host={hosts.account}
          title={t('login.frame')}
          loading={t('loading')}
          onMessage={(message) => void receive(message)}
        >
          <div className={styles.body} role="alert">
            <p className={styles.text}>{t('login.lost')}</p>
            <a className={styles.primary} href={address}>
              {t('login.open')}
            </a>
          </div>
        </FramedPage>
      )}
    </Dialog>
  );
}
