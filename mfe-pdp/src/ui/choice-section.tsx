import type { ReactNode } from 'react';
import { Heading, Text } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './choice-section.module.css';

export interface ChoiceSectionProps {
  /** Of the heading, where links with `steg` lead. */
  readonly id: string;
  readonly heading: string;
  /** Of all amounts of the section: '(ekskl. mva.)' or ''. */
  readonly vatNote: string;
  readonly children: ReactNode;
}

/** A question of the purchase under its heading. */
export function ChoiceSection({ id, heading, vatNote, children }: ChoiceSectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={2} id={id} size="h2">
        {heading}
      </Heading>
      {vatNote && (
        <Text size="small" tone="soft">
          {texts.amounts(vatNote)}
        </Text>
      )}
      {children}
    </section>
  );
}
