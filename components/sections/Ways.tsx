import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { OuterLink } from '@/components/ui/OuterLink';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { reachWays, type WayName } from '@/config/pages/info';
import { pagePath } from '@/services/rules/urls';
import styles from './Ways.module.scss';

function WayLink({ name }: { name: WayName }) {
  const t = useTranslations('support');
  const language = useLocale();
  const way = reachWays[name];
  const outside = 'url' in way;
  const content = (
    <>
      <Icon name={way.icon} className={styles.icon} />
      <span>
        <span className={styles.name}>{t(`${name}.name`)}</span>{' '}
        <span className={styles.text}>{t(`${name}.text`)}</span>
      </span>
      <Icon name={outside ? 'arrow-up-right' : 'arrow-right'} className={styles.arrow} />
    </>
  );
  if (outside) {
    return (
      <OuterLink href={way.url} className={styles.way}>
        {content}
      </OuterLink>
    );
  }
  return (
    <SiteLink href={pagePath(way.page, language)} className={styles.way}>
      {content}
    </SiteLink>
  );
}

/** Ways to reach us, each a link with what it is good for. */
export function Ways({ names }: { names: readonly WayName[] }) {
  return (
    <ul className={styles.ways}>
      {names.map((name) => (
        <li key={name}>
          <WayLink name={name} />
        </li>
      ))}
    </ul>
  );
}
