import { useTranslations } from 'next-intl';
import { usePlanNumbers } from '@/components/pricing/usePlanNumbers';
import { Feature } from '@/components/sections/Feature';

const cloud = [
  'cloudCollaboration',
  'cloudStorage',
  'cloudAttachments',
  'filePermission',
  'bookmarkSharing',
] as const;

const everywhere = ['moreDevices', 'noAds', 'premiumBadge'] as const;

/** What Premium adds around the documents: the cloud, people, devices. */
export function CloudAndDevices() {
  const t = useTranslations();
  const numbers = usePlanNumbers();
  const point = (row: (typeof cloud | typeof everywhere)[number]) =>
    t('premium.point', {
      name: t(`comparison.${row}.name`),
      note: t(`comparison.${row}.note`, numbers),
    });
  return (
    <>
      <Feature
        id="cloud"
        heading={t('premium.cloudHeading')}
        text={t('premium.cloudText')}
        points={cloud.map(point)}
        picture={{ name: 'home/collaboration', alt: t('premium.cloudAlt') }}
        flipped
      />
      <Feature
        id="devices"
        tone="tint"
        heading={t('premium.devicesHeading')}
        text={t('premium.devicesText')}
        points={everywhere.map(point)}
        picture={{ name: 'home/platforms', alt: t('premium.devicesAlt') }}
      />
    </>
  );
}
