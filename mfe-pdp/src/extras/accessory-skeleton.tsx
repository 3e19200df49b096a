import { Skeleton, Stack } from 'shared-domain/ui';
import { AccessoryGrid } from './accessory-grid';
import styles from './accessory-skeleton.module.css';

export interface AccessorySkeletonProps {
  readonly count: number;
  /** A row with 'Vis flere' will follow below. */
  readonly hasMore?: boolean;
}

/** The room of accessories that are on their way. */
export const AccessorySkeleton = ({ count, hasMore = false }: AccessorySkeletonProps) => (
  <Stack gap={24}>
    <AccessoryGrid as="div">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.card}>
          <Skeleton shape="block" className={styles.room} />
        </div>
      ))}
    </AccessoryGrid>
    {hasMore && <div className={styles.more} />}
  </Stack>
);
