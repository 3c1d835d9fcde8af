import { useTranslations } from 'next-intl';
import { Feature } from '@/components/sections/Feature';
import { docsRoles } from '@/config/pages/docsRoles';
import styles from './Roles.module.scss';

/** What viewers, commenters, editors and owners may do. */
export function Roles() {
  const t = useTranslations('wpsdocs');
  return (
    <Feature id="roles" heading={t('rolesHeading')} text={t('rolesText')} tone="tint">
      <dl className={styles.roles}>
        {docsRoles.map((role) => (
          <div key={role} className={styles.role}>
            <dt className={styles.name}>{t(`${role}.name`)}</dt>
            <dd className={styles.text}>{t(`${role}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Feature>
  );
}
