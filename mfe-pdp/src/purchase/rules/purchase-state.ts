import type { PurchaseAction, PurchaseStep } from 'shared-domain/purchase';

/** The remembered part of a purchase on its page. Prices, plans and the cart are facts of others. */
export interface PurchaseState {
  /** The extras dialog is open from the second step on. */
  readonly step: PurchaseStep;
  /** The dialog that asks for the plan of a switch (P4-20, P4-21). */
  readonly isPlanDialogOpen: boolean;
  /** An update is under way: nothing else is sent until the cart has answered. */
  readonly pending: 'adding' | 'updating' | null;
  /** Why the cart refused, in Norwegian (P8-1). */
  readonly refusal: string | null;
  /** Chosen in the insurance step; 'NONE' declines (P4-25). */
  readonly insuranceCode: string | null;
  /** The step of the address was opened, or has been left (P4-32). */
  readonly hasJumped: boolean;
}

export const FIRST_STATE: PurchaseState = {
  step: 'finance',
  isPlanDialogOpen: false,
  pending: null,
  refusal: null,
  insuranceCode: null,
  hasJumped: false,
};

/** An event in a purchase. */
export type PurchaseEvent =
  /** The choice, the address or the cart is another. */
  | { readonly type: 'facts-changed' }
  /** The button of the page. */
  | { readonly type: 'next-pressed' }
  /** A plan was confirmed in the plan dialog. */
  | { readonly type: 'plan-confirmed' }
  | { readonly type: 'plan-dialog-closed' }
  | { readonly type: 'insurance-chosen'; readonly code: string }
  /** The continue button of the extras dialog (P4-24). */
  | { readonly type: 'extras-continued' }
  | { readonly type: 'back-pressed' }
  | { readonly type: 'extras-closed' }
  | { readonly type: 'cart-answered'; readonly refusal: string | null; readonly hasRedirect: boolean }
  | { readonly type: 'refusal-dismissed' };

/** Actions that change only the state of the purchase. */
type StateAction =
  | 'go-to-next-step'
  | 'go-to-switch-flow'
  | 'open-subscriptions-modal'
  | 'reset-steps'
  | 'show-refusal';

type PlainKind = Exclude<PurchaseAction['kind'], 'expand-cart' | 'update-cart'>;

/** A thing that the page has to do; several are done in their order. */
export type PurchaseEffect =
  | { readonly kind: Exclude<PlainKind, StateAction> }
  | Extract<PurchaseAction, { readonly kind: 'update-cart' | 'expand-cart' }>
  | { readonly kind: 'scroll-to'; readonly target: PurchaseStep | 'subscription' };

export interface Transition {
  readonly state: PurchaseState;
  readonly effects: readonly PurchaseEffect[];
}
