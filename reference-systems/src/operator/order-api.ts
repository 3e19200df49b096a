/** The shop's order API, from server to server, as shop-api/openapi.yaml describes it. */
import * as v from 'valibot';
import { cartAnswerSchema } from 'shared-domain/cart/io';
import type { OperatorConfig } from './config';

const TIMEOUT_MS = 10_000;

const orderSchema = v.object({
  orderRef: v.string(),
  state: v.picklist(['open', 'reserved', 'paid']),
  /** Equal as long as rows, prices and sums are. */
  version: v.string(),
  /** Null: it is not paid, or its payment named no buyer. */
  orderNumber: v.optional(v.nullable(v.string()), null),
  cart: cartAnswerSchema,
});
const placeSchema = v.object({ isAdmitted: v.boolean(), pass: v.nullable(v.string()) });
const swapSchema = v.object({ orderRef: v.nullable(v.string()) });
const problemSchema = v.object({ detail: v.string(), reason: v.optional(v.string()) });

export type Order = v.InferOutput<typeof orderSchema>;

/** What the API says no to; `detail` of a refused swap is for the shopper. */
export interface Refusal {
  readonly refused: string;
  readonly detail: string;
}
const isRefusal = (answer: object): answer is Refusal => 'refused' in answer;

/** An agreement whose phone is swapped; amounts in øre. */
export interface SwappedAgreement {
  readonly agreementId: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly offeringCode: string;
  readonly monthsLeft: number;
  readonly remainingOre: number;
  readonly breakageFeeOre?: number;
}

/** A reference as the API takes it; null for anything else. */
export const readOrderRef = (given: string | null): string | null =>
  given !== null && /^[\w-]{1,64}$/.test(given) ? given : null;

/** The shop's API did not answer, or not as it is described. */
export class ShopUnavailable extends Error {}

export type OrderApi = ReturnType<typeof createOrderApi>;

export function createOrderApi({ shopApiUrl, client }: Pick<OperatorConfig, 'shopApiUrl' | 'client'>) {
  const authorization = `Basic ${Buffer.from(`${client.name}:${client.secret}`).toString('base64')}`;

  async function call<Schema extends v.GenericSchema>(
    [method, path]: readonly ['GET' | 'PUT' | 'POST', string],
    schema: Schema,
    body?: object,
    cookie?: string,
  ): Promise<v.InferOutput<Schema> | Refusal> {
    const response = await fetch(`${shopApiUrl}/orders/${path}`, {
      method,
      headers: {
        authorization,
        ...(body && { 'content-type': 'application/json' }),
        ...(cookie !== undefined && { cookie }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new ShopUnavailable('The order API does not answer', { cause });
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return v.parse(schema, answer);
    const problem = v.safeParse(problemSchema, answer);
    if (!problem.success || problem.output.reason === undefined)
      throw new ShopUnavailable(`The order API answered ${response.status}`);
    return { refused: problem.output.reason, detail: problem.output.detail };
  }

  const pathOf = (orderRef: string, part = ''): string => `${encodeURIComponent(orderRef)}${part}`;

  return {
    /** @returns null when there is no such order, or it has expired */
    async read(orderRef: string): Promise<Order | null> {
      const answer = await call(['GET', pathOf(orderRef)], orderSchema);
      return isRefusal(answer) ? null : answer;
    },

    /** @param buyer their address, and the Cookie header of their request @returns the pass; 'waits' when it is not their turn */
    async enter(
      orderRef: string,
      { address, cookie }: { readonly address: string; readonly cookie?: string | undefined },
    ): Promise<{ readonly pass: string | null } | 'waits'> {
      const answer = await call(['PUT', pathOf(orderRef, '/place')], placeSchema, { address }, cookie);
      // It has been emptied or paid since it was read.
      if (isRefusal(answer)) return { pass: null };
      return answer.isAdmitted ? { pass: answer.pass } : 'waits';
    },

    /** @returns why it is not reserved; null: it is */
    async reserve(orderRef: string, version: string, pass: string | null): Promise<string | null> {
      const answer = await call(['PUT', pathOf(orderRef, '/reservation')], orderSchema, { version, pass, minutes: 1 });
      return isRefusal(answer) ? answer.refused : null;
    },

    /** @param reference of the payment: telling it again changes nothing @param buyer gets the receipt */
    pay: (
      orderRef: string,
      version: string,
      reference: string,
      buyer: { readonly email: string; readonly delivery: 'home' | 'pickup' },
    ) => call(['PUT', pathOf(orderRef, '/payment')], orderSchema, { version, reference, buyer }),

    startSwap: (orderRef: string | null, agreement: SwappedAgreement) =>
      call(['POST', 'swaps'], swapSchema, { orderRef, agreement }),
  };
}
