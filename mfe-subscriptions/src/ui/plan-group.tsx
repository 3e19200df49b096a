import { Children, type ReactNode } from 'react';
import { Heading, Stack, Text } from 'shared-domain/ui';
import styles from './plan-group.module.css';

export interface PlanGroupProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** One card each. */
  readonly children: ReactNode;
}

/** Plans of one kind under a heading, in level rows. */
export function PlanGroup({ id, title, lead, children }: PlanGroupProps) {
  const cards = Children.toArray(children);
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Stack gap={4}>
        <Heading level={2} id={id} tabIndex={-1} className={styles.heading}>
          {title}
        </Heading>
        <Text tone="soft">{lead}</Text>
      </Stack>
      <ul className={styles.plans}>
        {cards.map((card, index) => (
          <li key={index}>{card}</li>
        ))}
      </ul>
    </section>
  );
}
