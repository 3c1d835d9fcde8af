import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { Icon } from '@/components/ui/Icon.shared';
import { Picture } from '@/components/ui/Picture';
import { apps, type AppId } from '@/config/pages/apps';
import { Section } from '@/components/sections/Section';
import styles from './Apps.module.scss';
import { AppTabs } from './AppTabs.client';

const points = ['point1', 'point2', 'point3'] as const;

function Testimonial({ id }: { id: AppId }) {
  const t = useTranslations();
  return (
    <figure className={styles.testimonial}>
      <figcaption className={styles.author}>
        <span className={styles.sample}>{t('home.sampleReview')}</span>
        {t('home.byline', { author: t(`apps.${id}.author`), role: t(`apps.${id}.role`) })}
      </figcaption>
      <blockquote className={styles.quote}>
        <p>{t(`apps.${id}.quote`)}</p>
      </blockquote>
    </figure>
  );
}

function AppPanel({ id, picture }: Pick<(typeof apps)[number], 'id' | 'picture'>) {
  const t = useTranslations(`apps.${id}`);
  return (
    <div className={styles.panel} data-app={id}>
      <div className={styles.text}>
        <h3 className={styles.heading}>{t('heading')}</h3>
        <p className={styles.lead}>{t('text')}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" className={styles.check} />
              {t(point)}
            </li>
          ))}
        </ul>
        <Testimonial id={id} />
      </div>
      <Picture name={picture} alt={t('alt')} className={styles.picture} />
    </div>
  );
}

/** The four apps, each with what it does and a sample testimonial. */
export function Apps() {
  const t = useTranslations();
  const tabs = apps.map(({ id, icon, picture }) => ({
    id,
    label: (
      <>
        <Icon name={icon} />
        {t(`apps.${id}.name`)}
      </>
    ),
    panel: <AppPanel id={id} picture={picture} />,
  }));
  return (
    <Section
      id="apps"
      heading={t('home.appsHeading')}
      lead={t('home.appsLead')}
      words={{ className: styles.intro }}
      tone="tint"
    >
      <AppTabs label={t('home.appsHeading')} tabs={tabs} />
      <div className={styles.action}>
        <DownloadButton placement="evaluation" />
      </div>
    </Section>
  );
}
