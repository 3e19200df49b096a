import type { ProductVariant } from 'shared-domain/catalogue';
import { nationalNumber } from 'shared-domain/identity';
import { addOre } from 'shared-domain/money';
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
import type { OwnPlans } from './own-plans';
import { type OwnFacts, type OwnRow, isSameNumber } from './own-rows';

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
