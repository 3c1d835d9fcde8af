import type { ReactNode } from 'react';
import { Picture, type PictureName } from '@/components/ui/Picture';
import styles from './PageHero.module.scss';

interface Props {
  heading: string;
  lead: string;
  /** `ink` is the dark band, for pages whose header is white. */
  tone?: 'plain' | 'tint' | 'ink';
  /** App whose colour the page carries. */
  app?: string;
  picture?: { name: PictureName; alt: string; enlarged?: boolean };
  /** The picture shows whole devices on nothing: no panel is drawn around it. */
  cutout?: boolean;
  /** Buttons and links. */
  children?: ReactNode;
}

/** The top of a page: what it is about and the first thing to do, beside or above a product picture. */
export function PageHero({ heading, lead, tone = 'plain', app, picture, cutout, children }: Props) {
  return (
    <section
      className={styles.hero}
      data-tone={tone}
      data-app={app}
      data-picture={Boolean(picture)}
      data-cutout={cutout}
    >
      <div className={styles.inner}>
        <div className={styles.text}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        {picture && <Picture {...picture} className={styles.picture} priority />}
      </div>
    </section>
  );
}
