import { useTranslations } from 'next-intl';
import { StepList } from '@/components/guide/StepList';
import { Steps } from '@/components/guide/Steps';
import { devicePages, storeSteps } from '@/config/pages/devicePages';
import type { Device } from '@/config/download/devices';
import { Section } from '@/components/sections/Section';
import styles from './Installing.module.scss';

/** The steps of a store, in the store's own words. */
function StoreSteps({ device }: { device: keyof typeof storeSteps }) {
  const t = useTranslations();
  const steps = storeSteps[device].map((id) => ({
    id,
    name: t(`devicePages.${id}.name`),
    text: t(`devicePages.${id}.text`),
  }));
  return <Steps label={t('installationGuide.steps')} steps={steps} heading="h3" />;
}

/** How to install on a system, by every way that it has. */
export function Installing({ device }: { device: Device }) {
  const t = useTranslations('devicePages');
  return (
    <div className={styles.ways}>
      {devicePages[device].installing.map(({ id, from }) => (
        <Section key={id} id={id} heading={t(`${id}.heading`)} lead={t(`${id}.lead`)} room="inside">
          {from === 'store' && (device === 'android' || device === 'ios') ? (
            <StoreSteps device={device} />
          ) : (
            <StepList device={device} heading="h3" />
          )}
        </Section>
      ))}
    </div>
  );
}
