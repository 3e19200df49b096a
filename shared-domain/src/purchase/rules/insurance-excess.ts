import { type Ore, toOre } from '../../money';

const EXPENSIVE_FROM = toOre(7_600);

/** What an insured person pays of a damage: 1,000 or 600 kroner (P9-20). @param itemPrice full price of the device */
export const insuranceExcess = (itemPrice: Ore): Ore => toOre(itemPrice >= EXPENSIVE_FROM ? 1_000 : 600);
