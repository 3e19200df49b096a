import { bareCode } from './code-part';

/**
 * The plan that is selected first (F5.3-5, P2-9): that of the query when it is in the list, else the default when it
 * is, else the first.
 */
export function preselectOffering<Plan extends { readonly offeringCode: string }>(
  offerings: readonly Plan[],
  asked: string | null,
  fallback: string,
): Plan | null {
  const named = (code: string | null): Plan | undefined =>
    offerings.find(({ offeringCode }) => code !== null && bareCode(offeringCode) === bareCode(code));
  return named(asked) ?? named(fallback) ?? offerings[0] ?? null;
}
