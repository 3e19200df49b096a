import * as v from 'valibot';
import { cartAnswerSchema, type CartAnswerWire } from 'shared-domain/cart/io';
import { asSent } from 'shared-domain/testing';

interface Answer {
  json(): unknown;
}

const problemSchema = v.looseObject({
  status: v.number(),
  title: v.string(),
  detail: v.string(),
  errors: v.array(v.object({ pointer: v.string(), detail: v.string() })),
});

/** The body of an answer as a problem document. @throws when it is none */
export const problemOf = (answer: Answer): v.InferOutput<typeof problemSchema> => v.parse(problemSchema, answer.json());

/** The body of an answer as a cart, amounts in NOK. @throws when it is none */
export const cartOf = (answer: Answer): CartAnswerWire => asSent(cartAnswerSchema, answer.json());
