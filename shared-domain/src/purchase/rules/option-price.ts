import { isSwitchOption, type PlanPrice, type ProductVariant } from '../../catalogue';
import { toOre } from '../../money';
import { devicePlanPrice } from '../../subscription';
import type { PageText } from '../model';
import { toUpdateFinancing } from './financing-option';

/**
 * Price of a device with an option that is not chosen yet (P3-16): with the chosen plan, else with the first plan that it is sold
 * with for this option.
 *
 * @returns null when the device is not sold with this option: never a price of 0
 */
export function optionPrice(
  prices: Pick<ProductVariant['prices'], 'lease' | 'switch'>,
  option: string,
  planCode: string | null,
): PlanPrice | null {
  const sold = Object.keys(isSwitchOption(option) ? prices.switch : prices.lease);
  const codes = planCode === null ? sold : [planCode, ...sold];
  return codes.reduce<PlanPrice | null>((found, code) => found ?? devicePlanPrice(prices, option, code), null);
}

/** The most that may be paid by instalments (P9-22). */
export const LEASE_CAP = toOre(30_000);

/**
 * The warning that a part of a lease is paid at once (P5-4); null where nothing is, or where all is paid at once.
 *
 * @param price the device with the chosen plan
 */
export function leaseCapText(
  option: string,
  { duration, upfront }: Pick<PlanPrice, 'duration' | 'upfront'>,
): PageText | null {
  if (toUpdateFinancing(option).financingType !== 'lease' || duration === 0 || upfront === 0) return null;
  return { key: 'leaseCap', values: { cap: LEASE_CAP, upfront } };
}
