export { cartTotalPriceText, isLegalBundleIncomplete } from './rules/cart-total-price';
export { type TotalPriceFacts, totalPriceText } from './rules/total-price-text';
