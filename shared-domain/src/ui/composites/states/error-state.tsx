import type { ReactNode } from 'react';
import { ExclamationmarkTriangleFillIcon } from '../../icons';
import { Button } from '../../primitives/button/button';
import type { HeadingLevel } from '../../primitives/heading/heading';
import { Heading } from '../../primitives/heading/heading';
import { Icon } from '../../primitives/icon/icon';
import { Text } from '../../primitives/text/text';
import * as texts from '../../texts/nb';
import styles from './states.module.css';

export interface ErrorStateProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly action?: ReactNode;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** Something failed: what, and the way on. */
export function ErrorState({ title, text, onRetry, action, headingLevel = 2 }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.state}>
      <div className={styles.inner}>
        <span className={styles.warning}>
          <Icon of={ExclamationmarkTriangleFillIcon} size={40} />
        </span>
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
        {text && <Text tone="soft">{text}</Text>}
        {(onRetry ?? action) && (
          <div className={styles.actions}>
            {onRetry && (
              <Button variant="secondary" onClick={onRetry}>
                {texts.retry}
              </Button>
            )}
            {action}
          </div>
        )}
      </div>
    </div>
  );
}
