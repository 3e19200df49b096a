import type { PlanPrice } from '../../catalogue';
import { toOre } from '../../money';
import type { PageText } from '../model';
import { toUpdateFinancing } from './financing-option';

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
