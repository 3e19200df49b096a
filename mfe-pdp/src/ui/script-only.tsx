import type { ReactNode } from 'react';
import styles from './script-only.module.css';

export interface ScriptOnlyProps {
  readonly children: ReactNode;
  /** What takes its place without script. */
  readonly instead?: ReactNode;
  /** In a line of text, e.g. in a button. */
  readonly inline?: boolean;
}

/** What does nothing without script, or would say what the plain form does not sell: it is not there then. */
export function ScriptOnly({ children, instead, inline = false }: ScriptOnlyProps) {
  const Box = inline ? 'span' : 'div';
  return (
    <>
      <Box className={styles.scripted}>{children}</Box>
      {instead && <noscript>{instead}</noscript>}
    </>
  );
}
