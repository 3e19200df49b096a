export type { Ore } from './model';
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
export {
  applyMultiplier,
  discountPercent,
  type Ratio,
  shareOf,
  splitVat,
  toRatio,
  VAT_PERCENT,
  withoutVat,
  withVat,
} from './rules/ratio';
export {
  formatAfterFree,
  formatInteger,
  formatMonthly,
  formatMonths,
  formatPrice,
  monthlyParts,
  NO_BREAK_SPACE,
  type PriceParts,
  priceParts,
  WITHOUT_VAT_NOTE,
} from './texts/format-price';
