import { Skeleton } from 'shared-domain/ui';
import styles from './accessory-skeleton.module.css';

export interface AccessorySkeletonProps {
  readonly count: number;
  /** The grid of the cards. */
  readonly className: string | undefined;
}

/** The room of accessories that are on their way. */
export const AccessorySkeleton = ({ count, className }: AccessorySkeletonProps) => (
  <div className={className}>
    {Array.from({ length: count }, (_, place) => (
      <div key={place} className={styles.card}>
        <Skeleton shape="block" className={styles.room} />
      </div>
    ))}
  </div>
);
