import type { Unit } from './read-query';
import type { Postings } from './vocabulary';
import { hasDigit } from './words';

export interface SearchHit {
  /** Number of the document. */
  readonly place: number;
  readonly score: number;
}

export interface Ranked {
  /** Number of documents. */
  readonly size: number;
  readonly postings: Postings;
  readonly factorOf: (place: number) => number;
  readonly namesOf: (place: number) => readonly (readonly string[])[];
}

/** A query with all words of a name means what has it. */
const NAMED = 1.3;
/** A query with the number of a name, but not all of its words, means one that is shorter: 'S25' is no 'S25 Ultra'. */
const LONGER = 0.6;
/** A word that was not asked for counts half. */
const OPTIONAL = 0.5;
/** Where not all words are found, at least half of them must be. */
const LEAST_SHARE = 0.5;
/** Far behind the best hit there are only words in passing. */
const LEAST_OF_BEST = 0.12;
const SEPARATE_WORDS = 0.95;

type Scores = ReadonlyMap<number, number>;

/** The best score of a unit in each document that has one of its words. */
function scoresOf({ candidates, parts }: Unit, postings: Postings): Scores {
  const scores = new Map<number, number>();
  for (const { word, certainty } of candidates)
    for (const [place, weight] of postings.of(word) ?? []) {
      const score = weight * certainty;
      if (score > (scores.get(place) ?? 0)) scores.set(place, score);
    }
  const [first, ...others] = parts.map((part) => scoresOf(part, postings));
  for (const [place, score] of first ?? []) {
    const all = [score, ...others.map((each) => each.get(place) ?? 0)];
    if (all.includes(0)) continue;
    const mean = (SEPARATE_WORDS * all.reduce((sum, each) => sum + each, 0)) / all.length;
    if (mean > (scores.get(place) ?? 0)) scores.set(place, mean);
  }
  return scores;
}

interface Tally {
  /** Typed words that were found. */
  width: number;
  /** The sum of the inverse scores, for their harmonic mean. */
  inverse: number;
}

const wordsOf = ({ candidates, parts }: Unit): readonly string[] => [
  ...candidates.filter(({ isLonger }) => !isLonger).map(({ word }) => word),
  ...parts.flatMap(wordsOf),
];

/**
 * The documents that have every word of a query, else those with most of its words. A document is worth the harmonic mean of its
 * words: little, where one of them is there only in passing.
 */
export function rankHits(units: readonly Unit[], { size, postings, factorOf, namesOf }: Ranked): readonly SearchHit[] {
  const tallies: (Tally | undefined)[] = new Array<Tally | undefined>(size);
  const extras = new Map<number, number>();
  let asked = 0;
  for (const unit of units) {
    if (!unit.isOptional) asked += unit.width;
    for (const [place, score] of scoresOf(unit, postings)) {
      if (unit.isOptional) {
        extras.set(place, (extras.get(place) ?? 0) + score * OPTIONAL);
        continue;
      }
      const tally = (tallies[place] ??= { width: 0, inverse: 0 });
      tally.width += unit.width;
      tally.inverse += unit.width / score;
    }
  }
  let found = 0;
  for (const tally of tallies) if (tally && tally.width > found) found = tally.width;
  if (found === 0 || found < asked * LEAST_SHARE) return [];

  const typed = new Set(units.flatMap(wordsOf));
  const isNamed = (name: readonly string[]): boolean =>
    name.length > 0 && (typed.has(name.join('')) || name.every((word) => typed.has(word)));
  const isNumbered = (name: readonly string[]): boolean => name.some((word) => hasDigit(word) && typed.has(word));
  const nameFactor = (place: number): number => {
    const names = namesOf(place);
    const numbered = names.filter(isNumbered);
    if (numbered.length > 0 && !numbered.some(isNamed)) return LONGER;
    return names.some(isNamed) ? NAMED : 1;
  };
  const hits: SearchHit[] = [];
  for (const [place, tally] of tallies.entries()) {
    if (tally?.width !== found) continue;
    const together = tally.width / tally.inverse + (extras.get(place) ?? 0);
    hits.push({ place, score: together * factorOf(place) * nameFactor(place) });
  }
  const best = hits.reduce((most, { score }) => Math.max(most, score), 0);
  return hits
    .filter(({ score }) => score >= best * LEAST_OF_BEST)
    .sort((one, other) => other.score - one.score || one.place - other.place);
}
