import { useFormatter, useTranslations } from 'next-intl';
import type { NotedSystem } from '@/config/download/notedSystems';
import {
  changeKinds,
  releaseAnchor,
  releases,
  type NotedRelease,
} from '@/config/download/releases';
import styles from './Releases.module.scss';

/** Writes ISO dates in the page's language; a date has no time zone. */
function useReleaseDate(): (date: string) => string {
  const format = useFormatter();
  return (date) => format.dateTime(new Date(date), { dateStyle: 'long', timeZone: 'UTC' });
}

function Changes({ changes }: { changes: NotedRelease['changes'] }) {
  const t = useTranslations('whatsnew');
  return changeKinds.map((kind) => {
    const ofKind = changes.filter((change) => change.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <div key={kind} className={styles.group}>
        <h3 className={styles.kind}>{t(`kinds.${kind}`)}</h3>
        <ul className={styles.changes}>
          {ofKind.map(({ id }) => (
            <li key={id}>{t(`changes.${id}`)}</li>
          ))}
        </ul>
      </div>
    );
  });
}

function ReleaseSection({ release: { version, date, changes } }: { release: NotedRelease }) {
  const releaseDate = useReleaseDate();
  const anchor = releaseAnchor(version);
  return (
    <section className={styles.release} id={anchor} aria-labelledby={`${anchor}-title`}>
      <div className={styles.what}>
        <h2 id={`${anchor}-title`} className={styles.version}>
          <a href={`#${anchor}`}>{version}</a>
        </h2>
        <time dateTime={date} className={styles.date}>
          {releaseDate(date)}
        </time>
      </div>
      <div className={styles.groups}>
        <Changes changes={changes} />
      </div>
    </section>
  );
}

/** A system's releases, newest first, each with a link to itself. */
export function Releases({ system }: { system: NotedSystem }) {
  return (
    <div className={styles.releases}>
      {releases[system].map((release) => (
        <ReleaseSection key={release.version} release={release} />
      ))}
    </div>
  );
}
