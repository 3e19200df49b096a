export * from './model';
export { cartTotalPrice, isLegalBundleIncomplete } from './rules/cart-total-price';
export { legalTotalPrice, minimumTotal, type PlanCommitment, type TotalPriceFacts } from './rules/total-price';
export { legalText, shortLegalText } from './texts/nb';
