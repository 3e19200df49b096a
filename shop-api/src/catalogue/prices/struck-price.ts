import { lowerOre, type Ore } from 'shared-domain/money';

const WINDOW_MS = 30 * 86_400_000;

export interface PriceChange {
  /** Milliseconds since the epoch from which the price is valid. */
  readonly fromMs: number;
  readonly priceOre: Ore;
}

/** Entries of the same price are one price. */
const withoutRepeats = (history: readonly PriceChange[]): readonly PriceChange[] =>
  history.filter(({ priceOre }, index) => priceOre !== history[index - 1]?.priceOre);

/**
 * Where the reduction to the last price began. A price that was lowered step by step, each time within 30 days, was reduced by its first step.
 *
 * @returns the place of the first lowered price; null: the last one is no reduction
 */
function firstStepOf(prices: readonly PriceChange[]): number | null {
  const isLowered = (place: number): boolean => (prices[place - 1]?.priceOre ?? 0) > (prices[place]?.priceOre ?? 0);
  const startOf = (place: number): number => prices[place]?.fromMs ?? 0;
  let step = prices.length - 1;
  if (!isLowered(step)) return null;
  while (isLowered(step - 1) && startOf(step) - startOf(step - 1) < WINDOW_MS) step -= 1;
  return step;
}

/**
 * 'Førpris', the struck price: the lowest that was charged in the 30 days before the reduction began. Null for less than 30 days of known prices
 * (prisopplysningsforskriften § 9a).
 *
 * @param history changes in the order of their times, all past; the last one is today's price
 * @returns øre, or null when today's price is not a reduction
 */
export function struckPrice(history: readonly PriceChange[]): Ore | null {
  const prices = withoutRepeats(history);
  const [oldest] = prices;
  const current = prices.at(-1);
  const step = firstStepOf(prices);
  if (!oldest || !current || step === null) return null;
  const windowMs = (prices[step]?.fromMs ?? 0) - WINDOW_MS;
  if (oldest.fromMs > windowMs) return null;
  const charged = prices.slice(0, step).filter((_price, place) => (prices[place + 1]?.fromMs ?? 0) > windowMs);
  const lowest = charged.map(({ priceOre }) => priceOre).reduce(lowerOre);
  return lowest > current.priceOre ? lowest : null;
}
