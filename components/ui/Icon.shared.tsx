import { iconSprite, type IconName } from '@/config/site/icons';
import styles from './Icon.module.scss';

/** An icon of the sprite, 1.25em in size and in the colour of its text; decoration, so hidden from screen readers. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  const kind = name.startsWith('brand-') ? styles.brand : styles.line;
  return (
    <svg className={`${kind} ${className}`} aria-hidden="true">
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}
