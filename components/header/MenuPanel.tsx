import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import type { Menu } from '@/config/site/navigation';
import { MenuLink } from '@/components/ui/MenuLink';
import styles from './MenuPanel.module.scss';

/** A menu with a panel: two columns of icon, name and description on PC, an accordion section on mobile. */
export function MenuPanel({ menu }: { menu: Menu }) {
  const t = useTranslations('nav');
  return (
    <details className={styles.menu} data-popover="">
      <summary className={styles.summary} data-report={menu.reportName}>
        {t(`${menu.name}.name`)}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={menu.items.length > 4 ? styles.wide : styles.panel}>
        {menu.items.map((item) => (
          <li key={item.name}>
            <MenuLink item={item} className={styles.item}>
              <Icon name={item.icon} className={styles.icon} />
              <span className={styles.text}>
                <span className={styles.name}>{t(`${item.name}.name`)}</span>
                <span className={styles.description}>{t(`${item.name}.description`)}</span>
              </span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
