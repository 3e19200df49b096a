import type { ReactNode } from 'react';
import { Skeleton, Stack } from 'shared-domain/ui';
import styles from './accessory-grid.module.css';

export interface AccessoryGridProps {
  /** Default: a list. */
  readonly as?: 'ul' | 'div';
  readonly children: ReactNode;
}

/** Cards of accessories, as many beside each other as fit. */
export const AccessoryGrid = ({ as: Element = 'ul', children }: AccessoryGridProps) => (
  <Element className={styles.grid}>{children}</Element>
);

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
