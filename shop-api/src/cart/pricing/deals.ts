/** Whether a discount code is valid for a line: checked when it is sent and each time the line is priced. */
import { isSoldByOption, isWebdealEligible } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { failed, ok, type Result } from 'shared-domain/kernel';
import { bareCode } from 'shared-domain/subscription';
import type { GoodsLine, Line, LineDiscount } from '../orders/order';
import type { CartCatalogue, Deal } from './cart-catalogue';
import { optionOf } from './financing-option';

export type DealProblem = 'unknown' | 'payment' | 'plan' | 'existing-phone' | 'members';

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
  const isEligible = (hasExistingPhone: boolean): boolean =>
    plansOf(line, lines).some((planCode) => isWebdealEligible(deal, { planCode, isUpfront, hasExistingPhone }));
  if (!isEligible(false) || !isRegisteredOn(deal, discount)) return failed('plan');
  if (!isEligible(line.existingPhone !== undefined)) return failed('existing-phone');
  return deal.membersDeal && !discount.isMember ? failed('members') : ok(deal);
}

/** The plan of the line's bundle; for goods at their full price every plan of the order. Null: no plan. */
function plansOf(line: GoodsLine, lines: readonly Line[]): readonly (string | null)[] {
  const bundleId = line.bundle?.id ?? null;
  return [
    null,
    ...lines.flatMap((each) =>
      each.kind === 'subscription' && (bundleId === null || each.bundleId === bundleId) ? [each.offeringCode] : [],
    ),
  ];
}

/** The plan that the page names for the discount must be one of the campaign's (P7-10). */
const isRegisteredOn = ({ offerings = [] }: Deal, { offeringCode }: LineDiscount): boolean =>
  offeringCode === undefined ||
  offerings.length === 0 ||
  offerings.some((code) => bareCode(code) === bareCode(offeringCode));
