'use client';
import { useRef, useState, useSyncExternalStore } from 'react';
import { copyTextOf } from '@/services/page/copyText';
import styles from './OpenOnPc.module.scss';

interface Props {
  address: string;
  texts: { label: string; copy: string; copied: string; copyFailed: string; share: string };
}

const never = () => () => undefined;
const canShare = () => typeof navigator.share === 'function';

/** The address to type on the PC, with ways to take it along. */
export function ShareAddress({ address, texts }: Props) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const shareable = useSyncExternalStore(never, canShare, () => false);

  const copy = async () => {
    const done = shown.current !== null && (await copyTextOf(shown.current));
    setSaid(done ? texts.copied : texts.copyFailed);
  };
  // A share sheet that was closed is no error.
  const share = () => navigator.share({ url: address }).catch(() => undefined);

  return (
    <>
      <p ref={shown} className={styles.address} aria-label={texts.label} role="group">
        {address}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={styles.copy} onClick={copy}>
          {texts.copy}
        </button>
        {shareable && (
          <button type="button" className={styles.share} onClick={share}>
            {texts.share}
          </button>
        )}
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
}
