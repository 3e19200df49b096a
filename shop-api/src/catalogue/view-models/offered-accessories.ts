import { isInStock } from 'shared-domain/catalogue';
import { salesStatusOf } from '../life-cycle';
import type { Product, Variant } from '../model';

const isBuyable = (variant: Variant, nowMs: number): boolean => isInStock(salesStatusOf(variant, nowMs));

/** The colours of an accessory, those that can be bought now first: a card shows the first one. */
export const offeredVariants = ({ variants }: Pick<Product, 'variants'>, nowMs: number): readonly Variant[] =>
  [true, false].flatMap((wanted) => variants.filter((variant) => isBuyable(variant, nowMs) === wanted));

/**
 * Accessories in the order in which they are offered with a device: one of each kind, then the next of each, so that the first three are a case, a
 * glass and a charger and not three cases. Of a kind what is made for this model comes before what fits it too. What cannot be bought now is last.
 *
 * @param fitting by popularity; `compatibleModels` begins with the model that the accessory is made for
 */
export function offeredAccessories(
  fitting: readonly Product[],
  device: Pick<Product, 'modelSlug'>,
  nowMs: number,
): readonly Product[] {
  const isOwn = ({ compatibleModels = [] }: Product): boolean => compatibleModels[0] === device.modelSlug;
  const ownFirst = [...fitting.filter(isOwn), ...fitting.filter((accessory) => !isOwn(accessory))];
  const canBuy = ({ variants, hidePrices }: Product): boolean =>
    !hidePrices && variants.some((variant) => isBuyable(variant, nowMs));
  return [true, false].flatMap((wanted) => {
    const part = ownFirst.filter((accessory) => canBuy(accessory) === wanted);
    // Kinds by the most popular of each: an accessory for this model alone is no reason to begin with its kind.
    const kinds = [...new Set(fitting.filter((each) => part.includes(each)).map(({ subType }) => subType))];
    const byKind = kinds.map((kind) => part.filter(({ subType }) => subType === kind));
    const rounds = Math.max(0, ...byKind.map(({ length }) => length));
    return Array.from({ length: rounds }, (_, round) => byKind.flatMap((ofKind) => ofKind[round] ?? [])).flat();
  });
}
