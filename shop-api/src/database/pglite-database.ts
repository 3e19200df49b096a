import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { types } from 'pg';
import { serialize } from 'pg-protocol';
import { prepareValue } from 'pg/lib/utils';
import { lockFolder, makePrivate } from 'shared-domain/servers/data-folder';
import { createKeyedQueue } from '../concurrency/keyed-queue';
import type { Database } from './database';
import { insideTransaction, toDriverParameters, TYPE_PARSERS } from './driver-parts';

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

interface Statement {
  readonly name: string;
  readonly fields: readonly Field[];
}

/** The backend's messages, as far as they are used here. */
type Message =
  | { readonly name: 'rowDescription'; readonly fields: readonly Field[] }
  | { readonly name: 'dataRow'; readonly fields: readonly (string | null)[] }
  | { readonly name: 'other' };

const parserOf = (type: number): ((text: string) => unknown) =>
  TYPE_PARSERS[type] ?? (types.getTypeParser(type) as (text: string) => unknown);

/**
 * Statements of the embedded database, each prepared once and then run by one message: PGlite's own `query` parses and describes
 * every time. Parameters and results are converted by pg's rules, so that both drivers agree.
 *
 * The caller must run one statement at a time.
 */
function createStatements(pglite: PGlite): <Row>(sql: string, parameters: readonly unknown[]) => Promise<Row[]> {
  const prepared = new Map<string, Statement>();

  const send = async (...messages: readonly Uint8Array[]): Promise<readonly Message[]> =>
    (await pglite.execProtocol(Buffer.concat(messages))).messages as unknown as readonly Message[];

  const prepare = async (sql: string): Promise<Statement> => {
    const name = `s${prepared.size}`;
    const messages = await send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const fields = messages.flatMap((message) => (message.name === 'rowDescription' ? message.fields : []));
    const statement = { name, fields };
    prepared.set(sql, statement);
    return statement;
  };

  return async <Row>(sql: string, parameters: readonly unknown[]) => {
    const { name, fields } = prepared.get(sql) ?? (await prepare(sql));
    const values = toDriverParameters(parameters).map((value) => prepareValue(value));
    const messages = await send(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync());
    return messages.flatMap((message) => (message.name === 'dataRow' ? [toRow<Row>(fields, message.fields)] : []));
  };
}

function toRow<Row>(fields: readonly Field[], values: readonly (string | null)[]): Row {
  const entries = fields.map(({ name, dataTypeID }, index): readonly [string, unknown] => {
    const text = values[index] ?? null;
    return [name, text === null ? null : parserOf(dataTypeID)(text)];
  });
  return Object.fromEntries(entries) as Row;
}

type PGliteModule = typeof import('@electric-sql/pglite');

const loadPglite = (): Promise<PGliteModule> => import('@electric-sql/pglite');

/** PGlite as a `Database`. It has one connection, so statements and transactions run one after the other. */
export function overPglite(pglite: PGlite, onClosed: () => void = () => undefined): Database {
  const queue = createKeyedQueue();
  const queued = <T>(work: () => Promise<T>): Promise<T> => queue.run('connection', work);
  const run = createStatements(pglite);
  const now: Pick<Database, 'query' | 'script'> = {
    query: (sql, parameters = []) => run(sql, parameters),
    script: async (sql) => void (await pglite.exec(sql)),
  };
  return {
    query: (sql, parameters) => queued(() => now.query(sql, parameters)),
    script: (sql) => queued(() => now.script(sql)),
    transaction: (work) =>
      queued(async () => {
        await now.script('BEGIN');
        try {
          const answer = await work(insideTransaction(now));
          await now.script('COMMIT');
          return answer;
        } catch (error) {
          await now.script('ROLLBACK');
          throw error;
        }
      }),
    close: async () => {
      await queued(() => pglite.close());
      onClosed();
    },
  };
}

/**
 * Creates the embedded database's folder: a copy of the snapshot, or a new empty cluster, which takes seconds.
 * It is created under another name and then renamed, so that an interrupted start leaves no half a database.
 */
async function createFolder({ PGlite }: PGliteModule, folder: string, snapshot: string | null): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  if (snapshot !== null) cpSync(snapshot, unfinished, { recursive: true });
  else await (await PGlite.create({ dataDir: unfinished })).close();
  renameSync(unfinished, folder);
}

interface PgliteOptions {
  readonly name?: string;
  /** A data folder to copy at the first start; null: start empty. */
  readonly snapshot?: string | null;
  readonly load?: () => Promise<PGliteModule>;
}

/**
 * Opens the embedded database in a folder below the data folder and locks it for this process.
 *
 * @throws FolderLockedError when another living process holds it
 */
export async function openPglite(
  dataFolder: string,
  { name = 'shop', snapshot = null, load = loadPglite }: PgliteOptions = {},
): Promise<Database> {
  const folder = join(dataFolder, name);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const release = lockFolder(dataFolder, name);
  try {
    const pglite = await load();
    if (!existsSync(folder)) await createFolder(pglite, folder, snapshot);
    makePrivate(folder);
    const database = await pglite.PGlite.create({ dataDir: folder });
    // The files that it has just made, too; later ones are out of reach inside the folder.
    makePrivate(folder);
    return overPglite(database, release);
  } catch (error) {
    release();
    throw error;
  }
}
