import { CONSENT_PURPOSES, type ConsentPurpose } from '../../contracts/consent-purposes';

/** Values of the buttons of the question. */
export type ConsentAnswer = 'none' | 'all' | 'chosen';

/**
 * The purposes that an answer agrees to. An answer that is not known agrees to nothing.
 *
 * @param ticked the purposes whose box is ticked; they count for 'chosen' only
 */
export function toPurposes(answer: unknown, ticked: readonly string[]): readonly ConsentPurpose[] {
  if (answer === ('all' satisfies ConsentAnswer)) return CONSENT_PURPOSES;
  if (answer !== ('chosen' satisfies ConsentAnswer)) return [];
  return CONSENT_PURPOSES.filter((purpose) => ticked.includes(purpose));
}
