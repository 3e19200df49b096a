import * as v from 'valibot';
import { cartAnswerSchema } from '../cart/io';
import { aBundleCart } from '../cart/testing';
import { priceSchema } from '../wire/money-schema';
import { asSent, toWire } from './fake-fetch';

const schema = v.object({
  price: v.optional(v.nullable(priceSchema)),
  byPlan: v.record(v.string(), v.array(v.object({ monthly: priceSchema, months: v.number() }))),
  isHidden: v.optional(v.boolean(), false),
});
const sent = { price: 99.5, byPlan: { a: [{ monthly: 499, months: 24 }] } };

test('øre become NOK again wherever the schema has an amount, and nowhere else', () => {
  expect(asSent(schema, sent)).toEqual({ ...sent, isHidden: false });
  expect(asSent(schema, { price: null, byPlan: {} })).toEqual({ price: null, byPlan: {}, isHidden: false });
});

test('a whole cart is parsed back to itself', () => {
  const wire = toWire(cartAnswerSchema, aBundleCart());
  expect(wire.totals.monthly).toBe(1_040);
  expect(v.parse(cartAnswerSchema, wire)).toEqual(aBundleCart());
});
