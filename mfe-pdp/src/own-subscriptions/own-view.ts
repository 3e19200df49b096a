import { formatPrice } from 'shared-domain/money';
import type { Purchase } from '../purchase/purchase';
import type { PurchaseSummary } from '../purchase/purchase-summary';
import type { Choice } from '../purchase/use-choice';
import { texts } from '../texts/nb';
import { ownTexts } from './own-nb';
import { type OwnPlans, ownPlans } from './own-plans';
import { ownPurchase } from './own-purchase';
import type { OwnFacts, OwnRow } from './own-rows';
import type { OwnState } from './own-state';

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
  facts: OwnFacts & { readonly choice: Choice },
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
