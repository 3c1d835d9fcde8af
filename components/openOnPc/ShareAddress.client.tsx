'use client';
import { useRef, useState, useSyncExternalStore } from 'react';
import styles from './OpenOnPc.module.scss';

interface Props {
  address: string;
  texts: { label: string; copy: string; copied: string; copyFailed: string; share: string };
}

const never = () => () => undefined;
const canShare = () => typeof navigator.share === 'function';

/** Copies by the clipboard, or by the old command where the clipboard is out of reach. */
async function copyText(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    // The address is selected by now, and this copies the selection.
    return document.execCommand('copy');
  }
}

/** The address to type on the PC, with ways to take it along. */
export function ShareAddress({ address, texts }: Props) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const shareable = useSyncExternalStore(never, canShare, () => false);

  const copy = async () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    const done = await copyText(address);
    if (done) getSelection()?.removeAllRanges();
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
