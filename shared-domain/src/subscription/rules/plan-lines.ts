import { addOre, ceilToKrone, lowerOre, type Ore, subtractOre, ZERO } from '../../money';
import { boundPrice, furtherLinePrice, hasFamilyDiscount, type PricedOffering } from './list-price';
import type { PlanKind } from './plan-kind';
import { subscriptionRank } from './rank';

/** One subscription of an order. */
export interface PlanLine {
  readonly offering: PricedOffering;
  readonly kind: PlanKind;
  /** Bought with 12 months' binding at the binding's price (F9.8). */
  readonly isBound: boolean;
}

export interface PlanLinePrice {
  /** Has the family discount (F9.9-1). */
  readonly isFamily: boolean;
  /** Another plan would give a family discount, which the order has not yet. */
  readonly canBeFamily: boolean;
  /** A month, without any discount. */
  readonly undiscounted: Ore;
  /** A month, whole kroner: what is paid as long as the discounts of binding and first year last. */
  readonly amount: Ore;
}

/** Plans that make their owner one of a family: broadband, prepaid and trial plans do not. */
const FAMILY_KINDS: ReadonlySet<PlanKind> = new Set(['ordinary', 'youth', 'junior']);

/**
 * Which lines have the family discount (F9.9-1). Of the lines with the highest rank the first one pays its own price, unless the
 * account has a subscription that ranks at least as high.
 */
function familyFlags(lines: readonly PlanLine[], ownCodes: readonly string[]): readonly boolean[] {
  const byRank = lines
    .map(({ offering: { offeringCode }, kind }, index) => ({ index, offeringCode, kind }))
    .filter(({ kind }) => FAMILY_KINDS.has(kind))
    .sort((one, other) => Number(subscriptionRank(other.offeringCode)) - Number(subscriptionRank(one.offeringCode)));
  return lines.map(({ offering, kind }, index) => {
    if (!FAMILY_KINDS.has(kind)) return false;
    const place = byRank.findIndex((each) => each.index === index);
    return hasFamilyDiscount(offering, [
      ...ownCodes,
      ...byRank.slice(0, place).map(({ offeringCode }) => offeringCode),
    ]);
  });
}

const groupOf = ({ offering: { offeringCode }, isBound }: PlanLine): string => `${offeringCode} ${isBound}`;

/**
 * The monthly price of each subscription of a consumer's order. Lines of one plan are summed and rounded up once (F9.9-5), and each line
 * shows its part, so that the shown prices add up to the total.
 *
 * @param ownCodes offering codes of the subscriptions that the buyer's account has already
 */
export function planLinePrices(lines: readonly PlanLine[], ownCodes: readonly string[] = []): readonly PlanLinePrice[] {
  const families = familyFlags(lines, ownCodes);
  const running = new Map<string, { base: Ore; count: number; bound: Ore; discounts: Ore; rounded: Ore }>();
  return lines.map((line, index) => {
    const { offering, isBound } = line;
    const isFamily = families[index] ?? false;
    const undiscounted = offering.monthlyOfferingPrice;
    const before = running.get(groupOf(line)) ?? { base: ZERO, count: 0, bound: ZERO, discounts: ZERO, rounded: ZERO };
    const base = addOre(before.base, isFamily ? furtherLinePrice(offering) : undiscounted);
    const count = before.count + 1;
    const bound = isBound ? boundPrice(base, count, offering) : base;
    const discounts = addOre(
      before.discounts,
      lowerOre(discountOf(offering, isFamily), subtractOre(bound, before.bound)),
    );
    const rounded = ceilToKrone(subtractOre(bound, discounts));
    running.set(groupOf(line), { base, count, bound, discounts, rounded });
    return {
      isFamily,
      canBeFamily: !isFamily && FAMILY_KINDS.has(line.kind),
      undiscounted,
      amount: subtractOre(rounded, before.rounded),
    };
  });
}

/** The other discounts of a line: a family line has no monthly one (F9.10-1, F9.10-2). */
const discountOf = (
  { monthlyOfferingDiscount = ZERO, firstYearDiscountAmount = ZERO }: PricedOffering,
  isFamily: boolean,
): Ore => addOre(firstYearDiscountAmount, isFamily ? ZERO : monthlyOfferingDiscount);
