import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/Section';
import { Icon } from '@/components/ui/Icon.shared';
import { devices, type Device } from '@/config/download/devices';
import { silentInstall } from '@/config/download/installWays';
import { packages } from '@/config/download/packages';
import { deviceIcons } from '@/config/site/icons';
import {
  fileWays,
  managerWays,
  silentCommands,
  type InstallWay,
} from '@/services/rules/installWays';
import { CopyLine } from './CopyLine.shared';
import styles from './OtherWays.module.scss';

function Commands({ ways }: { ways: readonly InstallWay[] }) {
  const t = useTranslations('ways');
  return (
    <dl className={styles.commands}>
      {ways.map(({ id, name, command }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <CopyLine code={command} label={t('copy', { name })} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Installing on many computers, without a question. */
function Silent() {
  const t = useTranslations('ways');
  const { silent, folder } = silentCommands();
  const { file } = packages.windowsFull;
  const ways = [
    { id: 'silent', name: t('silent'), command: silent },
    { id: 'folder', name: t('folder'), command: folder },
  ];
  return (
    <>
      <h4 className={styles.kind}>{t('silentHeading')}</h4>
      <p className={styles.note}>
        {t('silentNote', { file, code: String(silentInstall.alsoSuccess) })}
      </p>
      <Commands ways={ways} />
    </>
  );
}

function SystemWays({ device }: { device: Device }) {
  const t = useTranslations();
  const [managed, fromFile] = [managerWays(device), fileWays(device)];
  if (managed.length + fromFile.length === 0) return null;
  return (
    <li className={styles.system} data-named={device}>
      <h3 className={styles.name}>
        <Icon name={deviceIcons[device]} />
        {t(`systems.${device}`)}
      </h3>
      <div className={styles.kinds}>
        <h4 className={styles.kind}>{t('ways.managers')}</h4>
        <Commands ways={managed} />
        {fromFile.length > 0 && (
          <>
            <h4 className={styles.kind}>{t('ways.fromFile')}</h4>
            <Commands ways={fromFile} />
          </>
        )}
        {device === 'windows' && <Silent />}
      </div>
    </li>
  );
}

/** The other ways to install, each a command with a button that copies it; the visitor's system comes first. */
export function OtherWays() {
  const t = useTranslations('ways');
  return (
    <Section id="ways" anchor heading={t('heading')} lead={t('lead')}>
      <ul className={styles.systems}>
        {devices.map((device) => (
          <SystemWays key={device} device={device} />
        ))}
      </ul>
    </Section>
  );
}
