export { type Brand, BRAND_COLOURS, type BrandColour, type BrandMark } from './model';
export { toBrandStyle } from './rules/brand-style';
export { declaredTokens, tokenColour, unreadablePairs } from './rules/colour-pairs';
export { hasContrast, SIGN_CONTRAST, TEXT_CONTRAST } from './rules/contrast';
