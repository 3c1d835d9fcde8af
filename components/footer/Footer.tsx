import { useTranslations } from 'next-intl';
import { ConsentSettings } from '@/components/consent/ConsentBanner';
import { DownloadButton } from '@/components/download/DownloadButton';
import { MenuLink } from '@/components/ui/MenuLink';
import { Logo } from '@/components/ui/Logo';
import { LanguagePicker } from '@/components/language/LanguagePicker';
import { Icon } from '@/components/ui/Icon.shared';
import { OuterLink } from '@/components/ui/OuterLink';
import { brand, outerLinks, socialLinks } from '@/config/site/brand';
import { footerGroups } from '@/config/site/navigation';
import styles from './Footer.module.scss';

function Groups() {
  const t = useTranslations();
  return footerGroups.map(({ name, items }) => (
    <nav key={name} aria-label={t(`footer.${name}`)}>
      <h2 className={styles.groupName}>{t(`footer.${name}`)}</h2>
      <ul className={styles.links}>
        {items.map((item) => (
          <li key={item.name}>
            <MenuLink item={item}>{t(`nav.${item.name}.name`)}</MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  ));
}

function Social() {
  const t = useTranslations('footer');
  return (
    <div>
      <h2 className={styles.groupName}>{t('followUs')}</h2>
      <ul className={styles.social}>
        {socialLinks.map(({ name, icon, path }) => (
          <li key={name}>
            <a href={path} target="_blank" rel="noopener" aria-label={name}>
              <Icon name={icon} />
            </a>
          </li>
        ))}
      </ul>
      <OuterLink href={outerLinks.community} className={styles.community}>
        {t('community')}
        <Icon name="arrow-up-right" />
      </OuterLink>
    </div>
  );
}

/** Language, copyright and address: all that the footer of an ad page has. */
function FooterBase() {
  const t = useTranslations('footer');
  return (
    <div className={styles.base}>
      <p>
        {t('copyright', { year: String(brand.copyrightSince), company: brand.legalName })}
        <br />
        {brand.address}
      </p>
      <div className={styles.choices}>
        <ConsentSettings />
        <LanguagePicker place="footer" />
      </div>
    </div>
  );
}

/** The site's footer (specification, section 2). */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.start}>
            <Logo />
            <DownloadButton placement="footer" size="small" tone="quiet" short />
          </div>
          <Groups />
          <Social />
        </div>
        <FooterBase />
      </div>
    </footer>
  );
}

/** The footer of ad pages. */
export function AdFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <FooterBase />
      </div>
    </footer>
  );
}
