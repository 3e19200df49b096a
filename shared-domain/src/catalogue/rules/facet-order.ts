import { compareNorwegian } from '../../kernel';
import type { FacetId } from '../model';
import type { FacetChoice } from './facet-definition';
import { compareSizes } from './size';

type Comparison = (one: FacetChoice, other: FacetChoice) => number;

/** What a value is called on the server; the shop's own names are sorted by their addresses, which are spelt alike. */
const nameOf = ({ text, value }: FacetChoice): string => (text.key === 'ownText' ? text.values.text : value);
const byName: Comparison = (one, other) => compareNorwegian(nameOf(one), nameOf(other));
const byOrder: Comparison = (one, other) => (one.order ?? 0) - (other.order ?? 0);
const byOrderThenName: Comparison = (one, other) => byOrder(one, other) || byName(one, other);

/** How the values of each facet are sorted (F9.13-2); colours by their count first. */
export const FACET_ORDER: Readonly<Record<FacetId, Comparison>> = {
  compatible: byOrderThenName,
  categories: byOrderThenName,
  brands: byName,
  sizes: (one, other) => compareSizes(nameOf(one), nameOf(other)),
  colors: byName,
  conditions: byOrder,
};
