import type { ProductVariant } from 'shared-domain/catalogue';
import { nationalNumber } from 'shared-domain/identity';
import { addOre, formatPrice } from 'shared-domain/money';
import {
  type Account,
  accountsForRealm,
  type Offering,
  planLinePrices,
  type PlanOption,
  planOptions,
  resolvePlanKind,
} from 'shared-domain/subscription';
import type { Purchase } from '../purchase/purchase';
import type { PurchaseSummary } from '../purchase/purchase-summary';
import type { Choice } from '../purchase/use-choice';
import { texts } from '../texts/nb';
import { ownTexts } from './own-nb';
import { type OwnPlans, ownPlans } from './own-plans';
import { isSameNumber, type OwnContext, type OwnRow } from './own-rows';
import type { OwnState } from './own-state';

/** The plan at its price beside the customer's other plans (F9.9-1), as the cart charges it. */
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

export const withCode = (plans: readonly PlanOption[], code: string | null): PlanOption | null =>
  plans.find(({ offering }) => offering.offeringCode === code) ?? null;

/** The plans that a subscription may be changed to, or a new one may have, each as the cart charges it. */
function offeredPlans(facts: OwnContext, row: OwnRow | null, variant: ProductVariant): readonly PlanOption[] {
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
function ownPurchase(facts: OwnContext, own: OwnPlans, row: OwnRow | null, code: string | null): Purchase {
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

/** A product page of a customer: what is chosen with the own subscriptions. */
export interface OwnView {
  readonly plans: OwnPlans;
  readonly state: OwnState;
  readonly choice: Choice;
  /** The purchase with another choice. @param code null: the plan is kept */
  readonly purchaseWith: (row: OwnRow, code: string | null) => Purchase;
  readonly summaryOf: (summary: PurchaseSummary | null, row: OwnRow | null, isKept: boolean) => PurchaseSummary | null;
}

/** @returns null where nothing of the customer's own can be chosen */
export function ownView(
  facts: OwnContext & { readonly choice: Choice },
  state: OwnState,
  onNew: () => void,
): OwnView | null {
  const plans = ownPlans(facts, state);
  if (!plans) return null;
  const { choice } = facts;
  const { selected, variant } = plans;
  const purchase = ownPurchase(facts, plans, selected, selected?.change?.offeringCode ?? null);
  const isSwitch = purchase.method?.alternative_id === 'switch';
  return {
    plans,
    state,
    choice: {
      ...choice,
      purchase,
      ...(selected && { variant }),
      // A campaign that names a plan is for a new one.
      chooseOffer: (option, plan) => {
        if (plan !== null) onNew();
        choice.chooseOffer(option, plan);
      },
    },
    purchaseWith: (row, code) => ownPurchase(facts, plans, row, code),
    summaryOf: (summary, row, isKept) => (summary && row && isKept ? keptSummary(summary, row, isSwitch) : summary),
  };
}

/** The sums of a purchase with a subscription that is kept: it is paid as before, so that it is in none of them. */
export function keptSummary(summary: PurchaseSummary, { planName, kept }: OwnRow, isSwitch: boolean): PurchaseSummary {
  const rows = summary.rows.slice(0, -1);
  const total = kept ? texts.totalPrice(formatPrice(kept.device.total)) : null;
  // On Svitsj the total of the phone is stated without a plan.
  const legal = isSwitch ? summary.legal : total;
  return {
    ...summary,
    rows: [...rows, { label: planName, value: ownTexts.asToday }],
    legal,
    conditions: [ownTexts.withOwnPlan, legal].filter(Boolean).join(' '),
  };
}
