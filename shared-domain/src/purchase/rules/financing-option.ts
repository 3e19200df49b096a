import { FINANCING_ALIASES } from '../../contracts/query-parameters';
import type { FinancingMethod } from '../../catalogue';

export type FinancingOption = FinancingMethod['financingOptions'][number];

/** What an update of the cart says of an option (P7-10, P4-45). */
export interface UpdateFinancing {
  readonly financingType: 'upfront' | 'lease' | 'switch' | 'reswitch' | 'ukko';
  /** Months, or 'now' for leasenow; absent for upfront. */
  readonly financingDuration?: number | 'now';
}

/** An option id of the URL: aliases of links are understood (P2-12, F2.8-23). */
export const resolveAlias = (asked: string): string => FINANCING_ALIASES[asked.toLowerCase()] ?? asked;

/** 'lease24' → lease, 24. 'upfront b2b' is upfront; 'leasenow' is a lease with duration 'now' (P4-45, P7-10). */
export function toUpdateFinancing(option: string): UpdateFinancing {
  if (option === 'leasenow') return { financingType: 'lease', financingDuration: 'now' };
  if (option === 'new-switch') return { financingType: 'switch', financingDuration: 24 };
  if (option === 'existing-switch') return { financingType: 'reswitch', financingDuration: 24 };
  const [, type, months] = /^(lease|ukko)(\d+)$/.exec(option) ?? [];
  if (type === 'lease' || type === 'ukko') return { financingType: type, financingDuration: Number(months) };
  return { financingType: 'upfront' };
}

export const isUpfront = (option: string): boolean => toUpdateFinancing(option).financingType === 'upfront';

/** The method that holds an option, among those that are available. */
export const methodOfOption = (methods: readonly FinancingMethod[], option: string): FinancingMethod | null =>
  methods.find((method) => method.financingOptions.some(({ alternative_id: id }) => id === option)) ?? null;

/** The option that a click on a method's tab chooses (P4-44); null: 'Ingen valg for dette alternativet.' (P8-12). */
export const firstOptionOf = (method: FinancingMethod): string | null => method.financingOptions[0]?.alternative_id ?? null;
