import type { XMarkIcon } from '../../icons';
import styles from './icon.module.css';

export interface IconProps {
  readonly of: typeof XMarkIcon;
  /** Edge in px, 24 by default. */
  readonly size?: 16 | 18 | 20 | 24 | 32 | 40 | undefined;
}

/** A decorative icon in the text's colour; assistive technology passes over it. */
export function Icon({ of: Drawing, size = 24 }: IconProps) {
  return <Drawing aria-hidden width={size} height={size} className={styles.icon} />;
}
