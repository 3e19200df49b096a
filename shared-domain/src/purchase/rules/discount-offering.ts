/** P7-10: the plan that a discount is asked for with, where it may be. */
const PREFERRED = 'X_BASIC_2025';

/**
 * The plan that a discount is registered on (P7-10): of those that the deal is for, one whose code contains X_BASIC_2025 is
 * preferred.
 *
 * @param offerings codes of the deal (P3-27); none: the deal is for every plan
 * @param planCode the chosen plan, or null
 */
export function discountOfferingCode(offerings: readonly string[], planCode: string | null): string | undefined {
  const codes = offerings.length > 0 || planCode === null ? offerings : [planCode];
  return codes.find((code) => code.includes(PREFERRED)) ?? codes[0];
}
