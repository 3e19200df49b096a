const SECOND_MS = 1_000;
const USER_REFS = 1_000_000_000;

/** How the rush at a release is spread (P4-58), with what chance has given this visitor. */
export type PresaleSpread =
  | {
      readonly strategy: 'user-ref';
      /** Value of the cookie user_ref_pdp; null: there is none. */ readonly userRef: string | null;
    }
  | { readonly strategy: 'ab'; /** The coin. */ readonly isVariantB: boolean };

const lastDigit = (userRef: string | null): string | undefined => /(\d)\D*$/.exec(userRef ?? '')?.[1];

/** The configured strategy; 'user-ref' unless 'ab' is named (P4-58). */
export const resolvePresaleStrategy = (configured: string | undefined): PresaleSpread['strategy'] =>
  configured === 'ab' ? 'ab' : 'user-ref';

/** What is added to the release moment, in milliseconds: 0 to 9 s by the last digit of the cookie, or 1 s in variant B (P4-58). */
export function presaleOffsetMs(spread: PresaleSpread): number {
  if (spread.strategy === 'ab') return spread.isVariantB ? SECOND_MS : 0;
  return Number(lastDigit(spread.userRef) ?? 0) * SECOND_MS;
}

/** The cookie is created where it has no digit to go by. */
export const needsUserRef = (userRef: string | null): boolean => lastDigit(userRef) === undefined;

/**
 * A value for the cookie; its last digit is each as likely.
 *
 * @param chance from 0, below 1
 */
export const toUserRef = (chance: number): string => String(Math.floor(chance * USER_REFS));
