import { useFormatter, useTranslations } from 'next-intl';
import { Feature } from '@/components/sections/Feature';
import { FigureList } from '@/components/sections/FigureList';
import { facts } from '@/config/plans/facts';

/** How much fits: file, storage, attachment, devices (specification, section 9). */
export function Limits() {
  const t = useTranslations('wpsdocs');
  const format = useFormatter();
  const size = (amount: number, unit: string) => format.number(amount, { style: 'unit', unit });
  const { devices, devicePcs: pcs, deviceMobiles: mobiles } = facts;
  const figures = [
    { value: size(facts.webDocsFileGb, 'gigabyte'), name: t('fileLimit') },
    { value: size(facts.cloudStorageGb, 'gigabyte'), name: t('storage') },
    { value: size(facts.cloudAttachmentMb, 'megabyte'), name: t('attachment') },
    {
      value: format.number(devices),
      name: t('devices', { devices }),
      note: t('devicesNote', { pcs, mobiles }),
    },
  ];
  return (
    <Feature id="limits" heading={t('factsHeading')} text={t('factsText')}>
      <FigureList figures={figures} />
    </Feature>
  );
}
