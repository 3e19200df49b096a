import type { ReactNode } from 'react';
import styles from './disclaimer.module.css';

/** A legal line: 13 px, soft, always in sight. */
export function Disclaimer({ children }: { readonly children: ReactNode }) {
  return <p className={styles.disclaimer}>{children}</p>;
}
