export * from './model';
export { type BundlePurchase, toBundlePurchase } from './rules/bundle-purchase';
export { toBundlePlanUpdate, toConfirmingUpdate, toInsuranceUpdate } from './rules/bundle-update';
export { type DevicePurchase, discountOfferingCode, sentPlanCode, toDeviceUpdate } from './rules/device-update';
export {
  type FinancingOption,
  isUpfront,
  methodOfOption,
  needsPlan,
  optionsOf,
  resolveAlias,
  toUpdateFinancing,
  type UpdateFinancing,
} from './rules/financing-option';
export { availableMethods, initialFinancingOption, initialPlan, offeredPlans } from './rules/initial-choice';
export {
  chosenInsurance,
  includesScreenInsurance,
  type InsuranceCard,
  insuranceCard,
  insuranceExcess,
  NO_INSURANCE,
  offeredInsurances,
  toInsuranceLookup,
} from './rules/insurance';
export { amountInRealm, isShownWithoutVat, LEASE_CAP, leaseCapText, optionPrice } from './rules/option-price';
export { type PageQuery, queryText, readPageQuery } from './rules/page-query';
export { planChangeOf, type PlanPurchase, toPlanUpdate, toPlanWithDeviceUpdate } from './rules/plan-update';
export {
  cartIdAfterAdding,
  cartItemOf,
  isCartIdStale,
  isDiscountDropped,
  offersEmptyCart,
  type SentDiscount,
} from './rules/product-in-cart';
export { ABORT_SWITCH, isReSwitching, type SwitchBanner, switchBanner } from './rules/re-switch';
export { toUkkoCartUpdate } from './rules/ukko-cart';
