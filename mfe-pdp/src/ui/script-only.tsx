import type { ReactNode } from 'react';
import styles from './script-only.module.css';

export interface ScriptOnlyProps {
  readonly children: ReactNode;
  /** What takes its place without script. */
  readonly instead?: ReactNode;
}

/** What does nothing without script, or would say what the plain form does not sell: it is not there then. */
export function ScriptOnly({ children, instead }: ScriptOnlyProps) {
  return (
    <>
      <div className={styles.scripted}>{children}</div>
      {instead && <noscript>{instead}</noscript>}
    </>
  );
}
