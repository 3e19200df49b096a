import { formatPrice, type Ore, toOre } from '../../money';

/** P9-20. */
const EXPENSIVE_FROM = toOre(7_600);

/** What an insured person pays of a damage: '1 000,-' or '600,-' (P9-20). @param itemPrice full price of the device */
export const insuranceExcess = (itemPrice: Ore): string =>
  formatPrice(toOre(itemPrice >= EXPENSIVE_FROM ? 1_000 : 600));
