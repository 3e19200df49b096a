import type { FinancingMethod } from 'shared-domain/catalogue';
import { optionsOf, type PageText } from 'shared-domain/purchase';

/** Identifies a method: lease and lease with commitment share an id and differ in their sub-id (P3-9). */
export const methodKey = ({ alternative_id: id, subId }: Pick<FinancingMethod, 'alternative_id' | 'subId'>): string =>
  subId ? `${id}-${subId}` : id;

/** The option that a method's tab selects: its first (P4-44); null where it has none (P8-12). @param key a `methodKey` */
export const firstOptionOf = (methods: readonly FinancingMethod[], key: string): string | null =>
  optionsOf(methods.filter((method) => methodKey(method) === key))[0] ?? null;

/** Whether a product is an accessory that is sold at the full price only: it needs neither a plan nor steps (P4-7, P4-22, P2-24). */
export const isUpfrontOnlyAccessory = (
  productType: string,
  methods: readonly Pick<FinancingMethod, 'alternative_id'>[],
): boolean => productType === 'ACCESSORY' && methods.every(({ alternative_id: id }) => id === 'upfront');

/** The text that is shown when there are no methods (P8-11), else null. */
export function noMethodText(methods: readonly FinancingMethod[], hidePrices: boolean): PageText | null {
  if (methods.length > 0) return null;
  return { key: hidePrices ? 'priceToCome' : 'noMethods' };
}

/** The text that is shown when a method has no options (P8-12), else null. */
export const noOptionText = (optionCount: number): PageText | null => (optionCount > 0 ? null : { key: 'noOptions' });
