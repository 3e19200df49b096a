export { availableMethods, noMethodText, type MethodFacts } from './rules/available-methods';
export { isInCart, resolveBuyButton, type BuyButton, type BuyFacts } from './rules/buy-button';
export { toDeviceUpdate, type DevicePurchase } from './rules/device-update';
export { firstOptionOf, isUpfront, methodOfOption, resolveAlias, toUpdateFinancing, type FinancingOption, type UpdateFinancing } from './rules/financing-option';
export { initialFinancingOption, type InitialOptionFacts } from './rules/initial-option';
export { resolveNextButton, type NextButton, type StepFacts } from './rules/next-button';
export { isNextDisabled, type NextDisabledFacts } from './rules/next-disabled';
export { TOAST_TEXTS } from './rules/toast-texts';
