import type { GoodsLine } from '../orders/order';

/** The product page's option that a line was bought with (P3-10). */
export function optionOf({ bundle }: Pick<GoodsLine, 'bundle'>): string {
  if (!bundle) return 'upfront';
  const { type, months } = bundle.financing;
  if (type === 'switch') return bundle.isReSwitch ? 'existing-switch' : 'new-switch';
  return months === 0 ? `${type}now` : `${type}${months}`;
}
