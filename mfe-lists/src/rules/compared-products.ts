import { type Product, specificationGroups } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';

/** Products that can be seen side by side. */
export const MOST_COMPARED = 3;

export interface ComparedRow {
  readonly label: string;
  /** The value of each product; null: its specification has no such line. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

export interface ComparedGroup {
  readonly label: string;
  readonly rows: readonly ComparedRow[];
}

/** A row of values side by side. It differs where two products say different things: one that says nothing is no difference. */
export const comparedRow = (label: string, values: ComparedRow['values']): ComparedRow => ({
  label,
  values,
  differs: new Set(values.filter((value) => value !== null)).size > 1,
});

/** Specifications side by side: groups and rows in the order of the first product that has them. */
export function compareSpecifications(products: readonly Pick<Product, 'specifications'>[]): readonly ComparedGroup[] {
  const groups = new Map<string, Map<string, (string | null)[]>>();
  products.forEach(({ specifications }, place) => {
    for (const { label, rows } of specificationGroups(specifications)) {
      const known = groups.get(label) ?? new Map<string, (string | null)[]>();
      groups.set(label, known);
      for (const row of rows) {
        const values = known.get(row.label) ?? products.map(() => null);
        known.set(row.label, values);
        values[place] = row.value;
      }
    }
  });
  return [...groups].map(([label, rows]) => ({
    label,
    rows: [...rows].map(([name, values]) => comparedRow(name, values)),
  }));
}

/** Part of a product's path, as the address of a comparison names it: 'mobiltelefoner/apple/iphone-17'. */
const NAMED = /^(?:bedrift\/)?[a-z-]+(?:\/[a-z0-9-]+){2,3}$/;

/** The products that an address names by `varer`, as paths; at most three, each once, and only well-formed ones. */
export function parseCompared(text: string | null): readonly string[] {
  const named = (text ?? '')
    .toLowerCase()
    .split(',')
    .filter((each) => NAMED.test(each));
  return [...new Set(named)].slice(0, MOST_COMPARED).map((each) => `/${each}/`);
}

/** The address of a comparison, the same for the same products. @param page path of the comparison @param hrefs paths of products */
export const formatCompared = (page: string, hrefs: readonly string[]): string =>
  hrefs.length === 0 ? page : `${page}?varer=${hrefs.map((href) => href.slice(1, -1)).join(',')}`;

/** Path of the comparison of a realm. */
export const comparePath = (realm: Realm): string => (realm === 'B2C' ? '/sammenlign/' : '/bedrift/sammenlign/');
