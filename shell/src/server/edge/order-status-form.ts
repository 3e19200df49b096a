import type { FastifyInstance, FastifyRequest } from 'fastify';
/** 'Følg ordren': number and address go by POST; the page that they lead to has a code that ends soon in its address. */
import * as v from 'valibot';
import { FAILED_CALLS } from 'shared-domain/contracts/failed-calls';
import { ORDER_STATUS_FIELDS, ORDER_STATUS_MESSAGES } from 'shared-domain/contracts/order-status-form';
import { PATHS } from 'shared-domain/contracts/paths';
import { serverTexts as texts } from '../../texts/server';
import type { Upstreams } from '../upstreams/upstreams';
import { TIMEOUT_MS } from './cart-backend';
import type { EdgeDependencies } from './dependencies';
import { onBehalfOf } from './forwarded-headers';
import { isOwnForm } from './plain-forms';

const { number, email, code, message } = ORDER_STATUS_FIELDS;
const { unknown, tooMany, failed } = ORDER_STATUS_MESSAGES;

const formSchema = v.object({ [number]: v.string(), [email]: v.string() });
const answerSchema = v.object({ code: v.pipe(v.string(), v.uuid()) });

const MESSAGE_OF: Readonly<Record<number, string>> = { 400: unknown, 404: unknown, 429: tooMany };

export function registerOrderStatusForm(
  app: FastifyInstance,
  { env, log, upstreams }: EdgeDependencies & { readonly upstreams: Upstreams },
): void {
  const { url, gate, timeoutMs = TIMEOUT_MS } = upstreams.orderStatus;

  /** @returns the parameters of the page that answers */
  const ask = ({ ip }: FastifyRequest, body: object): Promise<Readonly<Record<string, string>>> =>
    gate.fetch(
      `${url}/api/order-status/`,
      {
        method: 'POST',
        headers: { ...onBehalfOf({ ip }, env, upstreams.orderStatus), 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      },
      async (response) => {
        const answer: unknown = await response.json().catch(() => undefined);
        const refusal = MESSAGE_OF[response.status];
        if (refusal !== undefined) return { [message]: refusal };
        if (!response.ok) throw new Error(`order status answered ${response.status}`);
        return { [code]: v.parse(answerSchema, answer).code };
      },
    );

  app.post(PATHS.orderStatus, async (request, reply) => {
    if (!isOwnForm(request, env.publicConfig.shopOrigin))
      return reply.code(403).type('text/plain; charset=utf-8').send(texts.forms.foreignOrigin);
    const form = v.safeParse(formSchema, request.body);
    if (!form.success) return reply.code(400).type('text/plain; charset=utf-8').send(texts.forms.malformed);
    const parameters = await ask(request, {
      orderNumber: form.output[number],
      email: form.output[email],
    }).catch((error: unknown) => {
      log.error(new Error(FAILED_CALLS.orderStatusForm, { cause: error }), { where: 'edge' });
      return { [message]: failed };
    });
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${PATHS.orderStatus}?${String(new URLSearchParams(parameters))}`, 303);
  });
}
