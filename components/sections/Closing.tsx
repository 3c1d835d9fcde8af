import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import type { PlacementName } from '@/config/channels';
import type { Device } from '@/config/packages';
import styles from './Closing.module.scss';

interface Props {
  /** Words of the page; the site's own otherwise. */
  heading?: string;
  text?: string;
  placement?: PlacementName;
  /** The system that the page names; the visitor's own otherwise. */
  device?: Device;
}

/** The last call to action of a page. */
export function Closing({ heading, text, placement = 'footer', device }: Props) {
  const t = useTranslations('home');
  return (
    <section className={styles.section} aria-labelledby="closing">
      <div className={styles.panel}>
        <div className={styles.text}>
          <h2 id="closing" className={styles.heading}>
            {heading ?? t('closingHeading')}
          </h2>
          <p>{text ?? t('closingLead')}</p>
        </div>
        <DownloadButton placement={placement} device={device} tone="light" />
      </div>
    </section>
  );
}
