import type { CartAnswer } from 'shared-domain/cart';
import { isWebdealEligible, type Product, type ProductVariant } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { formatPhoneNumber, isSubscriptionOf, nationalNumber, type SessionUser } from 'shared-domain/identity';
import { addOre, type PriceParts, ZERO } from 'shared-domain/money';
import { isReSwitching } from 'shared-domain/purchase';
import {
  type Account,
  type AccountRow,
  accountsForRealm,
  bareCode,
  type ChangedSubscription,
  changeOf,
  defaultSwitchPlanKey,
  isSelectable,
  keepExistingChoice,
  type Offering,
  planLinePrices,
  type PlanOption,
  planOptions,
  resolvePlanKind,
  subscriptionText,
  toAccountRows,
} from 'shared-domain/subscription';
import { supportsExistingSubscription } from '../payment/rules/phone-switch';
import { charge, chargedBy } from '../purchase/charged-prices';
import type { Purchase } from '../purchase/purchase';
import { ownTexts } from './own-nb';
import type { OwnState } from './own-state';
import { outdatedPlan } from './rules/own-plan';

/** What decides what a customer may do with own subscriptions. */
export interface OwnFacts {
  readonly choice: {
    readonly variant: ProductVariant;
    readonly purchase: Purchase;
    /** The plan that the address names. */
    readonly askedPlan: string | null;
    readonly offerings: readonly Offering[];
  };
  readonly product: Product;
  readonly realm: Realm;
  readonly accounts: readonly Account[];
  readonly user: SessionUser | null;
  readonly cart: CartAnswer | null;
  /** Campaigns that the cart has refused. */
  readonly refused: readonly string[];
  readonly brand: { readonly name: string; readonly codePrefix: string };
}

/** An own subscription on the page. */
export interface OwnRow {
  readonly phoneNumber: string;
  /** 'Kari Nordmann, 900 00 000' */
  readonly title: string;
  readonly user: string;
  readonly planName: string;
  /** What it costs today; null: not known. */
  readonly price: PriceParts | null;
  readonly before: string | null;
  /** As the customer system has it. */
  readonly subscription: AccountRow;
  readonly change: ChangedSubscription | null;
  /** With today's plan (P5-6); a changed one can always be chosen. */
  readonly canKeep: boolean;
  /** Why it cannot be kept (P8-9), or null. */
  readonly warning: string | null;
  /** What the device costs with today's plan; null: it is not sold with it. */
  readonly kept: PlanOption | null;
}

/** The own subscriptions, and what the purchase is with each. */
export interface OwnPlans {
  readonly accounts: readonly Account[];
  readonly account: Account | null;
  readonly rows: readonly OwnRow[];
  /** The row of the swap is the only one, and there is no new subscription beside it (P4-43). */
  readonly isSwap: boolean;
  /** Number of the chosen one; null: a new one. */
  readonly selected: OwnRow | null;
  /** The variant with the prices of an existing number. */
  readonly variant: ProductVariant;
  readonly hasCompany: boolean;
}

/** Codes of campaigns that are only for new numbers (P5-8). */
const onlyForNew = ({ webdeals = [] }: Product): readonly string[] =>
  webdeals.flatMap(({ discountId, ...deal }) =>
    discountId !== undefined &&
    !isWebdealEligible(
      { ...deal, title: '-', offerings: [] },
      { planCode: null, isUpfront: false, hasExistingPhone: true },
    )
      ? discountId
      : [],
  );

/** The variant with what a customer pays who keeps the number: without the campaigns for new numbers. */
function forExisting({ choice: { variant }, product, user, refused }: OwnFacts): ProductVariant {
  const buyer = { isLoggedIn: user !== null, refused: [...refused, ...onlyForNew(product)] };
  const chargeAll = (prices: ProductVariant['prices']['lease']): ProductVariant['prices']['lease'] =>
    Object.fromEntries(
      Object.entries(prices).map(([plan, entries]) => [
        plan,
        entries.map((entry) => charge((chargedBy(entry).listed as typeof entry | undefined) ?? entry, buyer)),
      ]),
    );
  const { lease, switch: swaps } = variant.prices;
  return { ...variant, prices: { ...variant.prices, lease: chargeAll(lease), switch: chargeAll(swaps) } };
}

const isSameNumber = (one: string, other: string): boolean => nationalNumber(one) === nationalNumber(other);

/** The device with today's plan, which costs nothing more; on Svitsj with any price if the own plan has none (P9-23). */
function keptOption(facts: OwnFacts, variant: ProductVariant, offeringCode: string | null): PlanOption | null {
  const { choice, brand } = facts;
  const { option, method } = choice.purchase;
  if (option === null) return null;
  const all = planOptions(choice.offerings, variant.prices, option);
  const withCode = (code: string): PlanOption | undefined =>
    all.find(({ offering }) => bareCode(offering.offeringCode) === bareCode(code));
  const isSwitch = method?.alternative_id === 'switch';
  const found =
    (offeringCode === null ? undefined : withCode(offeringCode)) ??
    (isSwitch ? (withCode(defaultSwitchPlanKey(brand.codePrefix)) ?? all[0]) : undefined);
  if (!found) return null;
  const device = { ...found.device, mainOfferingMonthly: ZERO };
  return { ...found, device, monthlyTotal: device.monthly };
}

function toRow(facts: OwnFacts, state: OwnState, variant: ProductVariant, row: AccountRow): OwnRow {
  const { choice } = facts;
  const { phoneNumber, offeringCode, user } = row;
  const kept = keptOption(facts, variant, offeringCode);
  const change = changeOf(state.change.changedSubscriptions, phoneNumber);
  const method = choice.purchase.method?.alternative_id ?? '';
  const canKeep = kept !== null && isSelectable(row, choice.offerings, method);
  const { warning } = canKeep ? { warning: null } : outdatedPlan('', [], change !== null);
  return {
    phoneNumber,
    user,
    title: ownTexts.subscription(user, formatPhoneNumber(phoneNumber).replaceAll(' ', '\u00A0')),
    planName: subscriptionText(row.name),
    price: row.price,
    before: row.priceStriketrough,
    subscription: row,
    change,
    canKeep,
    warning: warning && subscriptionText(warning),
    kept,
  };
}

/** The subscription of the agreement whose phone is swapped: it is kept unless the customer changes it (P4-52). */
function swapRow(facts: OwnFacts, state: OwnState, variant: ProductVariant, phoneNumber: string): OwnRow | null {
  const { accounts, choice, brand, realm } = facts;
  const known = accounts
    .flatMap(({ subscriptions }) => toAccountRows(subscriptions, choice.offerings))
    .find((row) => isSameNumber(row.phoneNumber, phoneNumber));
  const row = known && toRow(facts, state, variant, known);
  const [unknown] = toAccountRows(
    [{ firstName: '', lastName: '', phoneNumber, offeringCode: '', monthlyOfferingPrice: ZERO, isFamily: false }],
    [],
  );
  const subscription = known ?? unknown;
  if (!subscription) return null;
  const keep = keepExistingChoice({ isReSwitch: true, realm, brandName: brand.name });
  return {
    phoneNumber,
    user: row?.user ?? '',
    title: keep ? subscriptionText(keep.text) : '',
    planName: [row?.planName, formatPhoneNumber(phoneNumber)].filter(Boolean).join(', '),
    price: row?.price ?? null,
    before: row?.before ?? null,
    subscription,
    change: changeOf(state.change.changedSubscriptions, phoneNumber),
    canKeep: true,
    warning: null,
    kept: keptOption(facts, variant, known?.offeringCode ?? null),
  };
}

function selectedRow(
  { choice, user }: OwnFacts,
  state: OwnState,
  rows: readonly OwnRow[],
  accounts: readonly Account[],
): OwnRow | null {
  const canSelect = ({ canKeep, change }: OwnRow): boolean => canKeep || change !== null;
  const open = rows.filter(canSelect);
  if (state.pickedAt === choice.askedPlan) {
    const { selectedSubscriptionPhoneNumber: picked } = state.change;
    return open.find(({ phoneNumber }) => phoneNumber === picked) ?? null;
  }
  // A link to a plan is one to a new subscription.
  if (choice.askedPlan !== null) return null;
  const own = accounts
    .flatMap(({ subscriptions }) => subscriptions)
    .find((each) => user !== null && isSubscriptionOf(each, user));
  return open.find(({ phoneNumber }) => phoneNumber === own?.phoneNumber) ?? open[0] ?? null;
}

/** The own subscriptions of a customer on a product page (P6-7..13); null: there is nothing of the kind to choose. */
export function ownPlans(facts: OwnFacts, state: OwnState): OwnPlans | null {
  const { choice, product, realm, cart, user } = facts;
  const { option, needsPlan } = choice.purchase;
  if (realm !== 'B2C' || !needsPlan || option === null) return null;
  const accounts = accountsForRealm(facts.accounts, realm);
  const variant = forExisting(facts);
  const hasCompany = facts.accounts.length > accounts.length;
  const swap = option === 'existing-switch' && isReSwitching(cart) ? (cart?.reSwitch ?? null) : null;
  if (swap) {
    const row = swapRow(facts, state, variant, swap.phoneNumber);
    const account = accounts.find(({ subscriptions }) =>
      subscriptions.some((each) => isSameNumber(each.phoneNumber, swap.phoneNumber)),
    );
    const rows = row ? [row] : [];
    return { accounts: [], account: account ?? null, rows, isSwap: true, selected: row, variant, hasCompany: false };
  }
  // Before a swap has begun no phone is chosen, and so no plan.
  if (facts.accounts.length === 0 || option === 'existing-switch') return null;
  const account =
    accounts.find(({ accountId }) => accountId === state.accountId) ??
    accounts.find(({ subscriptions }) => subscriptions.some((each) => user && isSubscriptionOf(each, user))) ??
    accounts[0] ??
    null;
  const rows = supportsExistingSubscription(product.type)
    ? toAccountRows(account?.subscriptions ?? [], choice.offerings).map((row) => toRow(facts, state, variant, row))
    : [];
  const selected = selectedRow(facts, state, rows, accounts);
  return { accounts, account, rows, isSwap: false, selected, variant, hasCompany };
}

/** What the plan costs beside the customer's others (F9.9-1), as the cart charges it. */
function asFamily(option: PlanOption, otherCodes: readonly string[]): PlanOption {
  const { offering, device } = option;
  const [price] = planLinePrices([{ offering, kind: resolvePlanKind(offering), isBound: false }], otherCodes);
  if (!price?.isFamily) return option;
  return {
    ...option,
    device: { ...device, mainOfferingMonthly: price.amount },
    monthlyTotal: addOre(device.monthly, price.amount),
  };
}

const codesBeside = (accounts: readonly Account[], phoneNumber: string | null): readonly string[] =>
  accounts
    .flatMap(({ subscriptions }) => subscriptions)
    .filter((each) => phoneNumber === null || !isSameNumber(each.phoneNumber, phoneNumber))
    .map(({ offeringCode }) => offeringCode);

const withCode = (plans: readonly PlanOption[], code: string | null): PlanOption | null =>
  plans.find(({ offering }) => offering.offeringCode === code) ?? null;

/** The plans that a subscription may be changed to, or a new one may have, each as the cart charges it. */
function offeredPlans(facts: OwnFacts, row: OwnRow | null, variant: ProductVariant): readonly PlanOption[] {
  const { purchase } = facts.choice;
  const codes = codesBeside(accountsForRealm(facts.accounts, facts.realm), row?.phoneNumber ?? null);
  const offerings: readonly Offering[] = purchase.plans.map(({ offering }) => offering);
  const plans =
    row && purchase.option !== null ? planOptions(offerings, variant.prices, purchase.option) : purchase.plans;
  return plans.map((plan) => asFamily(plan, codes));
}

/**
 * The purchase with what the customer has chosen of the own subscriptions (P6-10).
 *
 * @param code plan that the subscription is changed to; null: it is kept
 */
export function ownPurchase(facts: OwnFacts, own: OwnPlans, row: OwnRow | null, code: string | null): Purchase {
  const { purchase } = facts.choice;
  const { account, variant } = own;
  const plans = offeredPlans(facts, row, variant);
  const accountId = account?.accountId;
  if (!row)
    return {
      ...purchase,
      plans,
      plan: withCode(plans, purchase.plan?.offering.offeringCode ?? null),
      own: { accountId, existing: null },
    };
  const { phoneNumber, kept } = row;
  const changed = withCode(plans, code);
  return {
    ...purchase,
    plans: changed || !kept ? plans : [...plans.filter(({ offering }) => offering !== kept.offering), kept],
    plan: changed ?? kept,
    own: { accountId, existing: { phoneNumber: nationalNumber(phoneNumber), isKept: changed === null } },
  };
}
