/** Parts that a first view does not need, in one file that is fetched once the page is hydrated (`late-lazy.tsx`). */
export { BusinessNotes } from './business/business-notes';
export { CheckoutLink } from './checkout-link';
export { LowerParts } from './lower-parts';
export { PlanLink } from './plan-link';
export { PurchaseBar } from './purchase-bar';
export { PurchaseSteps } from './purchase-steps';
