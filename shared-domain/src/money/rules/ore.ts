import type { Ore } from '../model';

/** @throws RangeError when the number is not whole or too large to be exact */
export function ore(wholeOre: number): Ore {
  if (!Number.isSafeInteger(wholeOre)) throw new RangeError(`Not a whole amount of øre: ${wholeOre}`);
  return (wholeOre === 0 ? 0 : wholeOre) as Ore;
}

export const ZERO = ore(0);

/**
 * Kroner to øre, rounded to the nearest, halves away from zero (F9.1-25). An amount that is øre already does not compile.
 *
 * @param nok kroner
 * @throws RangeError when the amount is not finite or too large to be exact
 */
export function toOre<Nok extends number>(nok: Nok extends Ore ? never : Nok): Ore {
  // 1.005 × 100 is 100.49999…: digits after the twelfth are rounding noise of the binary fraction.
  const exact = Number((Math.abs(nok) * 100).toPrecision(12));
  return ore(Math.sign(nok) * Math.round(exact));
}

/** Øre to kroner, for the wire, structured data and analytics. */
export const toNok = (amount: Ore): number => amount / 100;

export const addOre = (...amounts: readonly Ore[]): Ore =>
  ore(amounts.reduce<number>((sum, amount) => sum + amount, 0));
export const subtractOre = (from: Ore, amount: Ore): Ore => ore(from - amount);

/** The smaller of two amounts. */
export const lowerOre = (one: Ore, other: Ore): Ore => (one < other ? one : other);

/** The larger of two amounts. */
export const higherOre = (one: Ore, other: Ore): Ore => (one > other ? one : other);

/** @param count a whole number: pieces or months */
export const timesOre = (amount: Ore, count: number): Ore => ore(amount * count);

/** Rounded down to whole kroner. */
export const floorToKrone = (amount: Ore): Ore => ore(Math.floor(amount / 100) * 100);

/** Rounded up to whole kroner (F9.9-5, F9.10-5). */
export const ceilToKrone = (amount: Ore): Ore => ore((Math.ceil(amount / 100) || 0) * 100);
