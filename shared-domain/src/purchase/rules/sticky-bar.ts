import type { Realm } from '../../contracts/realm';
import { addOre, type Ore, ore, subtractOre } from '../../money';
import { isUpfront } from './financing-option';

export interface StickyBarPrice {
  readonly mainOfferingMonthly: Ore;
  readonly familyDiscount: Ore;
  readonly firstYearDiscount: Ore;
  readonly deviceMonthly: Ore;
}

/** The bar stands on consumers' pages (P2-43). */
export const showsStickyBar = (realm: Realm): boolean => realm === 'B2C';

/** What the bar says a month costs (P9-32): plan less its discounts, plus the device. Discounts never pay for the device. */
export function stickyBarPrice({
  mainOfferingMonthly,
  familyDiscount,
  firstYearDiscount,
  deviceMonthly,
}: StickyBarPrice): Ore {
  const plan = subtractOre(mainOfferingMonthly, addOre(familyDiscount, firstYearDiscount));
  return addOre(ore(Math.max(0, plan)), deviceMonthly);
}

export interface MovingFacts {
  readonly realm: Realm;
  readonly isLoggedIn: boolean;
  readonly option: string;
}

/** Tells a visitor that a number can be moved (P6-4): where the bar stands, not beside the full price, not to who is logged in. */
export const movingText = ({ realm, isLoggedIn, option }: MovingFacts): string | null =>
  !showsStickyBar(realm) || isLoggedIn || isUpfront(option)
    ? null
    : 'Vi ordner alt med flytting fra din gamle operatør.';
