import { type CartAnswer, leaseOption } from '../../cart';
import type { FinancingMethod } from '../../catalogue';
import {
  bareCode,
  defaultOfferingCode,
  type DevicePrices,
  filterOfferings,
  firstYouthPlan,
  type Offering,
  type PlanOption,
  planOptions,
  preselectOffering,
  sortOfferings,
} from '../../subscription';
import { methodOfOption, optionsOf, resolveAlias } from './financing-option';

export interface OptionSources {
  /** The methods that the visitor may choose from. */
  readonly methods: readonly FinancingMethod[];
  /** Query parameters (P2-3, P2-7, P2-8). */
  readonly so: string | null;
  readonly cartId: string | null;
  readonly steg: string | null;
  /** The subscriptions of the cart (P3-28). */
  readonly cartSubscriptions: readonly Pick<
    CartAnswer['cart']['subscriptions'][number],
    'id' | 'financing' | 'keepExistingSubscription'
  >[];
  /** P3-4: an option or a type. */
  readonly defaultFinancingType: string | null;
}

type Answer = string | null | undefined;

/** The first option of the methods of a type, e.g. of 'switch'. */
const firstOfType = (methods: readonly FinancingMethod[], type: string | null): Answer =>
  optionsOf(methods.filter(({ alternative_id: id }) => id === type))[0];

function fromCart({ methods, steg, cartId, cartSubscriptions }: OptionSources): Answer {
  const subscription = cartSubscriptions.find(({ id }) => id === cartId);
  const financing = subscription?.financing;
  if (steg === null || !financing) return null;
  if (financing.type === 'lease') return leaseOption(financing);
  if (financing.type !== 'switch') return null;
  // 'switch' is a type, not an option: use the first available switch option.
  return subscription.keepExistingSubscription ? 'new-switch' : firstOfType(methods, 'switch');
}

/** P4-34..37; the first answer that is an available option wins. */
const SOURCES: readonly ((facts: OptionSources) => Answer)[] = [
  // P4-34: the address
  ({ so }) => so && resolveAlias(so),
  // P4-35: the cart
  fromCart,
  // P4-36: the product's default, an option or a type
  ({ defaultFinancingType }) => defaultFinancingType && resolveAlias(defaultFinancingType),
  ({ methods, defaultFinancingType }) => firstOfType(methods, defaultFinancingType),
  // P4-37: the first option
  ({ methods }) => optionsOf(methods)[0],
];

/** The financing option that a product page opens with (P4-34..37); null when there is none at all. */
export function initialFinancingOption(facts: OptionSources): string | null {
  for (const answer of SOURCES) {
    const option = answer(facts);
    if (option && methodOfOption(facts.methods, option)) return option;
  }
  return null;
}

type FinancingOption = FinancingMethod['financingOptions'][number];

/** The payment methods that a visitor may choose from (P4-42, P4-43, P6-2). The swap of a phone is for those who have one to swap. */
export function availableMethods(
  methods: readonly FinancingMethod[],
  {
    isLoggedIn,
    isReSwitch,
    maySwap = true,
    productType,
  }: {
    readonly isLoggedIn: boolean;
    /** The cart contains a reSwitch (P3-29). */
    readonly isReSwitch: boolean;
    /** False: the customer has no phone to swap. */
    readonly maySwap?: boolean;
    readonly productType: string;
  },
): readonly FinancingMethod[] {
  const isSwap = ({ alternative_id: id }: FinancingOption): boolean => id === 'existing-switch';
  const withOptions = (isOffered: (option: FinancingOption) => boolean) =>
    methods.map((method) => ({ ...method, financingOptions: method.financingOptions.filter(isOffered) }));
  if (!isReSwitch) {
    if (!isLoggedIn) return methods.filter(({ alternative_id: id }) => id !== 'switch');
    return maySwap ? methods : withOptions((option) => !isSwap(option));
  }
  if (productType !== 'HANDSET') return methods.filter(({ alternative_id: id }) => id === 'upfront');
  return withOptions(isSwap).filter(({ alternative_id: id }) => id === 'switch');
}

/**
 * The plan that is preselected (P2-4, P2-9, P4-49, P9-33, F5.3-5): the one in the address if it is listed, else the first youth
 * plan of the youth list, the option's default, the shop's default, or the first plan. Null: there is none.
 */
export function initialPlan({
  plans,
  sc,
  abonnement,
  isUnder30,
  defaultOfferingCode: ofOption,
  codePrefix,
}: {
  /** The offered plans, in their order. */
  readonly plans: readonly PlanOption[];
  /** Query parameters (P2-4, P2-9). */
  readonly sc: string | null;
  readonly abonnement: string | null;
  /** The youth list is shown. */
  readonly isUnder30: boolean;
  /** P3-10, of the financing option. */
  readonly defaultOfferingCode?: string | undefined;
  /** The prefix of offering codes, e.g. 'FJELL'. */
  readonly codePrefix: string;
}): PlanOption | null {
  const offerings = plans.map(({ offering }) => offering);
  const youth = isUnder30 ? firstYouthPlan(offerings)?.offeringCode : undefined;
  const listed = (...codes: readonly (string | null | undefined)[]): string | null =>
    codes.find((code) => code && offerings.some(({ offeringCode }) => bareCode(offeringCode) === bareCode(code))) ??
    null;
  const chosen = preselectOffering(
    offerings,
    listed(sc, abonnement),
    listed(youth, ofOption) ?? defaultOfferingCode(codePrefix),
  );
  return plans.find(({ offering }) => offering === chosen) ?? null;
}

/** The plans to choose from (P9-25, P9-26, P3-16): sold with devices, for the visitor's age, with a price for this option; none for an upfront option. */
export function offeredPlans({
  offerings,
  prices,
  option,
  isUnder30,
}: {
  readonly offerings: readonly Offering[];
  readonly prices: DevicePrices;
  /** Chosen financing option. */
  readonly option: string;
  readonly isUnder30: boolean;
}): readonly PlanOption[] {
  const sold = offerings.filter(({ soldWithDevice }) => soldWithDevice);
  return planOptions(sortOfferings(filterOfferings(sold, { isUnder30 })), prices, option);
}
