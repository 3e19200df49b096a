/** The one place where kroner of the wire become øre: every wire schema with an amount uses these schemas. */
import * as v from 'valibot';
import { type Ore, ore, toOre } from '../money';

const toOreAction = v.rawTransform<number, Ore>(({ dataset, addIssue, NEVER }) => {
  try {
    return toOre(dataset.value);
  } catch {
    addIssue({ message: 'Amount too large to be exact in øre' });
    return NEVER;
  }
});

/** A parsed answer as a server sends it, every field filled: the same shape with NOK in place of øre. */
export type Wire<Parsed> = Parsed extends Ore
  ? number
  : Parsed extends readonly (infer Item)[]
    ? Wire<Item>[]
    : Parsed extends object
      ? { [Key in keyof Parsed]: Wire<Parsed[Key]> }
      : Parsed;

/** Any amount, reductions below 0 too: NOK on the wire, øre inside. */
export const nokSchema = v.pipe(v.number(), toOreAction);

/** A price: NOK on the wire, 0 or more, øre inside. */
export const priceSchema = v.pipe(v.number(), v.minValue(0), toOreAction);

/** An amount that was parsed before and kept in a storage of the browser: øre already. */
export const oreSchema = v.pipe(v.number(), v.safeInteger(), v.transform(ore));
