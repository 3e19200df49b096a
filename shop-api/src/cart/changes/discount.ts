import { ok } from 'shared-domain/kernel';
import type { GoodsLine, Line } from '../orders/order';
import { type DealProblem, resolveDeal } from '../pricing/deals';
import { refusals } from '../texts/nb';
import { type ChangeContext, type ChangeResult, refuse } from './change';

const MESSAGES: Readonly<Record<DealProblem, string>> = {
  unknown: refusals.discountNotValid,
  payment: refusals.discountNotForPayment,
  plan: refusals.discountNotForPlan,
  'existing-phone': refusals.discountForNewPlans,
  pieces: refusals.discountOncePerPlan,
  members: refusals.discountForMembers,
};

const REFUSALS: ReadonlySet<string> = new Set(Object.values(MESSAGES));

/** Whether an update was refused because of its discount code. Repeated requests have only the message of the first answer. */
export const isDiscountRefusal = (message: string | undefined): boolean =>
  message !== undefined && REFUSALS.has(message);

/** Refuses an update whose discount code is not valid for every line that received it, or that no line received. */
export function checkDiscount(
  { lines: before, discount, catalogue, realm }: ChangeContext,
  lines: readonly Line[],
): ChangeResult {
  if (!discount) return ok(lines);
  const discounted = lines.filter(
    (line): line is GoodsLine =>
      line.kind === 'goods' && line.discount?.code === discount.code && !before.includes(line),
  );
  if (discounted.length === 0) return refuse(refusals.discountNotValid);
  for (const line of discounted) {
    const deal = resolveDeal(line, lines, catalogue, realm);
    if (!deal.ok) return refuse(MESSAGES[deal.failure]);
  }
  return ok(lines);
}

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
