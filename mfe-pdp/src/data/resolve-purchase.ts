import type { CartAnswer } from 'shared-domain/cart';
import type { FinancingMethod, PlanPrice, ProductDetails, ProductVariant } from 'shared-domain/catalogue';
import { availableMethods, firstOptionOf, initialFinancingOption, isUpfront, methodOfOption } from 'shared-domain/purchase';
import { defaultOfferingCode, devicePlanPrice, filterOfferings, planOptions, preselectOffering, sortOfferings, type Offering, type PlanOption } from 'shared-domain/subscription';
import type { PageQuery } from './page-query';

export interface PurchaseFacts {
  readonly details: ProductDetails;
  readonly variant: ProductVariant;
  readonly offerings: readonly Offering[];
  readonly query: PageQuery;
  readonly isLoggedIn: boolean;
  /** Null until the browser has it. */
  readonly cart: CartAnswer | null;
  readonly isUnder30: boolean;
  /** Of offering codes, e.g. 'FJELL'. */
  readonly codePrefix: string;
}

/** What is chosen, and what there is to choose among. */
export interface Purchase {
  readonly methods: readonly FinancingMethod[];
  /** Null: no way to pay (P8-11). */
  readonly method: FinancingMethod | null;
  /** Id of the financing option, e.g. 'lease24'. */
  readonly option: string | null;
  /** The option needs a plan. */
  readonly needsPlan: boolean;
  /** Plans that the device is sold with by this option. */
  readonly plans: readonly PlanOption[];
  readonly plan: PlanOption | null;
  readonly hasYouthPlans: boolean;
}

const codeOf = ({ offering }: PlanOption): string => offering.offeringCode;
const isYouth = ({ offering }: PlanOption): boolean => offering.isUngSubscription;

function offeredPlans({ offerings, variant, isUnder30 }: PurchaseFacts, option: string, ofAge = isUnder30): readonly PlanOption[] {
  const sold = offerings.filter(({ soldWithDevice }) => soldWithDevice);
  return planOptions(sortOfferings(filterOfferings(sold, { isUnder30: ofAge })), variant.prices, option);
}

/** The plan of the address, else the option's default, else the shop's (P9-33); the youth list starts with its first own plan (P4-49). */
function choosePlan({ query, isUnder30, codePrefix }: PurchaseFacts, plans: readonly PlanOption[], defaultCode: string | undefined): PlanOption | null {
  const youth = isUnder30 ? plans.find(isYouth) : undefined;
  const fallback = youth ? codeOf(youth) : (defaultCode ?? defaultOfferingCode(codePrefix));
  const chosen = preselectOffering(plans.map(({ offering }) => offering), query.sc ?? query.abonnement, fallback);
  return plans.find(({ offering }) => offering === chosen) ?? null;
}

/** The state of the purchase, from the address and what the browser knows (P4-34..37, P4-42..44, F5.3-5). */
export function resolvePurchase(facts: PurchaseFacts): Purchase {
  const { details, variant, query, isLoggedIn, cart } = facts;
  // Hidden prices leave nothing to choose by (P8-11).
  const offered = details.product.hidePrices ? [] : variant.financingMethods;
  const methods = availableMethods(offered, { isLoggedIn, isReSwitch: Boolean(cart?.reSwitch), productType: details.product.type });
  const option = initialFinancingOption({
    methods,
    so: query.so,
    cartSubscription: (query.steg && cart?.cart.subscriptions.find(({ id }) => id === query.cartId)) || null,
    defaultFinancingType: details.product.defaultFinancingType ?? null,
  });
  const method = option === null ? (methods[0] ?? null) : methodOfOption(methods, option);
  const needsPlan = option !== null && !isUpfront(option);
  const plans = option !== null && needsPlan ? offeredPlans(facts, option) : [];
  const chosen = method?.financingOptions.find(({ alternative_id: id }) => id === option);
  return {
    methods,
    method,
    option,
    needsPlan,
    plans,
    plan: choosePlan(facts, plans, chosen?.defaultOfferingCode),
    hasYouthPlans: option !== null && needsPlan && offeredPlans(facts, option, true).some(isYouth),
  };
}

/** Price of the device by another option of the method: with the chosen plan, else with the first that it is sold with. */
export function optionPrice({ prices }: ProductVariant, option: string, plan: PlanOption | null): PlanPrice | null {
  const own = plan && devicePlanPrice(prices, option, codeOf(plan));
  const entries = option.endsWith('switch') ? prices.switch : prices.lease;
  return own ?? Object.keys(entries).reduce<PlanPrice | null>((found, code) => found ?? devicePlanPrice(prices, option, code), null);
}

/** The option that a tab leads to (P4-44). */
export const optionOfMethod = (methods: readonly FinancingMethod[], methodId: string): string | null => {
  const method = methods.find((each) => methodKey(each) === methodId);
  return method ? firstOptionOf(method) : null;
};

/** Lease and lease with commitment share their id; the sub-id tells them apart (P3-9). */
export const methodKey = ({ alternative_id: id, subId }: FinancingMethod): string => (subId ? `${id}-${subId}` : id);
