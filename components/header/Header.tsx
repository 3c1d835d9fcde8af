import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { LanguagePicker } from '@/components/language/LanguagePicker';
import { HeaderSearch } from '@/components/search/HeaderSearch';
import { Icon } from '@/components/ui/Icon.shared';
import { signInUrl } from '@/config/visitor/account';
import { searchAnchor } from '@/config/pages/search';
import { headerMenus } from '@/config/site/navigation';
import styles from './Header.module.scss';
import { HeaderShell, IfDownload } from './HeaderShell.client';
import { Logo } from '@/components/ui/Logo';
import { MenuLink } from '@/components/ui/MenuLink';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { pagePath } from '@/services/rules/urls';
import { MenuPanel } from './MenuPanel';

const menuId = 'site-menu';

function SignInLink({ className }: { className?: string }) {
  const t = useTranslations('header');
  return (
    <a href={signInUrl} className={className} data-report="signIn">
      {t('signIn')}
    </a>
  );
}

function MainMenu() {
  const t = useTranslations();
  return (
    <nav id={menuId} className={styles.menu} aria-label={t('header.mainMenu')}>
      <ul className={styles.menuList}>
        {headerMenus.map((menu) => (
          <li key={menu.name}>
            {'items' in menu ? (
              <MenuPanel menu={menu} />
            ) : (
              <MenuLink item={menu} className={styles.menuLink}>
                {t(`nav.${menu.name}.name`)}
              </MenuLink>
            )}
          </li>
        ))}
        <li className={styles.menuSignIn}>
          <SiteLink
            href={`${pagePath('support', useLocale())}#${searchAnchor}`}
            className={styles.menuLink}
            data-report="search"
          >
            {t('search.label')}
          </SiteLink>
        </li>
        <li className={styles.menuSignIn}>
          <SignInLink className={styles.menuLink} />
        </li>
        <IfDownload>
          <li className={styles.menuDownload}>
            <DownloadButton placement="side_navigation" short />
          </li>
        </IfDownload>
      </ul>
    </nav>
  );
}

/** The site's header: menus, language, sign-in and download. One markup serves PC and mobile. */
export function Header() {
  const t = useTranslations('header');
  return (
    <HeaderShell>
      <Logo />
      <details className={styles.toggle} data-popover="" data-lock="" data-controls={menuId}>
        <summary className={styles.toggleSummary} aria-label={t('menu')}>
          <Icon name="menu" className={styles.whenClosed} />
          <Icon name="x" className={styles.whenOpen} />
        </summary>
      </details>
      <MainMenu />
      <div className={styles.actions}>
        <HeaderSearch />
        <LanguagePicker place="header" />
        <SignInLink className={styles.signIn} />
        {/* The account box comes here once it is known who is signed in. */}
        <div className={styles.account} data-account="" />
        <IfDownload>
          <div className={styles.download}>
            <DownloadButton placement="header" size="small" short />
          </div>
        </IfDownload>
      </div>
    </HeaderShell>
  );
}

/** The header of ad pages: no menus that lead away, the download stays in reach. */
export function AdHeader() {
  return (
    <HeaderShell>
      <Logo />
      <div className={styles.actions}>
        <LanguagePicker place="header" />
        <div className={styles.download}>
          <DownloadButton placement="ad_pdf" size="small" short />
        </div>
      </div>
    </HeaderShell>
  );
}
