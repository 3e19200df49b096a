import type { CartAnswer } from 'shared-domain/cart';
import { hasCommitment, isWebdealEligible, type Product, type ProductVariant } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { formatPhoneNumber, nationalNumber, type SessionUser } from 'shared-domain/identity';
import { type PriceParts, ZERO } from 'shared-domain/money';
import {
  type Account,
  type AccountRow,
  bareCode,
  type ChangedSubscription,
  changeOf,
  defaultSwitchPlanKey,
  isSelectable,
  keepExistingChoice,
  type Offering,
  type PlanOption,
  planOptions,
  subscriptionText,
  toAccountRows,
} from 'shared-domain/subscription';
import { charge, chargedBy, eachPlanPrice } from '../purchase/prices';
import type { Purchase } from '../purchase/purchase';
import { ownTexts } from './own-nb';
import type { OwnState } from './own-state';
import { outdatedPlan } from './rules/own-plan';

/** The facts that decide what a customer may do with own subscriptions. */
export interface OwnContext {
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
  /** Today's price; null: it is not known. */
  readonly price: PriceParts | null;
  readonly before: string | null;
  /** The subscription as the customer system has it. */
  readonly subscription: AccountRow;
  readonly change: ChangedSubscription | null;
  /** With today's plan (P5-6); a changed one can always be chosen. */
  readonly canKeep: boolean;
  /** Why it cannot be kept (P8-9), or null. */
  readonly warning: string | null;
  /** The device with today's plan; null: it is not sold with that plan. */
  readonly kept: PlanOption | null;
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
export function forExisting({ choice: { variant }, product, user, refused }: OwnContext): ProductVariant {
  const buyer = { isLoggedIn: user !== null, refused: [...refused, ...onlyForNew(product)] };
  const prices = eachPlanPrice(variant.prices, (entry) =>
    charge((chargedBy(entry).listed as typeof entry | undefined) ?? entry, buyer),
  );
  return { ...variant, prices };
}

export const isSameNumber = (one: string, other: string): boolean => nationalNumber(one) === nationalNumber(other);

/** The device with today's plan, which costs nothing more; on Svitsj with any price if the own plan has none (P9-23). */
function keptOption(facts: OwnContext, variant: ProductVariant, offeringCode: string | null): PlanOption | null {
  const { choice, brand } = facts;
  const { option, method } = choice.purchase;
  // What is bound is a plan that is bought with the device.
  if (option === null || hasCommitment(option)) return null;
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

export function toRow(facts: OwnContext, state: OwnState, variant: ProductVariant, row: AccountRow): OwnRow {
  const { choice } = facts;
  const { phoneNumber, offeringCode, user } = row;
  const kept = keptOption(facts, variant, offeringCode);
  const change = changeOf(state.change.changedSubscriptions, phoneNumber);
  const method = choice.purchase.method?.alternative_id ?? '';
  const isBound = hasCommitment(choice.purchase.option ?? '');
  const canKeep = kept !== null && isSelectable(row, choice.offerings, method);
  const warning = canKeep ? null : outdatedPlan('', [], change !== null).warning;
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
    warning: isBound ? ownTexts.bound : warning && subscriptionText(warning),
    kept,
  };
}

/** The subscription of the agreement whose phone is swapped: it is kept unless the customer changes it (P4-52). */
export function swapRow(
  facts: OwnContext,
  state: OwnState,
  variant: ProductVariant,
  phoneNumber: string,
): OwnRow | null {
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
