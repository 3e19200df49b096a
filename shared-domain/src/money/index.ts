export type { Ore } from './model';
export {
  formatInteger,
  formatMonthly,
  formatMonths,
  formatPrice,
  monthlyParts,
  NO_BREAK_SPACE,
  type PriceParts,
  priceParts,
} from './rules/format-price';
export {
  addOre,
  ceilToKrone,
  floorToKrone,
  higherOre,
  lowerOre,
  ore,
  subtractOre,
  timesOre,
  toNok,
  toOre,
  ZERO,
} from './rules/ore';
export { applyMultiplier, discountPercent, type Ratio, shareOf, toRatio } from './rules/ratio';
export { splitVat, VAT_PERCENT, withoutVat } from './rules/vat';
export { WITHOUT_VAT_NOTE } from './texts/nb';
