import type { FinancingMethod } from '../../catalogue';
import { optionsOf } from './financing-option';

/** Identifies a method: lease and lease with commitment share an id and differ in their sub-id (P3-9). */
export const methodKey = ({ alternative_id: id, subId }: Pick<FinancingMethod, 'alternative_id' | 'subId'>): string =>
  subId ? `${id}-${subId}` : id;

/** The option that a method's tab selects: its first (P4-44); null where it has none (P8-12). @param key a `methodKey` */
export const firstOptionOf = (methods: readonly FinancingMethod[], key: string): string | null =>
  optionsOf(methods.filter((method) => methodKey(method) === key))[0] ?? null;
