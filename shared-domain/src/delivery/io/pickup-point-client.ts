import { apiGet } from 'shared-domain/runtime/http';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import { type PickupPoint, pickupPointsSchema } from './pickup-point-wire';

/**
 * Pickup points near a postcode (P7-6, F7.4-2).
 *
 * @param zipCode four digits
 * @returns an empty list on any failure, which is logged as 'Failed to fetch pickup points' (P8-16, F8-10)
 */
export async function fetchPickupPoints(
  zipCode: string,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<readonly PickupPoint[]> {
  const result = await apiGet(`/pickuppoints/${encodeURIComponent(zipCode)}`, pickupPointsSchema, {
    logMessage: FAILED_CALLS.pickupPoints,
    ...(signal && { signal }),
  });
  return result.ok ? result.value : [];
}
