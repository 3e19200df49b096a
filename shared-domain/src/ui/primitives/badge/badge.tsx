import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './badge.module.css';

export interface BadgeProps {
  /** offer means money saved; brand news, youth and recommended; green Like Fin; plain the rest. */
  readonly kind: 'offer' | 'brand' | 'green' | 'plain';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A 28 px badge; one per product. */
export function Badge({ kind, icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[kind])}>
      {icon && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
