import { useTranslations } from 'next-intl';
import { Detail } from '@/components/ui/Detail';
import { Feature } from '@/components/sections/Feature';

const features = [
  { id: 'share', detail: 'docsShare', tone: 'plain', flipped: false },
  { id: 'comments', detail: 'docsComments', tone: 'plain', flipped: true },
] as const;

const points = ['point1', 'point2', 'point3'] as const;

/** Sharing and commenting, each with a close view. */
export function DocsFeatures() {
  const t = useTranslations('wpsdocs');
  return features.map(({ id, detail, tone, flipped }) => (
    <Feature
      key={id}
      id={id}
      heading={t(`${id}.heading`)}
      text={t(`${id}.text`)}
      points={points.map((point) => t(`${id}.${point}`))}
      media={<Detail name={detail} />}
      {...{ tone, flipped }}
    />
  ));
}
