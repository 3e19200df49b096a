import type { GoodsLine } from '../orders/order';
import type { ChangeContext } from './change';

/**
 * The discount code that came along, for a line; none came: nothing about it changes. Who proved to be a member for a code need not
 * prove it again when a page sends it once more (F4.1-6).
 */
export function lineDiscount(
  { discount }: Pick<ChangeContext, 'discount'>,
  present: Pick<GoodsLine, 'discount'> = {},
): Pick<GoodsLine, 'discount'> {
  if (!discount) return {};
  const wasMember = present.discount?.code === discount.code && present.discount.isMember;
  return { discount: wasMember ? { ...discount, isMember: true } : discount };
}
