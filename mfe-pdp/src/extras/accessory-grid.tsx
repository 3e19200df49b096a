import type { ReactNode } from 'react';
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
