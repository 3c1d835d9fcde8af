'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden.shared';
import { WithMessages } from '@/components/ui/WithMessages.client';
import type { LanguageCode } from '@/config/site/languages';
import { timings } from '@/config/site/limits';
import { copyTextOf } from '@/services/page/copyText';

/** Copies the code beside a button, and marks the button for as long as its tick is shown. */
async function copyBeside(button: HTMLElement): Promise<boolean> {
  const code = button.parentElement?.querySelector('code');
  if (!code || !(await copyTextOf(code))) return false;
  button.dataset.copied = '';
  setTimeout(() => delete button.dataset.copied, timings.copiedShown);
  return true;
}

function Said({ copied }: { copied: boolean }) {
  const t = useTranslations('check');
  return <VisuallyHidden>{t(copied ? 'copied' : 'copyFailed')}</VisuallyHidden>;
}

/** Lets every copy button of the page copy what is beside it, and tells screen readers of it. */
export function Copying({ language }: { language: LanguageCode }) {
  /** What became of the last click; a new object each time, for it is said each time. */
  const [last, setLast] = useState<{ at: number; copied: boolean } | null>(null);

  useEffect(() => {
    const onClick = async ({ target, timeStamp }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
      if (button) setLast({ at: timeStamp, copied: await copyBeside(button) });
    };
    const clicked = (event: MouseEvent) => void onClick(event);
    document.addEventListener('click', clicked);
    return () => document.removeEventListener('click', clicked);
  }, []);

  return (
    <div role="status">
      {last && (
        <WithMessages part="check" language={language}>
          <Said key={last.at} copied={last.copied} />
        </WithMessages>
      )}
    </div>
  );
}
