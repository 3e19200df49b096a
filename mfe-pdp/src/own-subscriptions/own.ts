import type { ComponentType, ReactNode } from 'react';
import { getConfig } from 'shared-domain/runtime/config';
import { accountStore } from 'shared-domain/stores/account-store';
import { cartStore } from 'shared-domain/stores/cart-store';
import { sessionStore } from 'shared-domain/stores/session-store';
import type { PurchaseSummary } from '../purchase/purchase-summary';
import type { Choice } from '../purchase/use-choice';
import type { Buying } from '../purchase/use-purchase';
import { recallOwn, rememberOwn } from './own-memory';
import type { OwnContext } from './own-rows';
import { nextOwnState, type OwnEvent, type OwnState } from './own-state';
import { type OwnView, ownView } from './own-view';

export interface OwnSectionProps {
  readonly own: Own;
  readonly product: OwnContext['product'];
  readonly buying: Buying;
  /** The new plans. */
  readonly children: ReactNode;
}

/** The customer's own subscriptions, as a product page shows them. */
export interface Own {
  /** With what the customer has chosen of the own subscriptions. */
  readonly choice: Choice;
  /** Without it. */
  readonly offered: Choice;
  /** Null: none can be chosen. */
  readonly view: OwnView | null;
  readonly send: (...events: readonly OwnEvent[]) => void;
  /** The sums of the page, of which a kept subscription is no part. */
  readonly summaryOf: (summary: PurchaseSummary | null) => PurchaseSummary | null;
  readonly Section: ComponentType<OwnSectionProps>;
  readonly SwapNotice: ComponentType;
}

export type OwnPage = Pick<OwnContext, 'product' | 'realm' | 'refused'> & { readonly choice: Choice };

/** The choice that was read last: it is read once for a customer on a page. */
let recalled: { readonly of: readonly unknown[]; readonly state: OwnState } | null = null;

function stateBefore({ choice, product }: OwnPage): OwnState {
  const { accounts } = accountStore.getState();
  const of = [accounts, product.modelSlug, choice.offerings];
  if (!recalled || of.some((each, place) => each !== recalled?.of[place]))
    recalled = { of, state: recallOwn({ product: product.modelSlug, accounts, offerings: choice.offerings }) };
  return recalled.state;
}

/**
 * The own subscriptions on a page that draws again when session, accounts or cart change.
 *
 * @param picked null: nothing yet
 */
export function resolveOwn(
  page: OwnPage,
  picked: OwnState | null,
  pick: (state: OwnState) => void,
): Omit<Own, 'Section' | 'SwapNotice'> {
  const { choice, product } = page;
  const { accounts } = accountStore.getState();
  const state = picked ?? stateBefore(page);
  const send: Own['send'] = (...events) => {
    const next = events.reduce((before, event) => nextOwnState(before, event, choice.askedPlan), state);
    pick(next);
    rememberOwn({ product: product.modelSlug, accounts, offerings: choice.offerings }, next);
  };
  const facts = {
    ...page,
    accounts,
    user: sessionStore.getState().user,
    cart: cartStore.getState().cart,
    brand: getConfig().brand,
  };
  const view = ownView(facts, state, () => send({ type: 'subscription-selected', phoneNumber: null }));
  return {
    choice: view?.choice ?? choice,
    offered: choice,
    view,
    send,
    summaryOf: (summary) =>
      view
        ? view.summaryOf(summary, view.plans.selected, view.choice.purchase.own?.existing?.isKept ?? false)
        : summary,
  };
}
