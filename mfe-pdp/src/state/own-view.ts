import { type OwnFacts, type OwnPlans, ownPlans, ownPurchase, type OwnRow } from '../data/own-plans';
import type { OwnState } from '../data/own-state';
import { keptSummary } from '../data/own-summary';
import type { PurchaseSummary } from '../data/purchase-texts';
import type { Purchase } from '../data/resolve-purchase';
import type { Choice } from './use-choice';

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
