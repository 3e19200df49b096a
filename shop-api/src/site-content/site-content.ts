import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Database } from '../database';
import { type DocumentName, DOCUMENT_NAMES, DOCUMENTS, type SiteDocument } from './documents';
import type { FetchDocument } from './fetch-document';

/** With the half minute for which the shell keeps a page, a change is on every page within a minute. */
const REFRESH_MS = 20_000;
/** While nothing has been read yet. */
const FIRST_TRIES_MS = 1_000;

interface SiteContentOptions {
  /** Null: the shop has no CMS. */
  readonly fetchDocument: FetchDocument | null;
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: { warn(facts: object, message: string): void; info(facts: object, message: string): void };
}

/**
 * The documents of the operator's CMS: the last good copy of each, in memory and, for a start while the CMS is down, in the database. A
 * document that breaks its schema replaces none.
 */
export class SiteContent {
  readonly #options: SiteContentOptions;
  readonly #documents = new Map<DocumentName, unknown>();
  /** What the database has, as far as this process knows. */
  readonly #kept = new Map<DocumentName, string>();
  readonly #tags = new Map<DocumentName, string>();
  readonly #failing = new Set<DocumentName>();
  readonly #listeners: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | undefined;
  #isClosed = false;

  constructor(options: SiteContentOptions) {
    this.#options = options;
  }

  /** @returns undefined: the CMS has never given a good one */
  of<Name extends DocumentName>(name: Name): SiteDocument<Name> | undefined {
    return this.#documents.get(name) as SiteDocument<Name> | undefined;
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Takes the kept copies, reads the CMS once, and then again and again. */
  async start(): Promise<void> {
    if (!this.#options.fetchDocument) return;
    await this.#takeKept();
    await this.refresh();
    this.#wait();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#underWay;
  }

  /** Reads every document of the CMS. It never fails: what cannot be read stays as it is. */
  refresh(): Promise<void> {
    this.#underWay ??= this.#refreshAll().finally(() => (this.#underWay = undefined));
    return this.#underWay;
  }

  #wait(): void {
    if (this.#isClosed) return;
    const again = (): void => void this.refresh().then(() => this.#wait());
    this.#timer = setTimeout(again, this.#documents.size > 0 ? REFRESH_MS : FIRST_TRIES_MS).unref();
  }

  async #refreshAll(): Promise<void> {
    const changed = await Promise.all(DOCUMENT_NAMES.map((name) => this.#refresh(name)));
    if (changed.includes(true)) this.#tell();
  }

  /** @returns whether it changed */
  async #refresh(name: DocumentName): Promise<boolean> {
    const { fetchDocument, log } = this.#options;
    try {
      const answer = (await fetchDocument?.(name, this.#tags.get(name) ?? null)) ?? null;
      const document = answer && v.parse(DOCUMENTS[name], answer.document);
      if (this.#failing.delete(name)) log.info({ document: name }, 'the CMS answers a document again');
      if (!answer || !document) return false;
      const isKept = await this.#keep(name, JSON.stringify(document));
      // A copy that could not be kept is read once more.
      if (answer.tag !== null && isKept) this.#tags.set(name, answer.tag);
      else this.#tags.delete(name);
      if (isDeepStrictEqual(document, this.#documents.get(name))) return false;
      this.#documents.set(name, document);
      return true;
    } catch (error) {
      const reason = describe(error);
      if (!this.#failing.has(name))
        log.warn(
          { document: name, reason, hasCopy: this.#documents.has(name) },
          'a document of the CMS could not be read',
        );
      this.#failing.add(name);
      return false;
    }
  }

  /** @returns whether the database has the copy: while it is away the document is shown all the same */
  async #keep(name: DocumentName, document: string): Promise<boolean> {
    const { database, clock, log } = this.#options;
    if (this.#kept.get(name) === document) return true;
    try {
      await database.query(
        `INSERT INTO site_content (name, document, read_at) VALUES ($1, $2, $3)
         ON CONFLICT (name) DO UPDATE SET document = excluded.document, read_at = excluded.read_at`,
        [name, document, new Date(clock()).toISOString()],
      );
      this.#kept.set(name, document);
      return true;
    } catch (error) {
      log.warn({ document: name, reason: describe(error) }, 'a document of the CMS could not be kept');
      return false;
    }
  }

  async #takeKept(): Promise<void> {
    const rows = await this.#options.database.query<{ name: string; document: string }>(
      'SELECT name, document FROM site_content',
    );
    for (const { name, document } of rows) {
      const known = DOCUMENT_NAMES.find((each) => each === name);
      const kept = known && v.safeParse(DOCUMENTS[known], JSON.parse(document));
      if (known && kept?.success) this.#documents.set(known, kept.output);
    }
    if (this.#documents.size > 0) this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Names the place of a document that breaks its schema. */
function describe(error: unknown): string {
  if (v.isValiError(error)) {
    const issues = error.issues.slice(0, 3);
    return issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; ');
  }
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
