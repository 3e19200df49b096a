import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { lockFolder, makePrivate } from 'shared-domain/servers/data-folder';
import { GRANT_MODELS, grantOf, type IdentityStore, TokenConsumedError } from './identity-store';
import { loadKeys, writeFileAtomically } from './keys';

/** A stored value and its expiry (milliseconds since the epoch; null: never). */
interface Entry {
  readonly value: unknown;
  readonly until: number | null;
}

type Record_ = readonly [key: string, value: unknown, until: number | null] | readonly [key: string];

/** Maximum lines in the file per live entry; beyond it the file is rewritten. */
const SLACK = 4;
const ALWAYS_ALLOWED_LINES = 500;

export interface Journal {
  get(key: string): unknown;
  set(key: string, value: unknown, expiresInSeconds?: number): void;
  delete(key: string): void;
  keys(): readonly string[];
  close(): void;
}

/**
 * A small store: all entries in memory, every change appended to a file. A process that is killed loses at most the
 * line it was writing; an incomplete last line is dropped at the next start, when the file is rewritten.
 */
export function openJournal(folder: string, now: () => number = Date.now): Journal {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'store.jsonl');
  const entries = readEntries(file);
  let handle = -1;
  let lines = 0;

  const dropExpired = (): void => {
    for (const [key, { until }] of entries) if (until !== null && until <= now()) entries.delete(key);
  };
  const rewrite = (): void => {
    dropExpired();
    if (handle !== -1) closeSync(handle);
    writeFileAtomically(file, [...entries].map(([key, { value, until }]) => toLine([key, value, until])).join(''));
    handle = openSync(file, 'a', 0o600);
    lines = entries.size;
  };
  const append = (record: Record_): void => {
    writeSync(handle, toLine(record));
    lines += 1;
    if (lines > ALWAYS_ALLOWED_LINES && lines > SLACK * entries.size) rewrite();
  };
  rewrite();

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry || (entry.until !== null && entry.until <= now())) return undefined;
      // A copy, so that a caller's changes are stored only by `set`.
      return structuredClone(entry.value);
    },
    set(key, value, expiresInSeconds) {
      const until = expiresInSeconds === undefined ? null : now() + expiresInSeconds * 1000;
      entries.set(key, { value: structuredClone(value), until });
      append([key, value, until]);
    },
    delete(key) {
      if (entries.delete(key)) append([key]);
    },
    keys: () => [...entries.keys()],
    close: () => closeSync(handle),
  };
}

const toLine = (record: Record_): string => `${JSON.stringify(record)}\n`;

function readEntries(file: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  if (!existsSync(file)) return entries;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const record = parseLine(line);
    if (!record) continue;
    const [key, value, until] = record;
    if (record.length === 1) entries.delete(key);
    else entries.set(key, { value, until: until ?? null });
  }
  return entries;
}

/** Null: the line is incomplete, since the process was stopped while writing. */
function parseLine(line: string): Record_ | null {
  try {
    return line === '' ? null : (JSON.parse(line) as Record_);
  } catch {
    return null;
  }
}

/** Keys and journal in a folder, one process at a time. @throws FolderLockedError while another running process uses it */
export function openFolderStore(folder: string): IdentityStore {
  const release = lockFolder(folder, 'identity');
  makePrivate(folder);
  const journal = openJournal(folder);
  return {
    adapter: journalAdapter(journal),
    keys: loadKeys(folder),
    close: () => {
      journal.close();
      release();
    },
  };
}

/** The provider's models over the journal: sessions, grants, interactions, codes and tokens. @param now milliseconds since the epoch */
export function journalAdapter(journal: Journal, now: () => number = Date.now): AdapterFactory {
  const nowSeconds = (): number => Math.floor(now() / 1000);
  return (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const find = (id: string): AdapterPayload | undefined => journal.get(keyOf(id)) as AdapterPayload | undefined;
    return {
      upsert: async (id, payload, expiresIn) => {
        journal.set(keyOf(id), payload, expiresIn);
        if (model === 'Session' && payload.uid) journal.set(`SessionUid:${payload.uid}`, id, expiresIn);
      },
      find: async (id) => find(id),
      findByUid: async (uid) => {
        const id = journal.get(`SessionUid:${uid}`);
        return typeof id === 'string' ? find(id) : undefined;
      },
      // Used by the device flow only, which is off.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = find(id);
        if (!payload || payload.consumed !== undefined) throw new TokenConsumedError();
        journal.set(keyOf(id), { ...payload, consumed: nowSeconds() }, secondsLeft(payload, nowSeconds()));
      },
      destroy: async (id) => {
        const uid = find(id)?.uid;
        if (model === 'Session' && uid) journal.delete(`SessionUid:${uid}`);
        journal.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const key of journal.keys()) {
          const kind = key.split(':', 1)[0] ?? '';
          if (!GRANT_MODELS.includes(kind)) continue;
          const payload = journal.get(key) as AdapterPayload | undefined;
          if (payload && grantOf(kind, payload) === grantId) journal.delete(key);
        }
      },
    };
  };
}

const secondsLeft = ({ exp }: AdapterPayload, nowSeconds: number): number | undefined =>
  exp === undefined ? undefined : Math.max(1, exp - nowSeconds);
