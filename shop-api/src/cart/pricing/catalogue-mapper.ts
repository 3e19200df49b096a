/** The shop's products, plans and offers as the cart's. Amounts of the feed are NOK; the cart's are øre. */
import { REALMS } from 'shared-domain/contracts/realm';
import { subtractOre, toOre, ZERO } from 'shared-domain/money';
import { planName, resolvePlanKind, showsExistingOffer, withDoubling } from 'shared-domain/subscription';
import {
  type Insurance,
  type Plan,
  planSoldIn,
  type Product,
  salesStatusOf,
  type Variant,
  type Webdeal,
} from '../../catalogue';
import { insuranceDiscount } from '../texts/nb';
import type { CartInsurance, CartPlan, Deal, GoodsSales, PlanFacts } from './cart-catalogue';

/** Before the release the presale decides (P4-9, P4-16), afterwards the life cycle (P4-53, P4-65). */
export function salesOf(product: Product, variant: Variant, nowMs: number): GoodsSales {
  if (product.hidePrices || product.hideBuyButton || product.financing.upfront === false) return 'not-sellable';
  const status = salesStatusOf(variant, nowMs);
  if (Date.parse(product.releaseDate) > nowMs) return status.sellable ? 'presale-later' : 'not-sellable';
  if (status.name === 'PreSales') return 'presale';
  // A phased-out product without stock is refused as sold out, not as unknown.
  return status.sellable || status.name === 'GlobalPhasedOutStocking' ? 'sellable' : 'not-sellable';
}

function planFacts(plan: Plan, customerType: 'existing' | null): PlanFacts {
  const offered = withDoubling(plan, showsExistingOffer({ ts: null, customerType, offeringRealm: plan.realm }));
  const { dataIncluded, doubleData } = offered;
  return {
    name: planName(offered),
    size: dataIncluded ? { ...dataIncluded, amount: doubleData ?? dataIncluded.amount } : null,
  };
}

export const toPlan = (plan: Plan): CartPlan => ({
  offeringCode: plan.offeringCode,
  ...planFacts(plan, null),
  forExisting: planFacts(plan, 'existing'),
  realms: REALMS.filter((realm) => planSoldIn(plan, realm)),
  monthlyOre: toOre(plan.type === 'PREPAID' ? 0 : plan.monthlyOfferingPrice),
  monthlyDiscountOre: toOre(plan.monthlyOfferingDiscount ?? 0),
  firstYearDiscountOre: toOre(plan.firstYearDiscountAmount ?? 0),
  upfrontOre: toOre(plan.upfrontOfferingPrice ?? 0),
  ...(plan.monthlyOfferingPriceLines !== undefined && { monthlyLinesOre: toOre(plan.monthlyOfferingPriceLines) }),
  ...(plan.priceMultiplier !== undefined && { priceMultiplier: plan.priceMultiplier }),
  kind: resolvePlanKind({
    type: plan.type,
    ...(plan.type === 'PREPAID' && { billingType: 'PREPAID' }),
    isTryBuySubscription: plan.isTryBuySubscription ?? false,
    isBarnSubscription: plan.isBarnSubscription ?? false,
    isUngSubscription: plan.isUngSubscription ?? false,
  }),
  bindingMonths: plan.bindingMonths ?? 0,
  isDataUnlimited: plan.isDataUnlimited,
  isHidden: plan.isHidden ?? false,
});

/** An offer price counts only when it is lower, as on the page. */
export function toInsurance({
  code,
  name,
  price,
  discountPrice = 0,
  freeMonths,
  flashText,
  coversScreenOnly,
}: Insurance): CartInsurance {
  const isReduced = discountPrice > 0 && discountPrice < price;
  return {
    code,
    name,
    monthlyOre: toOre(price),
    discountOre: isReduced ? subtractOre(toOre(price), toOre(discountPrice)) : ZERO,
    discountName: flashText?.text ?? insuranceDiscount,
    ...(freeMonths && { freeMonths }),
    coversScreenOnly: coversScreenOnly === true,
  };
}

export function toDeal({
  discountId,
  title,
  validSellingTypes,
  offeringDiscountSubscriptionType,
  offerings,
  fullPrice,
  membersDeal,
  bindingMonths,
  discountType,
  discount,
}: Webdeal): Deal {
  return {
    code: discountId,
    title,
    validSellingTypes,
    offeringDiscountSubscriptionType,
    offerings,
    fullPrice,
    membersDeal,
    isOnTop: discountType?.startsWith('ADD_') ?? false,
    bindingMonths: bindingMonths ?? 0,
    upfrontOre: toOre(discount.upfront),
    monthlyOre: toOre(discount.monthly),
  };
}
