import type { FinancingMethod } from '../../catalogue';
import { optionsOf } from './financing-option';

/** What tells methods apart: lease and lease with commitment share their id, the sub-id is their own (P3-9). */
export const methodKey = ({ alternative_id: id, subId }: Pick<FinancingMethod, 'alternative_id' | 'subId'>): string =>
  subId ? `${id}-${subId}` : id;

/** The option that a method's tab chooses: its first (P4-44); null where it has none (P8-12). @param key a `methodKey` */
export const firstOptionOf = (methods: readonly FinancingMethod[], key: string): string | null =>
  optionsOf(methods.filter((method) => methodKey(method) === key))[0] ?? null;
