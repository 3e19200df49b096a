import type { CompatibleAccessory } from '../model';

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
