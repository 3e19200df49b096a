import type { CartAnswer } from 'shared-domain/cart';
import type { FinancingMethod, ProductDetails, ProductVariant } from 'shared-domain/catalogue';
import {
  availableMethods,
  initialFinancingOption,
  initialPlan,
  isReSwitching,
  methodOfOption,
  needsPlan,
  offeredPlans,
  type PageQuery,
} from 'shared-domain/purchase';
import { type Offering, type PlanOption, showsUnder30Toggle } from 'shared-domain/subscription';

export interface PurchaseInput {
  readonly details: ProductDetails;
  readonly variant: ProductVariant;
  readonly offerings: readonly Offering[];
  readonly query: PageQuery;
  readonly isLoggedIn: boolean;
  /** False: the customer has no Svitsj agreement. */
  readonly maySwap?: boolean;
  /** Null until the browser has it. */
  readonly cart: CartAnswer | null;
  readonly isUnder30: boolean;
  /** The prefix of offering codes, e.g. 'FJELL'. */
  readonly codePrefix: string;
}

/** The customer's own subscription that the purchase is for (P6-9, P6-10). */
export interface OwnChoice {
  /** The account that is billed; absent: a swap of someone whose accounts are not known. */
  readonly accountId?: string | undefined;
  /** The own subscription that the device goes with; null: a new one. */
  readonly existing: { readonly phoneNumber: string; readonly isKept: boolean } | null;
}

/** The choice, and everything that there is to choose among. */
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
  /** Plans for those under 30 are offered beside the others (P6-3). */
  readonly hasYouthPlans: boolean;
  /** The choice of a customer with own subscriptions. */
  readonly own?: OwnChoice;
}

/** The state of the purchase, from the address and what the browser knows (P4-34..37, P4-42..44, F5.3-5). */
export function resolvePurchase({
  details,
  variant,
  offerings,
  query,
  isLoggedIn,
  maySwap = true,
  cart,
  isUnder30,
  codePrefix,
}: PurchaseInput): Purchase {
  // Hidden prices leave nothing to choose by (P8-11).
  const offered = details.product.hidePrices ? [] : variant.financingMethods;
  const methods = availableMethods(offered, {
    isLoggedIn,
    maySwap,
    isReSwitch: isReSwitching(cart),
    productType: details.product.type,
  });
  const option = initialFinancingOption({
    methods,
    so: query.so,
    cartId: query.cartId,
    steg: query.steg,
    cartSubscriptions: cart?.cart.subscriptions ?? [],
    defaultFinancingType: details.product.defaultFinancingType ?? null,
  });
  const method = option === null ? (methods[0] ?? null) : methodOfOption(methods, option);
  const plansOfAge = (ofAge: boolean): readonly PlanOption[] =>
    option === null ? [] : offeredPlans({ offerings, prices: variant.prices, option, isUnder30: ofAge });
  const plans = plansOfAge(isUnder30);
  const chosen = method?.financingOptions.find(({ alternative_id: id }) => id === option);
  return {
    methods,
    method,
    option,
    needsPlan: option !== null && needsPlan(option),
    plans,
    plan: initialPlan({
      plans,
      sc: query.sc,
      abonnement: query.abonnement,
      isUnder30,
      defaultOfferingCode: chosen?.defaultOfferingCode,
      codePrefix,
    }),
    hasYouthPlans: showsUnder30Toggle({
      offerings: plansOfAge(true).map(({ offering }) => offering),
      isLoggedIn,
      productBrand: details.product.brand,
    }),
  };
}

export type AgreementOffer = NonNullable<ProductVariant['ukkoOffers']>[number];

/** The equipment agreement of an option, e.g. 'ukko24' (P3-4, P3-10); null: the variant is not sold that way. */
export const agreementOffer = (
  { ukkoOffers = [] }: Pick<ProductVariant, 'ukkoOffers'>,
  option: string | null,
): AgreementOffer | null => ukkoOffers.find(({ ukkoPrice }) => option === `ukko${ukkoPrice.duration}`) ?? null;
