import { apiPost } from 'shared-domain/runtime/http';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import { type Insurance, type InsuranceLookup, insurancesSchema } from './insurance-wire';

/**
 * Insurances that are offered for a device with a plan (P7-5, F7.4-1).
 *
 * @returns an empty list on any failure, which is logged as 'Failed to fetch insurances' (P8-16, F8-9, F8-18)
 */
export async function fetchInsurances(
  lookup: InsuranceLookup,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<readonly Insurance[]> {
  const result = await apiPost('/insurance/all/', lookup, insurancesSchema, {
    logMessage: FAILED_CALLS.insurances,
    ...(signal && { signal }),
  });
  return result.ok ? result.value : [];
}
