import { rankHits, type SearchHit } from './rank-hits';
import { readQuery, wordsOfQuery } from './read-query';
import type { Synonyms } from './synonyms';
import { type Postings, PostingsBuilder, Vocabulary } from './vocabulary';
import { noteSpellings, toParts, toWords } from './words';

/** A text of a document, and how much a hit in it counts. */
export interface WeightedText {
  readonly text: string;
  readonly weight: number;
  /** Running text: found by its words as they are, but no word of a query is completed or corrected to one of it. */
  readonly isRunningText?: boolean;
}

export interface SearchDocument {
  readonly fields: readonly WeightedText[];
  /** Its own names, and those of what it is made for: a query that has all words of one means it. */
  readonly names: readonly string[];
  /** The weight of its kind of document: its score is multiplied by it. */
  readonly factor: number;
}

export interface Found {
  readonly hits: readonly SearchHit[];
  /** The query in known words, where it has words that are none: 'iphone 17' for 'ifone 17'. */
  readonly corrected?: string;
  /** It asks for what costs little. */
  readonly isForCheap: boolean;
}

export interface SearchIndex {
  /** The documents that fit a query, the best first; of equal ones that which came first when the index was made. */
  readonly find: (query: string) => Found;
}

/** A part of a word counts less than the word: '25' of 'S25'. */
const PART = 0.5;
const LONGEST_JOINED = 24;

/** '1000xm6' → 1000, xm, 6, 1000xm, xm6. */
function runsOf(parts: readonly string[]): readonly string[] {
  const runs: string[] = [];
  for (let from = 0; from < parts.length; from += 1)
    for (let to = from + 1; to <= parts.length; to += 1)
      if (to - from < parts.length) runs.push(parts.slice(from, to).join(''));
  return runs;
}

const mixes = (one: string, other: string): boolean => /\p{N}/u.test(one) || /\p{N}/u.test(other);

type ReadWords = (text: string) => readonly string[];

/** Products share most of their texts: brands, kinds, colours, sizes, what they are made for. */
function rememberWords(spellings: Map<string, string>): ReadWords {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const words = toWords(text);
    known.set(text, words);
    noteSpellings(text, spellings);
    return words;
  };
}

function addField(
  postings: PostingsBuilder,
  { text, weight, isRunningText = false }: WeightedText,
  readWords: ReadWords,
): void {
  const words = readWords(text);
  for (const [place, word] of words.entries()) {
    postings.add(word, weight, isRunningText);
    if (isRunningText) continue;
    const parts = toParts(word);
    if (parts.length > 1 && parts.length <= 4) for (const run of runsOf(parts)) postings.add(run, weight * PART, false);
    const next = words[place + 1];
    if (next !== undefined && mixes(word, next) && word.length + next.length <= LONGEST_JOINED)
      postings.add(word + next, weight, false);
  }
}

/** An index in memory over some ten thousand documents. */
export function createSearchIndex(documents: readonly SearchDocument[], synonyms: Synonyms): SearchIndex {
  const builder = new PostingsBuilder();
  const spellings = new Map<string, string>();
  const readWords = rememberWords(spellings);
  for (const { fields } of documents) {
    builder.begin();
    for (const field of fields) addField(builder, field, readWords);
  }
  const postings: Postings = builder.finish();
  const vocabulary = new Vocabulary(postings.words());
  const names = documents.map((document) => document.names.map(readWords));
  const known = { vocabulary, postings, synonyms, spellings: new Vocabulary([...postings.words(), ...synonyms.words]) };
  return {
    find: (query) => {
      const words = wordsOfQuery(query);
      const units = readQuery(words, known);
      const hits = rankHits(units, {
        size: documents.length,
        postings,
        factorOf: (place) => documents[place]?.factor ?? 0,
        namesOf: (place) => names[place] ?? [],
      });
      const corrections = new Map(units.flatMap(({ corrected }) => (corrected ? [corrected] : [])));
      const spell = (word: string): string => spellings.get(word) ?? synonyms.spellings.get(word) ?? word;
      const corrected = words.map((word) => spell(corrections.get(word) ?? word)).join(' ');
      return {
        hits,
        isForCheap: words.some(synonyms.isForCheap),
        ...(hits.length > 0 && corrections.size > 0 && { corrected }),
      };
    },
  };
}

export type { SearchHit };
export { referenceSynonyms } from './synonyms';
