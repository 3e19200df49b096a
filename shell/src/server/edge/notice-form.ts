import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
/** 'Gi meg beskjed': the forms of its page, and the one click that mail programs send (RFC 8058). */
import * as v from 'valibot';
import { FAILED_CALLS } from 'shared-domain/contracts/failed-calls';
import {
  NOTICE_ACTIONS,
  NOTICE_FIELDS,
  NOTICE_MESSAGES,
  NOTICE_REASONS,
  noticeRoot,
} from 'shared-domain/contracts/notice-form';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { serverTexts as texts } from '../../texts/server';
import type { Upstreams } from '../upstreams/upstreams';
import { TIMEOUT_MS } from './cart-backend';
import type { EdgeDependencies } from './dependencies';
import { onBehalfOf } from './forwarded-headers';
import { isOwnForm } from './plain-forms';

const { sku, reason, code, email, action, message } = NOTICE_FIELDS;
const words: readonly string[] = NOTICE_REASONS.map(([word]) => word);

const codeSchema = v.pipe(v.string(), v.uuid());
const wishForm = v.object({
  [sku]: v.pipe(v.string(), v.nonEmpty()),
  [reason]: v.picklist(words),
  [email]: v.string(),
});
const noticeForm = v.object({ [code]: codeSchema, [action]: v.picklist(Object.values(NOTICE_ACTIONS)) });
const oneClick = v.object({ 'List-Unsubscribe': v.literal('One-Click') });

export function registerNoticeForm(
  app: FastifyInstance,
  { env, log, upstreams }: EdgeDependencies & { readonly upstreams: Upstreams },
): void {
  const { shopOrigin } = env.publicConfig;
  const { url, gate, timeoutMs = TIMEOUT_MS } = upstreams.notices;

  /** @returns the status; 0: there was no answer */
  async function call({ ip }: FastifyRequest, method: 'POST' | 'DELETE', path: string, body?: object): Promise<number> {
    try {
      const status = await gate.fetch(
        `${url}/api/notices/${path}`,
        {
          method,
          headers: {
            ...onBehalfOf({ ip }, env, upstreams.notices),
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(timeoutMs),
        },
        async (response) => {
          await response.body?.cancel();
          return response.status;
        },
      );
      if (status >= 500) throw new Error(`notices answered ${status}`);
      return status;
    } catch (error) {
      log.error(new Error(FAILED_CALLS.noticeForm, { cause: error }), { where: 'edge' });
      return 0;
    }
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { body, query } = request;
    const path = String(request.routeOptions.url);
    const backTo = (parameters: Readonly<Record<string, string>>): FastifyReply =>
      reply.header('cache-control', 'no-store').redirect(`${path}?${String(new URLSearchParams(parameters))}`, 303);

    if (v.is(oneClick, body)) {
      const given = v.safeParse(codeSchema, (query as Readonly<Record<string, unknown>>)[code]);
      const status = given.success ? await call(request, 'DELETE', given.output) : 400;
      return reply.code(status === 0 ? 503 : status === 204 ? 200 : 400).send('');
    }
    if (!isOwnForm(request, shopOrigin))
      return reply.code(403).type('text/plain; charset=utf-8').send(texts.forms.foreignOrigin);

    if (v.is(noticeForm, body)) {
      const given = body[code];
      const ends = body[action] === NOTICE_ACTIONS.end;
      const status = ends ? await call(request, 'DELETE', given) : await call(request, 'POST', `${given}/confirmation`);
      if (status === 0 || status === 429) return backTo({ [code]: given, [message]: NOTICE_MESSAGES.failed });
      return backTo({ [code]: given, ...(ends && { [message]: NOTICE_MESSAGES.ended }) });
    }
    if (v.is(wishForm, body)) {
      const asked = { [sku]: body[sku], [reason]: body[reason] };
      const status = await call(request, 'POST', '', {
        sku: body[sku],
        realm: resolveRealm(path),
        reason: NOTICE_REASONS.find(([word]) => word === body[reason])?.[1],
        email: body[email],
      });
      return backTo({ ...asked, [message]: MESSAGE_OF[status] ?? NOTICE_MESSAGES.failed });
    }
    return reply.code(400).type('text/plain; charset=utf-8').send(texts.forms.malformed);
  }

  for (const path of [noticeRoot('B2C'), noticeRoot('B2B')]) app.post(path, handle);
}

const MESSAGE_OF: Readonly<Record<number, string>> = {
  202: NOTICE_MESSAGES.sent,
  400: NOTICE_MESSAGES.badEmail,
  429: NOTICE_MESSAGES.tooMany,
};
