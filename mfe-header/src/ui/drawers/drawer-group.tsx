import type { ReactNode } from 'react';
import { Heading } from 'shared-domain/ui';
import styles from './drawer-group.module.css';

export interface DrawerGroupProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part of a drawer under its heading. */
export function DrawerGroup({ heading, children }: DrawerGroupProps) {
  return (
    <section className={styles.group}>
      <Heading level={3}>{heading}</Heading>
      {children}
    </section>
  );
}
