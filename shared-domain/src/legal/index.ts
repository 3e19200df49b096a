export { cartTotalPriceText, isLegalBundleIncomplete } from './rules/cart-total-price';
export { totalPriceText, type TotalPriceFacts } from './rules/total-price-text';
