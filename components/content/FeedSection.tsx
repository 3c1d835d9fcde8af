import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon.shared';
import { OuterLink } from '@/components/ui/OuterLink';
import styles from './FeedSection.module.scss';

interface Props {
  /** Id of the section, for links to it. */
  id: string;
  heading: string;
  text: string;
  /** The place that the content comes from. */
  link: { href: string; name: string };
  tone?: 'plain' | 'tint' | 'ink';
  /** What another host has to show; the rest makes sense without it. */
  children: ReactNode;
}

/** Words and a link that always hold, and at the end of the section what the host has to show. */
export function FeedSection({ id, heading, text, link, tone = 'plain', children }: Props) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`} data-tone={tone}>
      <div className={styles.inner}>
        <div className={styles.intro}>
          <div className={styles.words}>
            <h2 id={`${id}-title`} className={styles.heading}>
              {heading}
            </h2>
            <p className={styles.lead}>{text}</p>
          </div>
          <OuterLink href={link.href} className={styles.link}>
            {link.name}
            <Icon name="arrow-up-right" />
          </OuterLink>
        </div>
        {children}
      </div>
    </section>
  );
}
