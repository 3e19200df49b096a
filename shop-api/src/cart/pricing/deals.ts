/** Whether a discount code is valid for a line: checked when it is sent and each time the line is priced. */
import { isSoldByOption, isWebdealEligible } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { failed, ok, type Result } from 'shared-domain/kernel';
import { bareCode, LEASE_COMMITMENT_ICIM } from 'shared-domain/subscription';
import { type GoodsLine, type Line, type LineDiscount, optionOf, type SubscriptionLine } from '../orders/order';
import type { CartCatalogue, Deal } from './cart-catalogue';

export type DealProblem = 'unknown' | 'payment' | 'plan' | 'existing-phone' | 'pieces' | 'members';

/** The campaign of a line's code, or the reason why it gives no discount (P5-7, P5-8). */
export function resolveDeal(
  line: GoodsLine,
  lines: readonly Line[],
  catalogue: CartCatalogue,
  realm: Realm,
): Result<Deal, DealProblem> {
  const { discount } = line;
  const deal = discount ? catalogue.findDeal(discount.code, line.sku, realm) : null;
  if (!discount || !deal) return failed('unknown');
  const option = optionOf(line);
  if (!isSoldByOption(deal, option)) return failed('payment');
  const isUpfront = line.bundle === null;
  const plans = plansOf(line, lines).filter((plan) => isBoundFor(deal, plan, catalogue));
  const eligible = (hasExistingPhone: boolean): number =>
    plans.filter((plan) =>
      isWebdealEligible(deal, { planCode: plan?.offeringCode ?? null, isUpfront, hasExistingPhone }),
    ).length;
  if (eligible(false) === 0 || !isRegisteredOn(deal, discount)) return failed('plan');
  const count = eligible(line.existingPhone !== undefined);
  if (count === 0) return failed('existing-phone');
  if (deal.bindingMonths > 0 && piecesUpTo(line, lines) > count) return failed('pieces');
  return deal.membersDeal && !discount.isMember ? failed('members') : ok(deal);
}

/** The plan of the line's bundle; for goods at their full price every plan of the order. Null: no plan. */
function plansOf(line: GoodsLine, lines: readonly Line[]): readonly (SubscriptionLine | null)[] {
  const bundleId = line.bundle?.id ?? null;
  return [
    null,
    ...lines.flatMap((each) =>
      each.kind === 'subscription' && (bundleId === null || each.bundleId === bundleId) ? [each] : [],
    ),
  ];
}

/**
 * A campaign that needs binding counts plans that are bought with it, and plans that always have it (F9.12-1). A binding that lowers the price of
 * a leased device lowers no other price.
 */
function isBoundFor({ bindingMonths }: Deal, plan: SubscriptionLine | null, catalogue: CartCatalogue): boolean {
  if (bindingMonths === 0) return true;
  if (plan === null) return false;
  const isBought = plan.icim !== undefined && plan.icim !== LEASE_COMMITMENT_ICIM;
  return isBought || (catalogue.findPlan(plan.offeringCode)?.bindingMonths ?? 0) >= bindingMonths;
}

/** Pieces with the line's code, from the first line up to this one. */
const piecesUpTo = (line: GoodsLine, lines: readonly Line[]): number =>
  lines
    .slice(0, lines.indexOf(line) + 1)
    .reduce(
      (sum, each) => (each.kind === 'goods' && each.discount?.code === line.discount?.code ? sum + each.quantity : sum),
      0,
    );

/** The plan that the page names for the discount must be one of the campaign's (P7-10). */
const isRegisteredOn = ({ offerings = [] }: Deal, { offeringCode }: LineDiscount): boolean =>
  offeringCode === undefined ||
  offerings.length === 0 ||
  offerings.some((code) => bareCode(code) === bareCode(offeringCode));
