import type { AccessoryVariant, CatalogueText, CompatibleAccessory } from 'shared-domain/catalogue';
import { type Ore, subtractOre, ZERO } from 'shared-domain/money';
import { toDeviceUpdate } from 'shared-domain/purchase';

const isScreenProtector = ({ subHwType }: Pick<CompatibleAccessory, 'subHwType'>): boolean =>
  subHwType?.toUpperCase() === 'SCREENPROTECTOR';

/**
 * Accessories in the order in which they are offered (P9-10): in the backend's order, but screen protectors last when a plan in the cart
 * contains X_MAX, since that plan brings its own.
 *
 * @param cartPlanCodes offering codes of the plans in the cart
 */
export function orderAccessories<Accessory extends Pick<CompatibleAccessory, 'subHwType'>>(
  accessories: readonly Accessory[],
  cartPlanCodes: readonly string[],
): readonly Accessory[] {
  if (!cartPlanCodes.some((code) => code.includes('X_MAX'))) return accessories;
  return [...accessories].sort((one, other) => Number(isScreenProtector(one)) - Number(isScreenProtector(other)));
}

export interface AccessoryPrice {
  /** The price together with the device. */
  readonly priceOre: Ore;
  /** The price that is struck, or null without a discount. */
  readonly beforeOre: Ore | null;
}

/**
 * Price of a compatible accessory: `discount` is taken off `price` (P3-38).
 *
 * @returns null when the price is not known: never 0; a discount above the price is an error of the backend and is ignored
 */
export function accessoryPrice({
  price,
  discount,
}: Pick<AccessoryVariant, 'price' | 'discount'>): AccessoryPrice | null {
  if (price === null || price === undefined) return null;
  const reduced = subtractOre(price, discount ?? ZERO);
  return reduced < ZERO || reduced === price
    ? { priceOre: price, beforeOre: null }
    : { priceOre: reduced, beforeOre: price };
}

/** Accessories shown at first, and how many each step adds or removes (P9-10). */
export const ACCESSORY_STEP = 3;

/** A button that changes how many are shown. */
interface StepButton {
  readonly text: CatalogueText;
  readonly steps: number;
}

export interface AccessorySteps {
  /** How many are shown. */
  readonly shown: number;
  /** 'Vis flere', or null at the end (P4-68). */
  readonly more: StepButton | null;
  /** 'Vis færre', or null at the beginning (P4-68). */
  readonly fewer: StepButton | null;
}

/**
 * How many of the accessories are shown, and where the two buttons lead (P9-10, P4-68).
 *
 * @param total accessories that may be shown
 * @param steps whole number from 1; one beyond the end counts as the last
 */
export function accessorySteps(total: number, steps: number): AccessorySteps {
  const last = Math.max(1, Math.ceil(total / ACCESSORY_STEP));
  const current = Math.min(Math.max(1, steps), last);
  return {
    shown: Math.min(total, current * ACCESSORY_STEP),
    more: current < last ? { text: { key: 'showMore' }, steps: current + 1 } : null,
    fewer: current > 1 ? { text: { key: 'showFewer' }, steps: current - 1 } : null,
  };
}

/** Puts an accessory into the cart, with the discount that it has together with the device (P7-11). */
export const accessoryUpdate = ({ sku, discountCode }: AccessoryVariant) =>
  toDeviceUpdate({
    type: 'ACCESSORY',
    sku,
    option: 'upfront',
    planCode: null,
    ...(discountCode && { discount: { code: discountCode, offerings: [] } }),
  });
