import type { CartUpdateInput } from '../cart';
import type { Ore } from '../money';

export type { Insurance, InsuranceLookup } from './io/insurance-wire';

/** A step of a purchase (P4-1). */
export type PurchaseStep = 'finance' | 'insurance' | 'accessories';

/** A step as one purchase has it. */
export interface Step {
  readonly step: PurchaseStep;
  readonly label: PurchaseText;
  /** Shown, but next and previous pass it (P4-5). */
  readonly isSkipped: boolean;
}

/** The kind of thing that a discount is on. */
export type DiscountKind = 'phone' | 'watch' | 'tablet' | 'accessory' | 'other';

/** A text that a product page may show at first; `pageText` renders it in bokmål. */
export type PageText =
  | {
      readonly key:
        | 'addToCart'
        | 'choosePhoneToSwap'
        | 'choosePlan'
        | 'goToOrder'
        | 'logInToContinue'
        | 'next'
        | 'noMethods'
        | 'noOptions'
        | 'priceToCome'
        | 'seeCart';
    }
  | { readonly key: 'readMoreAbout'; readonly values: { readonly subject: string } }
  | { readonly key: 'leaseCap'; readonly values: { readonly cap: Ore; readonly upfront: Ore } };

/** A text of the purchase as rules return it; `purchaseText` renders it in bokmål. */
export type PurchaseText =
  | PageText
  | {
      readonly key:
        | 'abortSwap'
        | 'accessoriesQuestion'
        | 'back'
        | 'chooseAgreement'
        | 'declineInsurance'
        | 'goToCheckout'
        | 'insuranceQuestion'
        | 'planChosen'
        | 'previous'
        | 'productAdded'
        | 'productRemoved'
        | 'recommendations'
        | 'stepAccessories'
        | 'stepFinance'
        | 'stepInsurance';
    }
  | { readonly key: 'discount'; readonly values: { readonly kind: DiscountKind; readonly amount: Ore } }
  | { readonly key: 'sellingPoint'; readonly values: { readonly subtext: string; readonly excess: Ore } }
  | { readonly key: 'swapping'; readonly values: { readonly phone: string; readonly phoneNumber: string } }
  | { readonly key: 'agreementMonthly'; readonly values: { readonly monthlyWithoutVat: Ore } }
  | { readonly key: 'agreementTotal'; readonly values: { readonly total: Ore } };

/** An action of the page when a button is pressed; several are done in their order. */
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
