import type { GoodsLine } from '../orders/order';

/** The option of the product page that a line was bought by (P3-10). */
export function optionOf({ bundle }: Pick<GoodsLine, 'bundle'>): string {
  if (!bundle) return 'upfront';
  const { type, months } = bundle.financing;
  if (type === 'switch') return bundle.isReSwitch ? 'existing-switch' : 'new-switch';
  return months === 0 ? `${type}now` : `${type}${months}`;
}
