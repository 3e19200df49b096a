import type { ReactNode } from 'react';
import type { HeadingLevel } from '../../primitives/heading/heading';
import { Heading } from '../../primitives/heading/heading';
import { Text } from '../../primitives/text/text';
import styles from './states.module.css';

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** An icon of 40 px. */
  readonly icon?: ReactNode;
  /** One button or link, full width where it is narrow. */
  readonly action?: ReactNode;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** Nothing here yet: what it means and what to do next. Its heading can take the focus of what was removed. */
export function EmptyState({ title, text, icon, action, headingLevel = 2 }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <div className={styles.inner}>
        {icon && (
          <span aria-hidden className={styles.icon}>
            {icon}
          </span>
        )}
        <Heading level={headingLevel} size="h3" tabIndex={-1}>
          {title}
        </Heading>
        {text && <Text tone="soft">{text}</Text>}
        {action && <div className={styles.actions}>{action}</div>}
      </div>
    </div>
  );
}
