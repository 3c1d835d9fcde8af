import { Icon } from '@/components/ui/Icon.shared';
import styles from './CopyLine.module.scss';

/** A text word by word, each with the spaces behind it: lines break there, and not at the hyphen of a switch. */
const wordsOf = (code: string) => code.match(/\S+ */g) ?? [];

/** What is to be typed or compared, with a button that copies it; `label` says what is copied. */
export function CopyLine({ code, label }: { code: string; label: string }) {
  return (
    <div className={styles.line}>
      <code className={styles.code} dir="ltr" translate="no">
        {wordsOf(code).map((word, at) => (
          <span key={at}>{word}</span>
        ))}
      </code>
      <button type="button" className={styles.copy} aria-label={label} title={label} data-copy="">
        <Icon name="copy" />
        <Icon name="check" />
      </button>
    </div>
  );
}
