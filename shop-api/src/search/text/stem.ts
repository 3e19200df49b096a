import { stemmer } from '@orama/stemmers/norwegian';
import { hasDigit } from './words';

/** A shorter stem stands for too many words: 'lad' of 'lader' and of 'lad kontantkort'. */
const SHORTEST = 4;

/** The stem of a folded word (Snowball's, until nothing is cut any more: 'høyttalere' → 'høyttaler' → 'høyttal'); null: it has none of its own. */
export function toStem(word: string): string | null {
  if (word.length <= SHORTEST || hasDigit(word)) return null;
  const stem = stemmer(word);
  if (stem.length < SHORTEST) return null;
  return stem === word ? word : (toStem(stem) ?? stem);
}
