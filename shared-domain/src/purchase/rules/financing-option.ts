import { type FinancingMethod, SWITCH_MONTHS } from '../../catalogue';
import type { FinancingType } from '../../contracts/enumerations';
import { FINANCING_ALIASES } from '../../contracts/query-parameters';

export type FinancingOption = FinancingMethod['financingOptions'][number];

/** A financing option in a cart update (P7-10, P4-45). */
export interface UpdateFinancing {
  readonly financingType: FinancingType;
  /** Months, or 'now' for leasenow; absent for upfront. */
  readonly financingDuration?: number | 'now';
}

/** The option id of a query parameter, which may be an alias (P2-12, F2.8-23). */
export const resolveAlias = (asked: string): string => FINANCING_ALIASES[asked.toLowerCase()] ?? asked;

/**
 * 'lease24' → lease, 24, with and without commitment. 'upfront b2b' is upfront; 'leasenow' is a lease with duration 'now' (P3-10, P4-45, P7-10).
 */
export function toUpdateFinancing(option: string): UpdateFinancing {
  if (option === 'leasenow') return { financingType: 'lease', financingDuration: 'now' };
  if (option === 'new-switch') return { financingType: 'switch', financingDuration: SWITCH_MONTHS };
  if (option === 'existing-switch') return { financingType: 'reswitch', financingDuration: SWITCH_MONTHS };
  const found = /^(lease|ukko)(\d+)(?:commitment)?$/.exec(option);
  return found
    ? { financingType: found[1] as 'lease' | 'ukko', financingDuration: Number(found[2]) }
    : { financingType: 'upfront' };
}

export const isUpfront = (option: string): boolean => toUpdateFinancing(option).financingType === 'upfront';

/** Whether the purchase includes a plan: neither the full price nor an equipment agreement does (P4-17). */
export const needsPlan = (option: string): boolean =>
  !['upfront', 'ukko'].includes(toUpdateFinancing(option).financingType);

/** Ids of all options, in the order of their methods. */
export const optionsOf = (methods: readonly FinancingMethod[]): readonly string[] =>
  methods.flatMap(({ financingOptions }) => financingOptions.map(({ alternative_id: id }) => id));

/** The method that an option belongs to, among the available ones; null without one. */
export const methodOfOption = (methods: readonly FinancingMethod[], option: string): FinancingMethod | null =>
  methods.find((method) => optionsOf([method]).includes(option)) ?? null;
