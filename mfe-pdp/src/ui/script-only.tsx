import type { ReactNode } from 'react';
import { useHydrated } from 'shared-domain/ui';
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

export interface ScriptTextProps {
  readonly text: string;
  /** What is said without script. */
  readonly plain: string;
}

/** A text that is another one without script, e.g. in the button of a form. */
export function ScriptText({ text, plain }: ScriptTextProps) {
  const isHydrated = useHydrated();
  if (isHydrated || text === plain) return text;
  return (
    <>
      <span className={styles.scripted}>{text}</span>
      <span className={styles.plain}>{plain}</span>
    </>
  );
}
