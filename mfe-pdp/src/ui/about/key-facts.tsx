import { memo } from 'react';
import { FactTiles, Icon, VisuallyHidden } from 'shared-domain/ui';
import type { ProductFact } from '../../data/product-facts';
import { factNames } from '../../texts/about-nb';
import { factIcon } from './fact-icons';

export interface KeyFactsProps {
  readonly facts: readonly ProductFact[];
}

/** Groups whose heading says nothing. */
const NO_GROUP = /^(egenskaper|annet|mål)/i;

/** Facts at a glance; the group that a fact belongs to is seen by its icon. */
export const KeyFacts = memo(function KeyFacts({ facts }: KeyFactsProps) {
  return (
    <FactTiles
      facts={facts.map(({ group, label, value }) => ({
        icon: <Icon of={factIcon(group, label)} />,
        label: factNames[`${group.split(' ')[0]} ${label}`] ?? (
          <>
            {!NO_GROUP.test(group) && <VisuallyHidden>{group}, </VisuallyHidden>}
            {label}
          </>
        ),
        value,
      }))}
    />
  );
});
