import type { ReactNode } from 'react';
import { Heading, Stack, Text } from 'shared-domain/ui';

export interface ChoiceSectionProps {
  /** The id of the heading, to which links with `steg` lead. */
  readonly id: string;
  readonly heading: string;
  /** A note about all prices below, '(ekskl. mva.)' or ''. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A question of the purchase under its heading. */
export function ChoiceSection({ id, heading, note, children }: ChoiceSectionProps) {
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Heading level={2} id={id} size="h2">
          {heading}
        </Heading>
        {note && (
          <Text size="small" tone="soft">
            {note}
          </Text>
        )}
        {children}
      </Stack>
    </section>
  );
}
