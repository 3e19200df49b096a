import type { Realm } from 'shared-domain/contracts/realm';
import { subtractOre } from 'shared-domain/money';
import {
  discountedBinding,
  type PlanLine,
  type PlanLinePrice,
  planLinePrices,
  type PlanTerms,
  planTermsWithVat,
} from 'shared-domain/subscription';
import type { Customer, Order, SubscriptionLine } from '../orders/order';
import type { CartCatalogue, CartPlan } from './cart-catalogue';

export interface PricedPlan {
  readonly kind: 'subscription';
  readonly line: SubscriptionLine;
  readonly plan: CartPlan;
  /** The price of a consumer's plan among the others of the order. */
  readonly price: PlanLinePrice | null;
}

interface KnownPlan {
  readonly line: SubscriptionLine;
  readonly plan: CartPlan;
}

/** The plans of an order with their prices; one that the catalogue no longer knows is left out. */
export function pricePlans(
  { lines, realm, customers }: Pick<Order, 'lines' | 'realm' | 'customers'>,
  catalogue: CartCatalogue,
): readonly PricedPlan[] {
  const known = lines.flatMap((line): KnownPlan[] => {
    const plan = line.kind === 'subscription' ? catalogue.findPlan(line.offeringCode) : null;
    if (line.kind !== 'subscription' || !plan) return [];
    return [{ line, plan: realm === 'B2C' && line.isForExisting ? { ...plan, ...plan.forExisting } : plan }];
  });
  const prices = realm === 'B2C' ? consumerPrices(known, customersOf(lines, customers)) : [];
  return known.map((each, index) => ({ kind: 'subscription', ...each, price: prices[index] ?? null }));
}

/** Entries of lines that are in the order. */
const customersOf = (lines: Order['lines'], customers: Order['customers']): readonly Customer[] =>
  lines.flatMap(({ cartItemId }) => customers[cartItemId] ?? []);

/** Family discount and binding of a consumer's plans (F9.8, F9.9). */
function consumerPrices(known: readonly KnownPlan[], customers: readonly Customer[]): readonly PlanLinePrice[] {
  return planLinePrices(known.map(toPlanLine), keptCodes(customers));
}

/** Own plans that stay: each customer's entry leaves out the plan that its line replaces. */
function keptCodes(customers: readonly Customer[]): readonly string[] {
  const [first = [], ...others] = customers.flatMap(({ ownPlanCodes }) => (ownPlanCodes ? [ownPlanCodes] : []));
  return others.reduce<readonly string[]>((kept, codes) => {
    const left = [...codes];
    return kept.filter((code) => {
      const at = left.indexOf(code);
      if (at !== -1) left.splice(at, 1);
      return at !== -1;
    });
  }, first);
}

/** The plan as its prices are computed from it. */
const offeringOf = (plan: CartPlan): PlanLine['offering'] => ({
  offeringCode: plan.offeringCode,
  monthlyOfferingPrice: plan.monthlyOre,
  monthlyOfferingDiscount: plan.monthlyDiscountOre,
  firstYearDiscountAmount: plan.firstYearDiscountOre,
  ...(plan.monthlyLinesOre !== undefined && { monthlyOfferingPriceLines: plan.monthlyLinesOre }),
  ...(plan.priceMultiplier !== undefined && { priceMultiplier: plan.priceMultiplier }),
});

function toPlanLine({ line, plan }: KnownPlan): PlanLine {
  const offering = offeringOf(plan);
  // The multiplier belongs to one offer: a bundle binds too, and its discount is the product (F9.12-1).
  const isBound = line.icim !== undefined && line.icim === discountedBinding(offering);
  return { offering, kind: plan.kind, isBound };
}

/**
 * For how long a plan of the order is bound, and the least that it costs, with mva. (F9.2-9).
 *
 * @param withDevice it is part of the bundle of a device
 */
export const planCommitment = ({ line, plan, price }: PricedPlan, realm: Realm, withDevice: boolean): PlanTerms =>
  planTermsWithVat(
    {
      ...offeringOf(plan),
      isTryBuySubscription: plan.kind === 'try-buy',
      ...(plan.kind === 'prepaid' && { billingType: 'PREPAID' }),
      upfrontOfferingPrice: plan.upfrontOre,
      ...(plan.bindingMonths > 0 && { bindingMonths: plan.bindingMonths }),
    },
    // An equipment agreement has the plans of businesses.
    {
      realm: realm === 'B2C' ? realm : 'B2B',
      withDevice,
      hasCommitment: line.icim !== undefined,
      isFamily: price?.isFamily ?? false,
      monthly: price?.amount ?? subtractOre(plan.monthlyOre, plan.firstYearDiscountOre),
    },
  );
