import type { FinancingMethod, PlanPrice, ProductVariant } from 'shared-domain/catalogue';
import { addOre, ZERO } from 'shared-domain/money';
import { isUpfront } from 'shared-domain/purchase';
import { bareCode, devicePlanPrice, planPricesOf } from 'shared-domain/subscription';

/** One way to buy a variant: an option, with a plan where it needs one, and its price. */
export interface Way {
  readonly method: FinancingMethod;
  readonly option: string;
  /** Code and name; null for a full price. */
  readonly plan: { readonly code: string; readonly name: string } | null;
  readonly price: PlanPrice | NonNullable<ProductVariant['prices']['upfront']>;
}

/** All ways to buy a variant. An existing switch costs what a new one does. */
export function waysOf({ financingMethods, prices }: ProductVariant): readonly Way[] {
  return financingMethods.flatMap((method) =>
    method.financingOptions.flatMap(({ alternative_id: option }): Way[] => {
      if (option === 'existing-switch') return [];
      if (isUpfront(option)) return prices.upfront ? [{ method, option, plan: null, price: prices.upfront }] : [];
      return Object.keys(planPricesOf(prices, option)).flatMap((code): Way[] => {
        const price = devicePlanPrice(prices, option, code);
        return price ? [{ method, option, plan: { code: bareCode(code), name: price.mainOfferingName }, price }] : [];
      });
    }),
  );
}

/** Whether a campaign lowers the price of a way, for everyone or for members. */
export const isLoweredBy = ({ price }: Way, discountCode: string): boolean =>
  price.campaign?.discountCode === discountCode || price.membersCampaign?.discountCode === discountCode;

const monthlyOf = ({ price }: Way): number =>
  'mainOfferingMonthly' in price ? addOre(price.monthly, price.mainOfferingMonthly) : ZERO;

/** The way to a campaign that changes least: the same option, else the same plan, else any; with the plan that costs least a month. */
export function nearestWay(ways: readonly Way[], option: string | null, planCode: string | null): Way | undefined {
  const cheapestFirst = [...ways].sort((one, other) => monthlyOf(one) - monthlyOf(other));
  const isSamePlan = ({ plan }: Way): boolean => planCode !== null && plan?.code === bareCode(planCode);
  return (
    cheapestFirst.find((way) => way.option === option) ??
    ways.find(isSamePlan) ??
    cheapestFirst.find((way) => way.option === ways[0]?.option)
  );
}
