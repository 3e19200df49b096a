import type { ReactNode } from 'react';
import { Heading, Stack } from 'shared-domain/ui';

export interface ChoiceSectionProps {
  /** The id of the heading, to which links with `steg` lead. */
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A question of the purchase under its heading. */
export function ChoiceSection({ id, heading, children }: ChoiceSectionProps) {
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Heading level={2} id={id} size="h2">
          {heading}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
