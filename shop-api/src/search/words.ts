import { stemmer } from '@orama/stemmers/norwegian';
import { foldText } from 'shared-domain/kernel';

const NOT_A_WORD = /[^\p{L}\p{N}]+/u;
const PARTS = /\p{N}+|\p{L}+/gu;

/** '+' is part of names: 'Galaxy S26+'. */
const fold = (text: string): string => foldText(text.replace(/(?<=\p{N})\+/gu, ' plus '));

/** The folded words of a text, in their order: 'iPhone 17 Pro' → iphone, 17, pro. */
export const toWords = (text: string): readonly string[] => fold(text).split(NOT_A_WORD).filter(Boolean);

/** Notes how folded words are spelt where that differs: 'hoyttaler' is 'høyttaler'. */
export function noteSpellings(text: string, spellings: Map<string, string>): void {
  for (const spelt of text.toLowerCase().split(NOT_A_WORD)) {
    const [word, ...others] = toWords(spelt);
    if (word !== undefined && others.length === 0 && word !== spelt && !spellings.has(word)) spellings.set(word, spelt);
  }
}

/** Runs of digits and of letters: '256gb' → 256, gb. */
export const toParts = (word: string): readonly string[] => word.match(PARTS) ?? [];

export const hasDigit = (word: string): boolean => /\p{N}/u.test(word);

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/x/gu, 'ks'],
  [/[cq]/gu, 'k'],
  [/z/gu, 's'],
  [/w/gu, 'v'],
  [/y\b/gu, 'i'],
  [/(.)\1+/gu, '$1'],
];

/** How a folded word sounds, roughly: 'ifone' as 'iphone', 'dexel' as 'deksel'. */
export const toSound = (word: string): string =>
  SOUNDS.reduce((text, [letters, sound]) => text.replace(letters, sound), word);

/** A shorter stem stands for too many words: 'lad' of 'lader' and of 'lad kontantkort'. */
const SHORTEST = 4;

/** The stem of a folded word (Snowball's, until nothing is cut any more: 'høyttalere' → 'høyttaler' → 'høyttal'); null: it has none of its own. */
export function toStem(word: string): string | null {
  if (word.length <= SHORTEST || hasDigit(word)) return null;
  const stem = stemmer(word);
  if (stem.length < SHORTEST) return null;
  return stem === word ? word : (toStem(stem) ?? stem);
}

/**
 * Typing errors between two words: letters that are missing, too many, wrong, or swapped with their neighbour (optimal string
 * alignment). As soon as there are more than `most`, the answer is `most + 1`.
 *
 * @param isPrefix the first word may be the beginning of the second: what is behind it costs nothing
 */
export function editDistance(typed: string, word: string, most: number, isPrefix = false): number {
  const [rows, columns] = [typed.length, word.length];
  if (rows - columns > most || (!isPrefix && columns - rows > most)) return most + 1;
  let [before, last] = [new Array<number>(columns + 1), Array.from({ length: columns + 1 }, (_, column) => column)];
  for (let row = 1; row <= rows; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= columns; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last] = [last, current];
  }
  return Math.min(most + 1, isPrefix ? Math.min(...last) : (last[columns] ?? 0));
}
