import { useTranslations } from 'next-intl';
import { linuxCommands } from '@/config/pages/devicePages';
import { Section } from '@/components/sections/Section';
import styles from './Commands.module.scss';

/** The terminal's way to install and remove, by distribution. */
export function Commands() {
  const t = useTranslations('devicePages');
  return (
    <Section
      id="commands"
      heading={t('commandsHeading')}
      lead={t('commandsLead')}
      room="after"
      className={styles.section}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('commandSystems')}</th>
            <th scope="col">{t('commandInstall')}</th>
            <th scope="col">{t('commandRemove')}</th>
          </tr>
        </thead>
        <tbody>
          {linuxCommands.map(({ id, systems, install, remove }) => (
            <tr key={id}>
              <th scope="row">{systems}</th>
              <td data-label={t('commandInstall')}>
                <code className={styles.code}>{install}</code>
              </td>
              <td data-label={t('commandRemove')}>
                <code className={styles.code}>{remove}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
