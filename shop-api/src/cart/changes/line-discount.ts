import type { GoodsLine } from '../orders/order';
import type { ChangeContext } from './change';

/**
 * The discount fields of a line after an update; without a code in the update they stay. Membership that was proved once for a code
 * stays proved when a page sends the code again (F4.1-6).
 */
export function lineDiscount(
  { discount }: Pick<ChangeContext, 'discount'>,
  present: Pick<GoodsLine, 'discount'> = {},
): Pick<GoodsLine, 'discount'> {
  if (!discount) return {};
  const wasMember = present.discount?.code === discount.code && present.discount.isMember;
  return { discount: wasMember ? { ...discount, isMember: true } : discount };
}
