export * from './model';
export {
  cartTotalPrice,
  isLegalBundleIncomplete,
  legalTotalPrice,
  minimumTotal,
  type PlanCommitment,
} from './rules/total-price';
export { legalText, shortLegalText } from './texts/nb';
