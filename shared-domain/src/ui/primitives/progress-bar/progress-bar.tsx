import { classNames } from '../../class-names';
import { paint } from '../../paint';
import styles from './progress-bar.module.css';

/** Tokens that can be told from the track: each is a pair of the brand's checks. */
export type BarColour =
  | 'brand-600'
  | 'brand-700'
  | 'brand-800'
  | 'brand-900'
  | 'blue-700'
  | 'green-700'
  | 'red-700'
  | 'yellow-700';

export interface ProgressBarProps {
  /** The accessible name. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The brand's own by default. */
  readonly colour?: BarColour | undefined;
  readonly look?: 'bar' | 'thin' | undefined;
}

/** A bar that shows a share, by the native element. */
export function ProgressBar({ label, value, max, colour, look = 'bar' }: ProgressBarProps) {
  return (
    <progress
      ref={paint({ ink: colour && `var(--${colour})` })}
      aria-label={label}
      value={Math.min(value, max)}
      max={max}
      className={classNames(styles.progress, styles[look])}
    />
  );
}
