/** Part of the code of the plan that a discount is registered on, if the deal includes it (P7-10). */
const PREFERRED = 'X_BASIC_2025';

/**
 * The plan that a discount is registered on (P7-10): one of the deal's plans, preferably one with X_BASIC_2025 in its code.
 *
 * @param offerings codes of the deal (P3-27); none: the deal is for every plan
 * @param planCode the chosen plan, or null
 */
export function discountOfferingCode(offerings: readonly string[], planCode: string | null): string | undefined {
  const codes = offerings.length > 0 || planCode === null ? offerings : [planCode];
  return codes.find((code) => code.includes(PREFERRED)) ?? codes[0];
}
