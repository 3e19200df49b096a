import type { PGlite } from '@electric-sql/pglite';
import { types } from 'pg';
import { serialize } from 'pg-protocol';
import { prepareValue } from 'pg/lib/utils';
import { toDriverParameters, TYPE_PARSERS } from './driver-parts';

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
export function createStatements(pglite: PGlite): <Row>(sql: string, parameters: readonly unknown[]) => Promise<Row[]> {
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
