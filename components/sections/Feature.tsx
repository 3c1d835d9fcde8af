import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon.shared';
import { Picture, type PictureName } from '@/components/ui/Picture';
import styles from './Feature.module.scss';

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
  tone?: 'plain' | 'tint' | 'ink';
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
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={`${id}-title`}
      data-tone={tone}
      data-app={app}
    >
      <div className={styles.inner} data-flipped={flipped} data-wide={!picture && !media}>
        <div className={styles.text}>
          <h2 id={`${id}-title`} className={styles.heading}>
            {heading}
          </h2>
          <p className={styles.lead}>{text}</p>
          {points.length > 0 && (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>
                  <Icon name="check" className={styles.check} />
                  {point}
                </li>
              ))}
            </ul>
          )}
          {(picture || media) && children}
        </div>
        {picture && <Picture {...picture} className={styles.picture} />}
        {media ?? (!picture && children)}
      </div>
    </section>
  );
}
