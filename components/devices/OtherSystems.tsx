import { useTranslations } from 'next-intl';
import { facts } from '@/config/plans/facts';
import { devices, type Device } from '@/config/download/devices';
import { Section } from '@/components/sections/Section';
import styles from './OtherSystems.module.scss';
import { SystemList } from './SystemList';

/** The other systems: an account has room for more than one device. */
export function OtherSystems({ device }: { device: Device }) {
  const t = useTranslations('devicePages');
  return (
    <Section
      id="others"
      heading={t('othersHeading')}
      lead={t('othersLead', {
        devices: facts.devices,
        pcs: facts.devicePcs,
        mobiles: facts.deviceMobiles,
      })}
      room="after"
      className={styles.section}
    >
      <SystemList systems={devices.filter((other) => other !== device)} />
    </Section>
  );
}
