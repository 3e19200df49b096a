import type { PlanPrice } from '../../catalogue';
import type { Realm } from '../../contracts/realm';
import { type Ore, toOre } from '../../money';
import { amountForRealm, devicePlanPrice, type DevicePrices, planPricesOf } from '../../subscription';
import type { PageText } from '../model';
import { toUpdateFinancing } from './financing-option';

/**
 * Price of a device with an option that is not chosen yet (P3-16): with the chosen plan, else with the first plan that it is sold
 * with for this option.
 *
 * @returns null when the device is not sold with this option: never a price of 0
 */
export function optionPrice(prices: DevicePrices, option: string, planCode: string | null): PlanPrice | null {
  const sold = Object.keys(planPricesOf(prices, option));
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

/**
 * An amount as a realm sees it: businesses without mva. (P6-14).
 *
 * @param amount with mva.
 * @param withoutVat as the server sent it, if it did: wins over the computed amount
 */
export const amountInRealm = (realm: Realm, amount: Ore, withoutVat?: Ore): Ore =>
  realm === 'B2B' && withoutVat !== undefined ? withoutVat : amountForRealm(amount, realm);

/** Whether a realm's prices are shown without mva. (P6-14). */
export const isShownWithoutVat = (realm: Realm): boolean => realm === 'B2B';
