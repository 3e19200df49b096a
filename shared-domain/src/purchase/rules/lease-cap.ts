import type { PlanPrice } from '../../catalogue';
import { formatPrice, toOre } from '../../money';
import { toUpdateFinancing } from './financing-option';

/** P9-22: what may be paid by instalments. */
export const LEASE_CAP = toOre(30_000);

/**
 * The warning that a lease leaves a rest to be paid at once (P5-4); null where it does not, or is paid at once as a whole.
 *
 * @param price the device with the chosen plan
 */
export function leaseCapText(
  option: string,
  { duration, upfront }: Pick<PlanPrice, 'duration' | 'upfront'>,
): string | null {
  if (toUpdateFinancing(option).financingType !== 'lease' || duration === 0 || upfront === 0) return null;
  return `Total delbetaling kan ikke overskride ${formatPrice(LEASE_CAP)} Resterende ${formatPrice(upfront)} må betales i dag.`;
}
