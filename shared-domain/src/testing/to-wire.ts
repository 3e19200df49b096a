import * as v from 'valibot';
import { type Ore, toNok } from '../money';
import { nokSchema, priceSchema, type Wire } from '../wire/money-schema';

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
