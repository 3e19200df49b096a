import type { Synonyms } from './synonyms';
import type { Postings, Vocabulary } from './vocabulary';
import { hasDigit, toParts, toWords } from './words';

/** A word of the index that stands for what was typed, and how certainly, up to 1. */
export interface Candidate {
  readonly word: string;
  readonly certainty: number;
  /** It only begins with what was typed. */
  readonly isLonger: boolean;
}

/** The meaning of one or two typed words: any of the candidates, or all of the parts. */
export interface Unit {
  readonly candidates: readonly Candidate[];
  /** The typed words one by one, where the candidates stand for their joined form: 'lade' and 'kabel' beside 'ladekabel'. */
  readonly parts: readonly Unit[];
  /** Number of typed words. */
  readonly width: number;
  /** The first part of a compound word adds to a hit but is not asked for: 'mobil' of 'mobildeksel'. */
  readonly isOptional: boolean;
  /** A misspelt word, and what it was taken for. */
  readonly corrected?: readonly [typed: string, word: string];
}

export interface Known {
  readonly vocabulary: Vocabulary;
  readonly postings: Postings;
  readonly synonyms: Synonyms;
  /** The vocabulary and all synonyms: what a misspelt word may have been. */
  readonly spellings: Vocabulary;
}

const CERTAINTY = { form: 0.95, meaning: 0.9, compound: 0.95, beginning: 0.8, corrected: 0.75, ending: 0.7 } as const;
/** A query is a line that a person types. */
const MOST_WORDS = 8;
const LONGEST_WORD = 40;
/** Words that begin with one letter are not yet an answer. */
const COMPLETED_FROM = 2;
const SHORTEST_PART = 3;
const MOST_COMPLETIONS = 200;

class Candidates {
  readonly #best = new Map<string, Candidate>();

  add(word: string, certainty: number, isLonger = false): void {
    if (certainty > (this.#best.get(word)?.certainty ?? 0)) this.#best.set(word, { word, certainty, isLonger });
  }

  get size(): number {
    return this.#best.size;
  }

  list(): readonly Candidate[] {
    return [...this.#best.values()];
  }
}

/** The word itself, its forms, what it means, and compounds that end with it. */
function addKnown(found: Candidates, word: string, certainty: number, { vocabulary, postings, synonyms }: Known): void {
  if (postings.of(word)) found.add(word, certainty);
  for (const form of vocabulary.formsOf(word)) found.add(form, certainty * CERTAINTY.form);
  for (const meaning of synonyms.meaningsOf(word)) {
    if (postings.of(meaning)) found.add(meaning, certainty * CERTAINTY.meaning);
    for (const form of vocabulary.formsOf(meaning)) found.add(form, certainty * CERTAINTY.meaning * CERTAINTY.form);
    if (meaning.length > SHORTEST_PART)
      for (const compound of vocabulary.endingWith(meaning)) found.add(compound, certainty * CERTAINTY.compound);
  }
}

function completions(found: Candidates, word: string, { vocabulary }: Known): void {
  if (word.length < COMPLETED_FROM && !hasDigit(word)) return;
  for (const longer of vocabulary.beginningWith(word).slice(0, MOST_COMPLETIONS))
    found.add(longer, CERTAINTY.beginning, true);
}

const isKnown = (word: string, { vocabulary, synonyms }: Known): boolean =>
  vocabulary.has(word) || synonyms.meaningsOf(word).length > 0 || vocabulary.formsOf(word).length > 0;

/** The fewest known words that a typed one is made of, with or without an 's' between them: 'iphonedeksel' → iphone, deksel; null: it is not. */
function splitWord(word: string, known: Known): readonly string[] | null {
  const best: (readonly string[] | null)[] = [[]];
  for (let to = 1; to <= word.length; to += 1) {
    best[to] = null;
    for (let from = 0; from < to; from += 1) {
      const before = best[from];
      const part = word.slice(from, to);
      if (!before || before.length > 3 || (part.length < SHORTEST_PART && !hasDigit(part))) continue;
      const text =
        from > 0 && part.startsWith('s') && isKnown(part.slice(1), known) && !isKnown(part, known)
          ? part.slice(1)
          : part;
      if (text.length < SHORTEST_PART && !hasDigit(text)) continue;
      if (isKnown(text, known) && before.length + 1 < (best[to]?.length ?? Infinity)) best[to] = [...before, text];
    }
  }
  const parts = best[word.length] ?? null;
  return parts && parts.length > 1 ? parts : null;
}

const unitOf = (found: Candidates, isOptional = false): Unit => ({
  candidates: found.list(),
  parts: [],
  width: 1,
  isOptional,
});

/** The meaning of one typed word; several units when it is made of several words. */
function readWord(word: string, isLast: boolean, known: Known): readonly Unit[] {
  const found = new Candidates();
  addKnown(found, word, 1, known);
  if (isLast || found.size === 0) completions(found, word, known);
  if (found.size > 0) return [unitOf(found)];

  const parts = splitWord(word, known) ?? (hasDigit(word) ? toParts(word) : [word]);
  if (parts.length > 1) {
    const isCompound = !hasDigit(word);
    return parts.map((part, place) => {
      const inPart = new Candidates();
      const isHead = place === parts.length - 1;
      addKnown(inPart, part, 1, known);
      if (isLast && isHead) completions(inPart, part, known);
      return unitOf(inPart, isCompound && !isHead);
    });
  }

  if (word.length > SHORTEST_PART)
    for (const compound of known.vocabulary.endingWith(word)) found.add(compound, CERTAINTY.ending);
  if (found.size > 0) return [unitOf(found)];
  const corrections = known.spellings.corrections(word, isLast);
  for (const corrected of corrections) addKnown(found, corrected, CERTAINTY.corrected, known);
  const [corrected] = corrections;
  return [
    { ...unitOf(found), ...(corrected !== undefined && found.size > 0 && { corrected: [word, corrected] as const }) },
  ];
}

/** Two typed words that are one: 'i phone', 'lade kabel', 'iphone 17'. */
function readJoined(one: string, other: string, isLast: boolean, known: Known): Unit | null {
  const word = one + other;
  if (!isKnown(word, known)) return null;
  const found = new Candidates();
  addKnown(found, word, 1, known);
  if (isLast && hasDigit(word)) completions(found, word, known);
  const parts = [...readWord(one, false, known), ...readWord(other, isLast, known)].filter(
    ({ candidates }) => candidates.length > 0,
  );
  return { candidates: found.list(), parts: parts.length > 1 ? parts : [], width: 2, isOptional: false };
}

/** The folded words of a query that are read. */
export const wordsOfQuery = (query: string): readonly string[] =>
  toWords(query)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));

/** The meaning of a query, word by word. The last word may be one that is still being typed. */
export function readQuery(all: readonly string[], known: Known): readonly Unit[] {
  const isSilent = (word: string): boolean => known.synonyms.isIgnored(word);
  const skips = all.every(isSilent) ? () => false : isSilent;
  const units: Unit[] = [];
  for (let place = 0; place < all.length; place += 1) {
    const [word = '', next] = [all[place], all[place + 1]];
    const joined = next === undefined ? null : readJoined(word, next, place + 2 === all.length, known);
    if (joined) {
      units.push(joined);
      place += 1;
    } else if (!skips(word)) {
      units.push(...readWord(word, place + 1 === all.length, known));
    }
  }
  return units;
}
