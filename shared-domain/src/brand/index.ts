export { type Brand, BRAND_COLOURS, type BrandColour, type BrandMark } from './model';
export { toBrandStyle } from './rules/brand-style';
export {
  declaredTokens,
  hasContrast,
  SIGN_CONTRAST,
  TEXT_CONTRAST,
  tokenColour,
  unreadablePairs,
} from './rules/colour-pairs';
