import type { ReactNode } from 'react';
import { Section } from 'shared-domain/ui';
import styles from './page-section.module.css';

/** The warm section beneath the head of a plan page, down to the footer. */
export function PageSection({ children }: { readonly children: ReactNode }) {
  return (
    <Section tone="warm" className={styles.section}>
      {children}
    </Section>
  );
}
