import type { ReactNode } from 'react';
import styles from './Section.module.scss';

/** The band across the page that a section stands on. */
export type Tone = 'plain' | 'tint' | 'ink';

interface Props {
  /** Id of the heading, which names the section; with `anchor` of the section itself, for links to it. */
  id: string;
  anchor?: boolean;
  heading: ReactNode;
  lead?: ReactNode;
  /** Heading and lead stand in a box of their own, together with `more`. */
  words?: { readonly className?: string; readonly more?: ReactNode };
  tone?: Tone;
  /** App whose colour the section carries. */
  app?: string;
  /** Where the section keeps its distance; `inside` has neither distance nor container of its own. */
  room?: 'both' | 'before' | 'after' | 'none' | 'inside';
  /** Heading above its content, or beside it: 4 to 7, 5 to 6, 1 to 2. */
  layout?: 'stack' | 'beside' | 'halves' | 'thirds';
  /** Class of the box that holds it all: sets the measures that `Section.module.scss` names. */
  className?: string;
  children?: ReactNode;
}

/** A section of a page under its heading. */
export function Section({
  id,
  anchor = false,
  heading,
  lead,
  words,
  tone,
  app,
  room = 'both',
  layout = 'stack',
  className,
  children,
}: Props) {
  const titleId = anchor ? `${id}-title` : id;
  const container = room === 'inside' ? undefined : styles.box;
  const box = [container, styles[room], styles[layout], className].filter(Boolean).join(' ');
  const title = (
    <>
      <h2 id={titleId} className={styles.heading}>
        {heading}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
  const wordsClass = [styles.words, words?.className].filter(Boolean).join(' ');
  const content = (
    <>
      {words ? (
        <div className={wordsClass}>
          {title}
          {words.more}
        </div>
      ) : (
        title
      )}
      {children}
    </>
  );
  return (
    <section
      className={tone ? styles.band : box}
      id={anchor ? id : undefined}
      aria-labelledby={titleId}
      data-tone={tone}
      data-app={app}
    >
      {tone ? <div className={box}>{content}</div> : content}
    </section>
  );
}
