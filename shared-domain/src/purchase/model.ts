/** What the purchase rules speak of. */
import type { CartUpdateInput } from '../cart';

export type { Insurance, InsuranceLookup } from './io/insurance-wire';

/** P4-1. */
export type PurchaseStep = 'finance' | 'insurance' | 'accessories';

/** A step of this purchase. */
export interface Step {
  readonly step: PurchaseStep;
  readonly label: 'Betaling' | 'Forsikring' | 'Tilbehør';
  /** Shown, but next and previous pass it (P4-5). */
  readonly isSkipped: boolean;
}

/** What a page does in answer to a press; several are done in their order. */
export type PurchaseAction =
  | {
      readonly kind:
        | 'add-to-cart'
        | 'follow-redirect'
        | 'go-to-checkout'
        | 'go-to-min-side'
        | 'go-to-next-step'
        | 'go-to-switch-flow'
        | 'load-insurances'
        | 'log-in'
        | 'open-cart'
        | 'open-subscriptions-modal'
        | 'redirect-to-ukko-checkout'
        | 'reload-page'
        | 'reset-steps'
        | 'scroll-to-top'
        | 'show-refusal'
        | 'update-ukko-cart';
    }
  | { readonly kind: 'expand-cart'; readonly stepIndex: number }
  | { readonly kind: 'update-cart'; readonly input: CartUpdateInput };
