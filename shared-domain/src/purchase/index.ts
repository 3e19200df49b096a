export * from './model';
export { type BundlePurchase, toBundlePurchase } from './rules/bundle-purchase';
export { toConfirmingUpdate, toInsuranceUpdate } from './rules/bundle-update';
export { type DevicePurchase, discountOfferingCode, toDeviceUpdate } from './rules/device-update';
export { isDiscountDropped, type SentDiscount } from './rules/dropped-discount';
export { offersEmptyCart } from './rules/empty-cart-offer';
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
export {
  availableMethods,
  initialFinancingOption,
  type InitialOptionFacts,
  initialPlan,
  type InitialPlanFacts,
  type MethodFacts,
  type OfferedPlanFacts,
  offeredPlans,
} from './rules/initial-choice';
export {
  chosenInsurance,
  type InsuranceCard,
  insuranceCard,
  insuranceExcess,
  NO_INSURANCE,
  offeredInsurances,
} from './rules/insurance';
export { includesScreenInsurance, type InsuranceLookupFacts, toInsuranceLookup } from './rules/insurance-lookup';
export { isReSwitching } from './rules/is-re-switching';
export { LEASE_CAP, leaseCapText, optionPrice } from './rules/option-price';
export { type PageQuery, queryText, readPageQuery } from './rules/page-query';
export { planChangeOf, type PlanPurchase, toPlanUpdate, toPlanWithDeviceUpdate } from './rules/plan-update';
export { cartIdAfterAdding, cartItemOf, isCartIdStale } from './rules/product-in-cart';
export { ABORT_SWITCH, type SwitchBanner, switchBanner } from './rules/re-switch';
export { amountInRealm, isShownWithoutVat } from './rules/realm-amount';
export { toUkkoCartUpdate } from './rules/ukko-cart';
