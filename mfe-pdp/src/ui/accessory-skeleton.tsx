import { Skeleton } from 'shared-domain/ui';
import { AccessoryGrid } from './accessory-grid';
import styles from './accessory-skeleton.module.css';

export interface AccessorySkeletonProps {
  readonly count: number;
}

/** The room of accessories that are on their way. */
export const AccessorySkeleton = ({ count }: AccessorySkeletonProps) => (
  <AccessoryGrid as="div">
    {Array.from({ length: count }, (_, place) => (
      <div key={place} className={styles.card}>
        <Skeleton shape="block" className={styles.room} />
      </div>
    ))}
  </AccessoryGrid>
);
