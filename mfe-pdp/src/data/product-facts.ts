import { type Product, specificationGroups } from 'shared-domain/catalogue';

export interface ProductFact {
  /** Heading of its table, e.g. 'Skjerm'. */
  readonly group: string;
  readonly label: string;
  readonly value: string;
}

const FACTS = 4;

/** What says nothing beside its name alone, or belongs to what is in the box. */
const NO_FACT = /^(ja|nei)\b|^\d+ stk\b|\bfølger med$|\bi esken$/i;

/**
 * The four facts of a product that are told at a glance: the first telling line of each group of its specifications, then the second ones. A
 * value that is too long for its table (P9-14) is too long for a glance; placeholders are none (P9-16).
 */
export function productFacts(specifications: Product['specifications']): readonly ProductFact[] {
  const groups = specificationGroups(specifications).map(({ label: group, rows }) =>
    rows
      .filter(({ value, opensInModal }) => !opensInModal && !NO_FACT.test(value))
      .map(({ label, value }) => ({ group, label, value })),
  );
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, row) => groups.flatMap((facts) => facts[row] ?? []))
    .flat()
    .slice(0, FACTS);
}
