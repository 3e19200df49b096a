export * from './model';
export {
  cartTotalPrice,
  isLegalBundleIncomplete,
  legalTotalPrice,
  minimumTotal,
  type PlanCommitment,
  type TotalPriceFacts,
} from './rules/total-price';
export { legalText, shortLegalText } from './texts/nb';
