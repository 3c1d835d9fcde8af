import styles from './Logo.module.scss';

/** The brand's mark: a sheet with a folded corner, and the stroke of a pen across it. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path
        className={styles.sheet}
        d="M8 2h11l9 9v15a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z"
      />
      <path className={styles.fold} d="M19 2l9 9h-6a3 3 0 0 1-3-3Z" />
      <path className={styles.stroke} d="M9 15.5l3.2 8L16 17l3.8 6.5 3.2-8" />
    </svg>
  );
}
