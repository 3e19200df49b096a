import type { ReactNode } from 'react';
import type { PlanColour } from 'shared-domain/subscription';
import { Heading, Stack, Text } from 'shared-domain/ui';
import styles from './plan-group.module.css';

export interface PlanGroupProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** A card each, with the plan's colour (F9.5-8). */
  readonly cards: readonly { readonly key: string; readonly colour: PlanColour | null; readonly card: ReactNode }[];
}

/** Youth plans have a stripe of their colour; the plan that is tried is a banner as wide as the page. */
const LOOKS: Readonly<Record<PlanColour, string | undefined>> = {
  'brand-600': styles.youth,
  'brand-800': styles.banner,
};

/** Plans of one kind under a heading, in level rows. */
export function PlanGroup({ id, title, lead, cards }: PlanGroupProps) {
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Stack gap={4}>
        <Heading level={2} id={id} tabIndex={-1} className={styles.heading}>
          {title}
        </Heading>
        <Text tone="soft">{lead}</Text>
      </Stack>
      <ul className={styles.plans}>
        {cards.map(({ key, colour, card }) => (
          <li key={key} data-colour={colour} className={colour ? LOOKS[colour] : undefined}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}
