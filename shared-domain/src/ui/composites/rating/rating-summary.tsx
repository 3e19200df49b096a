import type { ReactNode } from 'react';
import type { HeadingLevel } from '../../primitives/heading/heading';
import { Heading } from '../../primitives/heading/heading';
import { Text } from '../../primitives/text/text';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden';
import * as texts from '../../texts/nb';
import styles from './rating.module.css';

export interface RatingSummaryProps {
  /** e.g. 'Kundene sier'. */
  readonly title: ReactNode;
  readonly level?: HeadingLevel | undefined;
  /** As shown, e.g. '4,5'. */
  readonly valueText: string;
  readonly count: number;
  readonly id?: string | undefined;
}

/** The head of the reviews: title, how many ratings there are, and the figure in large. */
export function RatingSummary({ title, level = 2, valueText, count, id }: RatingSummaryProps) {
  return (
    <div className={styles.summary}>
      <div>
        <Heading level={level} size="h3" id={id}>
          {title}
        </Heading>
        <Text size="small" tone="soft">
          {texts.ratings(count)}
        </Text>
      </div>
      <p className={styles.figure}>
        <span aria-hidden>
          {valueText} <span className={styles.scale}>{texts.ofFive}</span>
        </span>
        <VisuallyHidden>{texts.rating(valueText)}</VisuallyHidden>
      </p>
    </div>
  );
}
