import type { Realm } from '../../contracts/realm';
import { addOre, type Ore, ore, subtractOre } from '../../money';
import type { PageText } from '../model';
import { isUpfront } from './financing-option';

export interface StickyBarPrice {
  readonly mainOfferingMonthly: Ore;
  readonly familyDiscount: Ore;
  readonly firstYearDiscount: Ore;
  readonly deviceMonthly: Ore;
}

/** Whether a page has the bar: only consumers' pages do (P2-43). */
export const showsStickyBar = (realm: Realm): boolean => realm === 'B2C';

/** The monthly price in the bar (P9-32): plan less its discounts, plus the device. Discounts never reduce the device's price. */
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

/** The note that a number can be moved (P6-4): on pages with the bar, for visitors who do not pay the full price. */
export const movingText = ({ realm, isLoggedIn, option }: MovingFacts): PageText | null =>
  !showsStickyBar(realm) || isLoggedIn || isUpfront(option) ? null : { key: 'movingHelp' };
