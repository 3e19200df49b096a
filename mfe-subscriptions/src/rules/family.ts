import { addOre, type Ore, subtractOre, timesOre, ZERO } from 'shared-domain/money';
import {
  COMMITMENT_MONTHS,
  discountedBinding,
  type FamilySummary,
  familySummary,
  type Offering,
  type PlanLine,
  planLinePrices,
  resolvePlanKind,
  withIcim,
} from 'shared-domain/subscription';

/** How many lines of a plan are wanted. */
export interface WantedLines {
  readonly offering: Offering;
  readonly lines: number;
}

export interface FamilyGroup extends WantedLines {
  /** The code of the plan that is bought: with its offer's icim when it is bound (F9.8). */
  readonly planCode: string;
  readonly isBound: boolean;
  /** One of its lines has the family discount (F9.9-1). */
  readonly isFamily: boolean;
  /** Every line has it, the first one too. */
  readonly isFirstLineFamily: boolean;
  readonly summary: FamilySummary;
  /** The monthly discount of campaigns on the plan's lines during the first year (F9.10-1, F9.10-2). */
  readonly campaign: Ore;
  /** A month, as long as every discount lasts. */
  readonly monthly: Ore;
}

export interface FamilyOrder {
  readonly groups: readonly FamilyGroup[];
  readonly lines: number;
  /** A month, as long as every discount lasts: the cart's total. */
  readonly monthly: Ore;
  /** A month without any discount. */
  readonly undiscounted: Ore;
  /** A month after the first twelve: the family discount stays. */
  readonly later: Ore;
  /** The cost of the lines with binding in their twelve months; null without one. */
  readonly bindingTotal: Ore | null;
  /** Every line, the first twelve months. */
  readonly firstYearTotal: Ore;
}

const MONTHS_OF_YEAR = 12;
const sumOf = (amounts: readonly Ore[]): Ore => addOre(ZERO, ...amounts);

/** The cost of several lines of several plans together (F9.8, F9.9); groups without lines are left out. */
export function familyOrder(
  wanted: readonly WantedLines[],
  {
    hasBinding,
    ownCodes = [],
  }: {
    /** 12 months' binding is chosen: it counts for the plans that become cheaper by it (F9.8). */
    readonly hasBinding: boolean;
    /** Codes of the subscriptions on the buyer's account (F9.9-1). */
    readonly ownCodes?: readonly string[];
  },
): FamilyOrder {
  const asked = wanted.filter(({ lines }) => lines > 0);
  const linesOf = ({ offering, lines }: WantedLines, isBound: boolean): readonly PlanLine[] =>
    Array.from({ length: lines }, () => ({ offering, kind: resolvePlanKind(offering), isBound }));
  const isBound = ({ offering }: WantedLines): boolean => hasBinding && discountedBinding(offering) !== null;

  const priced = planLinePrices(
    asked.flatMap((each) => linesOf(each, isBound(each))),
    ownCodes,
  );
  const groups = asked.flatMap((each, index): FamilyGroup[] => {
    const from = asked.slice(0, index).reduce((sum, { lines }) => sum + lines, 0);
    const own = priced.slice(from, from + each.lines);
    const isFirstLineFamily = own[0]?.isFamily ?? false;
    const summary = familySummary(each.offering, {
      lines: each.lines,
      hasYearlyDiscount: isBound(each),
      hasOtherLine: isFirstLineFamily,
    });
    if (!summary) return [];
    const monthly = sumOf(own.map(({ amount }) => amount));
    const icim = isBound(each) ? discountedBinding(each.offering) : null;
    const { offeringCode } = each.offering;
    return [
      {
        ...each,
        planCode: icim ? withIcim(offeringCode, icim) : offeringCode,
        isBound: icim !== null,
        isFamily: own.some(({ isFamily }) => isFamily),
        isFirstLineFamily,
        summary,
        campaign: subtractOre(summary.amounts.discounted, monthly),
        monthly,
      },
    ];
  });

  const afterwards = asked.map(({ offering, lines }) => ({
    offering: { ...offering, firstYearDiscountAmount: ZERO },
    lines,
  }));
  const monthly = sumOf(groups.map((group) => group.monthly));
  const bound = groups.filter((group) => group.isBound);
  return {
    groups,
    lines: priced.length,
    monthly,
    undiscounted: sumOf(priced.map(({ undiscounted }) => undiscounted)),
    later: sumOf(
      planLinePrices(
        afterwards.flatMap((each) => linesOf(each, false)),
        ownCodes,
      ).map(({ amount }) => amount),
    ),
    bindingTotal: bound.length > 0 ? timesOre(sumOf(bound.map((group) => group.monthly)), COMMITMENT_MONTHS) : null,
    firstYearTotal: timesOre(monthly, MONTHS_OF_YEAR),
  };
}

/** The hero of a page (F2.7-4): the page of yearly discounts has its own. @param pathname without query */
export const resolveHeroStyle = (pathname: string): 'yearly-discount' | 'ordinary' =>
  pathname.includes('/arsrabatter') ? 'yearly-discount' : 'ordinary';
