import { useFormatter, useTranslations } from 'next-intl';
import { changeKinds, linuxReleases, releaseAnchor } from '@/config/download/linuxReleases';
import styles from './Releases.module.scss';

type Release = (typeof linuxReleases)[number];

/** Writes ISO dates in the page's language; a date has no time zone. */
function useReleaseDate(): (date: string) => string {
  const format = useFormatter();
  return (date) => format.dateTime(new Date(date), { dateStyle: 'long', timeZone: 'UTC' });
}

function Changes({ changes }: { changes: Release['changes'] }) {
  const t = useTranslations('whatsnewLinux');
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

function ReleaseSection({ release: { version, date, changes } }: { release: Release }) {
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

/** The releases for Linux, newest first, each with a link to itself. */
export function Releases() {
  return (
    <div className={styles.releases}>
      {linuxReleases.map((release) => (
        <ReleaseSection key={release.version} release={release} />
      ))}
    </div>
  );
}
