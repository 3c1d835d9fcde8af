import { Icon } from '@/components/ui/Icon.shared';
import styles from './CheckList.module.scss';

/** A few points to go through. */
export function CheckList({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" className={styles.check} />
          {point}
        </li>
      ))}
    </ul>
  );
}
