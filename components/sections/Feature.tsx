import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon.shared';
import { Picture, type PictureName } from '@/components/ui/Picture';
import styles from './Feature.module.scss';
import { Section, type Tone } from './Section';

interface Props {
  /** Id of the section, for links to it. */
  id: string;
  heading: string;
  text: string;
  points?: readonly string[];
  app?: string;
  picture?: { name: PictureName; alt: string };
  /** What stands in the place of the picture. */
  media?: ReactNode;
  /** The picture stands before the text. */
  flipped?: boolean;
  tone?: Tone;
  children?: ReactNode;
}

/** One thing that the product does: words, points, and a picture or something else beside them. */
export function Feature({
  id,
  heading,
  text,
  points = [],
  app,
  picture,
  media,
  flipped,
  tone = 'plain',
  children,
}: Props) {
  const list = points.length > 0 && (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" className={styles.check} />
          {point}
        </li>
      ))}
    </ul>
  );
  const beside = picture ? <Picture {...picture} className={styles.picture} /> : media;
  const more = (
    <>
      {list}
      {beside && children}
    </>
  );
  return (
    <Section
      anchor
      lead={text}
      words={{ className: styles.text, more }}
      layout={beside ? 'halves' : 'stack'}
      className={flipped ? `${styles.feature} ${styles.flipped}` : styles.feature}
      {...{ id, heading, tone, app }}
    >
      {beside ?? children}
    </Section>
  );
}
