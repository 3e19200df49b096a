import { classNames } from '../../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** The box that it keeps free; lines and blocks fill their parent's width. */
  readonly shape: 'line' | 'title' | 'price' | 'button' | 'tile' | 'card' | 'block' | 'row';
  readonly className?: string | undefined;
}

/** Placeholder with the size of what is loading. Silent for screen readers: add a status where the wait matters. */
export function Skeleton({ shape, className }: SkeletonProps) {
  return <span aria-hidden className={classNames(styles.skeleton, styles[shape], className)} />;
}
