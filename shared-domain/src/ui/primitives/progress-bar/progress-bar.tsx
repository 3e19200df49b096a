import { classNames } from '../../class-names';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** The accessible name. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly look?: 'bar' | 'thin' | undefined;
}

/** A bar that shows a share, by the native element. */
export function ProgressBar({ label, value, max, look = 'bar' }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={Math.min(value, max)}
      max={max}
      className={classNames(styles.progress, styles[look])}
    />
  );
}
