import { useTranslations } from 'next-intl';
import { Feature } from '@/components/sections/Feature';
import type { AppId } from '@/config/pages/apps';
import type { AppSection, FeatureId } from '@/config/pages/appPages';
import { Detail } from '@/components/ui/Detail';

const points = ['point1', 'point2', 'point3'] as const;

interface Props {
  app: AppId;
  id: FeatureId;
  flipped: boolean | undefined;
  tone: AppSection['tone'];
}

/** What an app does, with a close view of it at work. */
export function AppFeature({ app, id, flipped, tone }: Props) {
  const t = useTranslations(`appPages.${id}`);
  return (
    <Feature
      id={id}
      heading={t('heading')}
      text={t('text')}
      points={points.map((point) => t(point))}
      media={<Detail name={id} />}
      {...{ app, flipped, tone }}
    />
  );
}
