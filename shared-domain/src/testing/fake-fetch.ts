import * as v from 'valibot';
import { type Ore, toNok } from '../money';
import { nokSchema, priceSchema, type Wire } from '../wire/money-schema';

/** A call that a client made, as the network would see it. */
export interface FakeCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

type Responder = (call: FakeCall) => Response | Promise<Response>;

const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } });

/**
 * Replaces `fetch` for a test: every call is answered by `respond` and kept.
 *
 * @returns the calls so far, and `restore` for afterEach
 */
export function fakeFetch(respond: Responder): { readonly calls: FakeCall[]; readonly restore: () => void } {
  const original = globalThis.fetch;
  const calls: FakeCall[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = {
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: await request.clone().text(),
    };
    calls.push(call);
    return respond(call);
  };
  return { calls, restore: () => void (globalThis.fetch = original) };
}

fakeFetch.json = json;
/** RFC 9457. */
fakeFetch.problem = (status: number, body: object = {}): Response =>
  json({ type: 'about:blank', status, ...body }, { status, headers: { 'content-type': 'application/problem+json' } });

type Schema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly wrapped?: Schema;
};

/** The value as a server sends it: øre as NOK again, everything else unchanged. Unions are not followed. */
export const toWire = <Parsed>(schema: v.GenericSchema<unknown, Parsed>, parsed: Parsed): Wire<Parsed> =>
  convert(schema, parsed) as Wire<Parsed>;

/** An answer that the schema accepts, still as it was sent: with the schema's defaults, amounts in NOK. */
export const asSent = <Parsed>(schema: v.GenericSchema<unknown, Parsed>, answer: unknown): Wire<Parsed> =>
  toWire(schema, v.parse(schema, answer));

function convert(schema: Schema, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (schema === (nokSchema as unknown) || schema === (priceSchema as unknown)) return toNok(value as Ore);
  if (schema.wrapped) return convert(schema.wrapped, value);
  const { item, entries, value: ofRecord } = schema;
  if (item && Array.isArray(value)) return value.map((each) => convert(item, each));
  const entriesOf = (toSchema: (key: string) => Schema | undefined): unknown =>
    Object.fromEntries(
      Object.entries(value).map(([key, each]): [string, unknown] => {
        const inner = toSchema(key);
        return [key, inner ? convert(inner, each) : each];
      }),
    );
  if (entries) return entriesOf((key) => entries[key]);
  return ofRecord ? entriesOf(() => ofRecord) : value;
}
