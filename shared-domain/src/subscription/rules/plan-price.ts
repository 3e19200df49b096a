import { type PlanPrice, type ProductVariant, SWITCH_MONTHS } from '../../catalogue';
import { addOre, type Ore } from '../../money';
import type { Offering } from '../model';
import { bareCode } from './code-part';

type DevicePrices = Pick<ProductVariant['prices'], 'lease' | 'switch'>;

const entriesOf = (
  prices: Readonly<Record<string, readonly PlanPrice[]>>,
  offeringCode: string,
): readonly PlanPrice[] =>
  Object.entries(prices).find(([code]) => code === offeringCode)?.[1] ??
  Object.entries(prices).find(([code]) => bareCode(code) === bareCode(offeringCode))?.[1] ??
  [];

/**
 * Price of a device with a plan and a financing option (P3-16): leases match 'lease' + code, as one with commitment does, or 'lease' + duration;
 * a switch takes its 24-month entry (P9-23).
 *
 * @returns null when the device is not sold that way: never a price of 0
 */
export function devicePlanPrice(prices: DevicePrices, financing: string, offeringCode: string): PlanPrice | null {
  if (financing === 'new-switch' || financing === 'existing-switch') {
    return entriesOf(prices.switch, offeringCode).find(({ duration }) => duration === SWITCH_MONTHS) ?? null;
  }
  const leases = entriesOf(prices.lease, offeringCode);
  return (
    leases.find(({ code }) => financing === `lease${code}`) ??
    // One with commitment lasts as long as one without.
    leases.find(({ duration, code }) => financing === `lease${duration}` && !code.endsWith('commitment')) ??
    leases.find(({ duration }) => financing === 'leasenow' && duration === 0) ??
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
