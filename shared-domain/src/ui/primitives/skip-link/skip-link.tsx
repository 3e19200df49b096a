import type { ReactNode } from 'react';
import * as texts from '../../texts/nb';
import styles from './skip-link.module.css';

export interface SkipLinkProps {
  /** A fragment, e.g. '#innhold'. */
  readonly href: string;
  readonly children?: ReactNode;
}

/** First in the tab order, seen when focused. */
export function SkipLink({ href, children = texts.skipToContent }: SkipLinkProps) {
  return (
    <a href={href} className={styles.link}>
      {children}
    </a>
  );
}
