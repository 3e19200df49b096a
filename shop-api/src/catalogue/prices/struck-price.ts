import { lowerOre, type Ore } from 'shared-domain/money';

const WINDOW_DAYS = 30;
const DAY_MS = 86_400_000;

export interface PriceChange {
  /** 'YYYY-MM-DD' from which the price is valid. */
  readonly fromDate: string;
  readonly priceOre: Ore;
}

const daysOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/**
 * The struck price: the lowest of the 30 days before today's price began, when that is higher. The rules on
 * price information for consumers require this.
 *
 * @param history changes in the order of their dates; the last one that is not after `today` is today's price
 * @returns øre, or null when today's price is not a reduction
 */
export function struckPrice(history: readonly PriceChange[], today: string): Ore | null {
  const past = history.filter(({ fromDate }) => fromDate <= today);
  const current = past.at(-1);
  if (!current) return null;
  // Several entries of the same price are one price.
  const sinceIndex = past.findLastIndex(({ priceOre }) => priceOre !== current.priceOre) + 1;
  const since = daysOf(past[sinceIndex]?.fromDate ?? current.fromDate);
  const before = past.slice(0, sinceIndex);
  const inWindow = before.filter(
    (_price, index) => daysOf(past[index + 1]?.fromDate ?? current.fromDate) > since - WINDOW_DAYS,
  );
  const [first, ...others] = inWindow.map(({ priceOre }) => priceOre);
  if (first === undefined) return null;
  const lowest = others.reduce(lowerOre, first);
  return lowest > current.priceOre ? lowest : null;
}
