import { hasCommitment, isSwitchOption, type PlanPrice, type ProductVariant, SWITCH_MONTHS } from '../../catalogue';
import { addOre, type Ore } from '../../money';
import type { Offering } from '../model';
import { bareCode } from './code-part';

export type DevicePrices = Pick<ProductVariant['prices'], 'lease' | 'leaseWithCommitment' | 'switch'>;

/** The prices of a device with each plan by a financing option; an option that is no switch is a lease. */
export function planPricesOf(prices: DevicePrices, financing: string): DevicePrices['lease'] {
  if (isSwitchOption(financing)) return prices.switch;
  return hasCommitment(financing) ? (prices.leaseWithCommitment ?? {}) : prices.lease;
}

const entriesOf = (
  prices: Readonly<Record<string, readonly PlanPrice[]>>,
  offeringCode: string,
): readonly PlanPrice[] =>
  Object.entries(prices).find(([code]) => code === offeringCode)?.[1] ??
  Object.entries(prices).find(([code]) => bareCode(code) === bareCode(offeringCode))?.[1] ??
  [];

/**
 * Price of a device with a plan and a financing option (P3-16): leases match 'lease' + code, as those with commitment do, or 'lease' + duration;
 * a switch takes its 24-month entry (P9-23).
 *
 * @returns null when the device is not sold that way: never a price of 0
 */
export function devicePlanPrice(prices: DevicePrices, financing: string, offeringCode: string): PlanPrice | null {
  const entries = entriesOf(planPricesOf(prices, financing), offeringCode);
  if (isSwitchOption(financing)) return entries.find(({ duration }) => duration === SWITCH_MONTHS) ?? null;
  return (
    entries.find(({ code }) => financing === `lease${code}`) ??
    entries.find(({ duration }) => financing === `lease${duration}`) ??
    entries.find(({ duration }) => financing === 'leasenow' && duration === 0) ??
    null
  );
}

export interface PlanOption {
  readonly offering: Offering;
  readonly device: PlanPrice;
  /** Device and plan per month. */
  readonly monthlyTotal: Ore;
}

/** The plans that a device may be bought with by a financing option, each with its prices; others are left out. */
export function planOptions(
  offerings: readonly Offering[],
  prices: DevicePrices,
  financing: string,
): readonly PlanOption[] {
  return offerings.flatMap((offering) => {
    const device = devicePlanPrice(prices, financing, offering.offeringCode);
    if (!device) return [];
    return [{ offering, device, monthlyTotal: addOre(device.monthly, device.mainOfferingMonthly) }];
  });
}
