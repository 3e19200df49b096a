import { memo } from 'react';
import type { Product } from 'shared-domain/catalogue';
import { FactTiles, Icon, VisuallyHidden } from 'shared-domain/ui';
import { productFacts } from '../../data/product-facts';
import { factNames } from '../../texts/about-nb';
import { factIcon } from './fact-icons';

export interface KeyFactsProps {
  readonly specifications: Product['specifications'];
}

/** Groups whose heading says nothing. */
const NO_GROUP = /^(egenskaper|annet|mål)/i;

/** Facts at a glance; the group that a fact belongs to is seen by its icon. */
export const KeyFacts = memo(function KeyFacts({ specifications }: KeyFactsProps) {
  const facts = productFacts(specifications);
  if (facts.length === 0) return null;
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
