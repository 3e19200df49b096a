export { type BoughtProduct, type Position, positionOf, type PurchaseFacts } from './machine/purchase-facts';
export { reducePurchase } from './machine/purchase-machine';
export {
  FIRST_STATE,
  type PurchaseEffect,
  type PurchaseEvent,
  type PurchaseState,
  type Transition,
} from './machine/purchase-state';
export { type PurchaseView, purchaseView } from './machine/purchase-view';
export * from './model';
export { actionsAfterAdding, type AfterAddingFacts } from './rules/after-adding';
export { availableMethods, type MethodFacts } from './rules/available-methods';
export { type BundlePurchase, toBundlePurchase } from './rules/bundle-purchase';
export { toConfirmingUpdate, toInsuranceUpdate } from './rules/bundle-update';
export { type BuyButton, type BuyFacts, isInCart, resolveBuyButton } from './rules/buy-button';
export { type DevicePurchase, toDeviceUpdate } from './rules/device-update';
export { discountLabel } from './rules/discount-label';
export { discountOfferingCode } from './rules/discount-offering';
export { isDiscountDropped, type SentDiscount } from './rules/dropped-discount';
export { offersEmptyCart } from './rules/empty-cart-offer';
export { supportsExistingSubscription } from './rules/existing-subscription';
export { extrasContinue, type ExtrasFacts } from './rules/extras-continue';
export { type ExtrasModal, extrasModal, type ExtrasModalFacts } from './rules/extras-modal';
export { type FinancingInfo, financingInfo } from './rules/financing-info';
export { firstOptionOf, methodKey } from './rules/financing-method';
export {
  type FinancingOption,
  hasCommitment,
  isUpfront,
  methodOfOption,
  needsPlan,
  optionsOf,
  resolveAlias,
  toUpdateFinancing,
  type UpdateFinancing,
} from './rules/financing-option';
export { goToCart, type GoToCartFacts } from './rules/go-to-cart';
export { type HelpLinkFacts, type HelpLinks, helpLinks } from './rules/help-links';
export { initialFinancingOption, type InitialOptionFacts } from './rules/initial-option';
export { initialPlan, type InitialPlanFacts } from './rules/initial-plan';
export { type InsuranceCard, insuranceCard } from './rules/insurance-card';
export { chosenInsurance, NO_INSURANCE, offeredInsurances } from './rules/insurance-choice';
export { insuranceExcess } from './rules/insurance-excess';
export { type InsuranceLookupFacts, toInsuranceLookup } from './rules/insurance-lookup';
export { isReSwitching } from './rules/is-re-switching';
export { LEASE_CAP, leaseCapText } from './rules/lease-cap';
export { hasDeviceBundle, mainDeviceOf } from './rules/main-device';
export { type NextActionFacts, nextActions } from './rules/next-actions';
export { type NextButton, resolveNextButton, type StepFacts } from './rules/next-button';
export { isNextDisabled, type NextDisabledFacts } from './rules/next-disabled';
export { noMethodText, noOptionText } from './rules/no-choice';
export { type OfferedPlanFacts, offeredPlans } from './rules/offered-plans';
export { optionPrice } from './rules/option-price';
export { type PageQuery, queryText, readPageQuery } from './rules/page-query';
export { planChangeOf, type PlanPurchase, toPlanUpdate, toPlanWithDeviceUpdate } from './rules/plan-update';
export { planWithDeviceHref } from './rules/plan-with-device';
export { cartIdAfterAdding, cartItemOf, isCartIdStale } from './rules/product-in-cart';
export { ABORT_SWITCH, type SwitchBanner, switchBanner } from './rules/re-switch';
export { amountInRealm, isShownWithoutVat } from './rules/realm-amount';
export { returnUrlOf } from './rules/return-url';
export { includesScreenInsurance } from './rules/screen-insurance';
export { showsStepIndicator, type StepIndicatorFacts } from './rules/step-indicator';
export { resolveStepJump, type StepJump, type StepJumpFacts } from './rules/step-jump';
export { previousButtonText, stepAfter, type StepMove } from './rules/step-move';
export { resetsSteps, type StepResetFacts } from './rules/step-reset';
export { resolveStepState, type StepState } from './rules/step-state';
export { isStepSkipped, purchaseSteps, type StepsFacts } from './rules/steps';
export { type MovingFacts, movingText, showsStickyBar } from './rules/sticky-bar';
export { type SwitchPhoneFacts, switchPhoneLink } from './rules/switch-phone-link';
export { toUkkoCartUpdate } from './rules/ukko-cart';
export { type UkkoPrice, ukkoPrice } from './rules/ukko-price';
export { isUpfrontOnlyAccessory } from './rules/upfront-only-accessory';
export { purchaseText } from './texts/nb';
export { pageText } from './texts/page-nb';
export { vatNote } from './texts/vat-note';
