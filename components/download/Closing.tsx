import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import type { PlacementName } from '@/config/download/channels';
import type { Device } from '@/config/download/devices';
import styles from './Closing.module.scss';

interface Props {
  /** The page whose `closingHeading` and `closingLead` are shown. */
  page?: 'home' | 'office' | 'pricing' | 'aboutUs' | 'subscription';
  /** Words in their stead. */
  heading?: string;
  text?: string;
  placement?: PlacementName;
  /** The system that the page names; the visitor's own otherwise. */
  device?: Device;
}

/** The last call to action of a page. */
export function Closing({ page = 'home', heading, text, placement = 'closing', device }: Props) {
  const t = useTranslations();
  return (
    <section className={styles.section} aria-labelledby="closing">
      <div className={styles.panel}>
        <div className={styles.text}>
          <h2 id="closing" className={styles.heading}>
            {heading ?? t(`${page}.closingHeading`)}
          </h2>
          <p>{text ?? t(`${page}.closingLead`)}</p>
        </div>
        <DownloadButton placement={placement} device={device} tone="light" />
      </div>
    </section>
  );
}
