import { editDistance, hasDigit, toSound, toStem } from './words';

/** How many corrections of one word are followed. */
const MOST_CORRECTIONS = 4;
/** Short words are too near each other to guess. */
const CORRECTED_FROM = 4;
const TWO_ERRORS_FROM = 8;

/** Which letters a word has, a bit for each: a cheap lower bound of the errors between two words. */
function letterBits(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) bits |= 1 << (word.charCodeAt(place) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let [rest, count] = [bits, 0];
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}

/** The distinct words of an index, and the ways to find one that was typed differently. */
export class Vocabulary {
  readonly #sorted: readonly string[];
  readonly #bits: Int32Array;
  readonly #known: ReadonlySet<string>;
  readonly #byStem = new Map<string, string[]>();
  readonly #bySound = new Map<string, string[]>();

  /** @param words folded */
  constructor(words: Iterable<string>) {
    this.#known = new Set(words);
    this.#sorted = [...this.#known].sort();
    this.#bits = Int32Array.from(this.#sorted, letterBits);
    for (const word of this.#sorted) {
      const stem = toStem(word);
      if (stem) this.#byStem.set(stem, [...(this.#byStem.get(stem) ?? []), word]);
      const sound = toSound(word);
      if (sound !== word) this.#bySound.set(sound, [...(this.#bySound.get(sound) ?? []), word]);
    }
  }

  has(word: string): boolean {
    return this.#known.has(word);
  }

  /** Other forms of a word: 'ladere' for 'lader'. */
  formsOf(word: string): readonly string[] {
    const stem = toStem(word);
    return stem ? (this.#byStem.get(stem) ?? []) : [];
  }

  /** Words that begin with a text, without the text itself. */
  beginningWith(text: string): readonly string[] {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let place = low; this.#sorted[place]?.startsWith(text); place += 1) {
      const word = this.#sorted[place];
      if (word !== undefined && word !== text) found.push(word);
    }
    return found;
  }

  /** Compound words with a text as their last part: 'silikondeksel' for 'deksel'. */
  endingWith(text: string): readonly string[] {
    return this.#sorted.filter((word) => word.length > text.length + 1 && word.endsWith(text));
  }

  /**
   * The words that sound alike, else those with the fewest typing errors in between. A number is never corrected: an 'iPhone 18' is no 'iPhone 17'.
   *
   * @param isUnfinished the word is still being typed, so that it may be the beginning of one
   */
  corrections(typed: string, isUnfinished: boolean): readonly string[] {
    if (typed.length < CORRECTED_FROM || hasDigit(typed)) return [];
    const sound = toSound(typed);
    const alike = [...(this.#known.has(sound) ? [sound] : []), ...(this.#bySound.get(sound) ?? [])];
    if (alike.length > 0) return alike.slice(0, MOST_CORRECTIONS);
    let most = typed.length < TWO_ERRORS_FROM ? 1 : 2;
    let best: string[] = [];
    const bits = letterBits(typed);
    for (const [place, word] of this.#sorted.entries()) {
      if (hasDigit(word) || word.length < CORRECTED_FROM - 1) continue;
      const others = this.#bits[place] ?? 0;
      if (bitCount(bits & ~others) > most || (!isUnfinished && bitCount(others & ~bits) > most)) continue;
      const distance = editDistance(typed, word, most, isUnfinished);
      if (distance > most) continue;
      if (distance < most) best = [];
      most = distance;
      best.push(word);
    }
    const first = (word: string): number => Number(word[0] !== typed[0]);
    const length = (word: string): number => Math.abs(word.length - typed.length);
    return best
      .sort((one, other) => first(one) - first(other) || length(one) - length(other))
      .slice(0, MOST_CORRECTIONS);
  }
}

/** For each word the documents that have it, with the highest weight of the fields it is in. */
export interface Postings {
  readonly of: (word: string) => ReadonlyMap<number, number> | undefined;
  /** Words of fields that are no running text. */
  readonly words: () => Iterable<string>;
}

export class PostingsBuilder {
  readonly #byWord = new Map<string, Map<number, number>>();
  readonly #words = new Set<string>();
  #place = -1;

  /** The next document. */
  begin(): void {
    this.#place += 1;
  }

  add(word: string, weight: number, isRunningText: boolean): void {
    const documents = this.#byWord.get(word) ?? new Map<number, number>();
    this.#byWord.set(word, documents);
    if (weight > (documents.get(this.#place) ?? 0)) documents.set(this.#place, weight);
    if (!isRunningText) this.#words.add(word);
  }

  finish(): Postings {
    return { of: (word) => this.#byWord.get(word), words: () => this.#words };
  }
}
