const SECOND_MS = 1_000;
const USER_REFS = 1_000_000_000;

/** How visitors are spread over the first seconds of a release (P4-58), with this visitor's random value. */
export type PresaleSpread =
  | {
      readonly strategy: 'user-ref';
      /** Value of the cookie user_ref_pdp; null without it. */ readonly userRef: string | null;
    }
  | { readonly strategy: 'ab'; /** The visitor's group, chosen at random. */ readonly isVariantB: boolean };

const lastDigit = (userRef: string | null): string | undefined => /(\d)\D*$/.exec(userRef ?? '')?.[1];

/** The configured strategy; 'user-ref' unless 'ab' is named (P4-58). */
export const resolvePresaleStrategy = (configured: string | undefined): PresaleSpread['strategy'] =>
  configured === 'ab' ? 'ab' : 'user-ref';

/** Delay after the release, in milliseconds: 0 to 9 s by the last digit of the cookie, or 1 s in variant B (P4-58). */
export function presaleOffsetMs(spread: PresaleSpread): number {
  if (spread.strategy === 'ab') return spread.isVariantB ? SECOND_MS : 0;
  return Number(lastDigit(spread.userRef) ?? 0) * SECOND_MS;
}

/** Whether the cookie must be created: it is missing or has no digit. */
export const needsUserRef = (userRef: string | null): boolean => lastDigit(userRef) === undefined;

/**
 * A value for the cookie; every last digit is equally likely.
 *
 * @param chance random number from 0 to below 1
 */
export const toUserRef = (chance: number): string => String(Math.floor(chance * USER_REFS));
