import type { ReactNode } from 'react';
import { useHydrated } from 'shared-domain/ui';
import styles from './script-only.module.css';

export interface ScriptOnlyProps {
  readonly children: ReactNode;
  /** The content that takes its place without script. */
  readonly instead?: ReactNode;
}

/** Content that does nothing without script, or would promise what the plain form does not sell: without script it is not there. */
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
  /** The text without script. */
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
