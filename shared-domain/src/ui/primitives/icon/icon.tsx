import styles from './icon.module.css';

/** Path in a square of 24. */
export type IconDrawing = `M${string}`;

export interface IconProps {
  readonly of: IconDrawing;
  /** Edge in px, 24 by default. */
  readonly size?: 16 | 18 | 20 | 24 | 32 | 40 | undefined;
}

/** A decorative icon in the text's colour; assistive technology passes over it. */
export function Icon({ of: drawing, size = 24 }: IconProps) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 24 24" className={styles.icon}>
      <path d={drawing} />
    </svg>
  );
}
