import { classNames } from '../../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** The box that it keeps free; lines and blocks fill their parent's width. */
  readonly shape: 'line' | 'title' | 'price' | 'button' | 'tile' | 'card' | 'block' | 'row';
  readonly className?: string | undefined;
}

/** Keeps the room of something that is on its way. It says nothing: put a status beside it where the wait matters. */
export function Skeleton({ shape, className }: SkeletonProps) {
  return <span aria-hidden className={classNames(styles.skeleton, styles[shape], className)} />;
}
