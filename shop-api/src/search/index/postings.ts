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
