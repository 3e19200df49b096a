import data from './data/synonyms.json';
import { noteSpellings, toStem, toWords } from './words';

/** As in `data/synonyms.json`: whoever writes one of the words means the others. */
export interface SynonymData {
  /** Words that say nothing about what is looked for. */
  readonly ignored: readonly string[];
  /** Words that ask for what costs little; they say nothing else. */
  readonly cheap: readonly string[];
  readonly groups: readonly { readonly words: readonly string[]; readonly means: readonly string[] }[];
}

export interface Synonyms {
  readonly isIgnored: (word: string) => boolean;
  readonly isForCheap: (word: string) => boolean;
  /** Folded words that a folded word, or one with the same stem, stands for. */
  readonly meaningsOf: (word: string) => readonly string[];
  /** Every word that has a meaning; a typing error may have made something else of it. */
  readonly words: readonly string[];
  /** How folded words are spelt where that differs. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** Words of several parts are looked up as one: 'power bank' and 'powerbank'. */
const fold = (words: readonly string[]): readonly string[] => words.map((word) => toWords(word).join(''));

export function toSynonyms({ ignored, cheap, groups }: SynonymData): Synonyms {
  const asksForCheap = new Set(fold(cheap));
  const silent = new Set([...fold(ignored), ...asksForCheap]);
  const spellings = new Map<string, string>();
  for (const { words: spelt, means } of groups) for (const word of [...spelt, ...means]) noteSpellings(word, spellings);
  const meanings = new Map<string, Set<string>>();
  const note = (word: string, means: readonly string[]): void => {
    const known = meanings.get(word) ?? new Set<string>();
    for (const meaning of means) known.add(meaning);
    meanings.set(word, known);
  };
  for (const { words, means } of groups) for (const word of fold(words)) note(word, fold(means));
  const words = [...meanings.keys()];
  for (const word of words) {
    const stem = toStem(word);
    if (stem && stem !== word && !meanings.has(stem)) note(`${stem} `, [...(meanings.get(word) ?? [])]);
  }
  return {
    isIgnored: (word) => silent.has(word),
    isForCheap: (word) => asksForCheap.has(word),
    meaningsOf: (word) => [...(meanings.get(word) ?? meanings.get(`${toStem(word)} `) ?? [])],
    words,
    spellings,
  };
}

/** The Norwegian synonyms of a shop for phones; an operator adds to the file. */
export const referenceSynonyms = toSynonyms(data);
