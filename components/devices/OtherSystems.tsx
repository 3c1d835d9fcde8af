import { useTranslations } from 'next-intl';
import { facts } from '@/config/plans/facts';
import { devices, type Device } from '@/config/download/devices';
import styles from './OtherSystems.module.scss';
import { SystemList } from './SystemList';

/** The other systems: an account has room for more than one device. */
export function OtherSystems({ device }: { device: Device }) {
  const t = useTranslations('devicePages');
  return (
    <section className={styles.section} aria-labelledby="others">
      <h2 id="others" className={styles.heading}>
        {t('othersHeading')}
      </h2>
      <p className={styles.lead}>
        {t('othersLead', {
          devices: facts.devices,
          pcs: facts.devicePcs,
          mobiles: facts.deviceMobiles,
        })}
      </p>
      <SystemList systems={devices.filter((other) => other !== device)} />
    </section>
  );
}
