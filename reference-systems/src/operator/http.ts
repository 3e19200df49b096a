/** What the pages of these systems have in common. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { PATHS } from 'shared-domain/contracts/paths';
import { html, plainPages } from 'shared-domain/servers/plain-page';
import type { OperatorConfig } from './config';
import { ShopUnavailable } from './order-api';
import { texts } from './texts/nb';

/** It is answered with this status. */
class RefusedRequest extends Error {
  constructor(
    readonly statusCode: 400 | 403,
    message: string,
  ) {
    super(message);
  }
}

/** Refuses requests from pages of other sites (CSRF). @throws RefusedRequest 403 */
export function requireOwnOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { shopOrigin }: Pick<OperatorConfig, 'shopOrigin'>,
): void {
  if (headers.origin !== shopOrigin) throw new RefusedRequest(403, 'Only pages of the shop may ask this');
}

/** @throws RefusedRequest 400 for another form */
export function readForm<Schema extends v.GenericSchema>(
  { body }: Pick<FastifyRequest, 'body'>,
  schema: Schema,
): v.InferOutput<Schema> {
  const form = v.safeParse(schema, body ?? {});
  if (form.success) return form.output;
  throw new RefusedRequest(400, `The form is not as described: ${v.getDotPath(form.issues[0]) ?? ''}`);
}

export const redirectTo = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(path, 303);

/** The buyer's address: the shell, which alone is in front of this program, adds it. */
export function addressOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): string {
  const forwarded = headers['x-forwarded-for'];
  return (typeof forwarded === 'string' && forwarded.split(',').at(-1)?.trim()) || ip;
}

/** A shop that does not answer is a page that says so, with status 503; other errors are told without details. */
export function answerErrors(app: FastifyInstance, { brand }: Pick<OperatorConfig, 'brand'>): void {
  const send = plainPages(brand, PATHS.home);
  app.setErrorHandler<Error & { readonly statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (error instanceof ShopUnavailable || statusCode >= 500) {
      request.log.error({ reason: error.message }, 'a request failed');
      const content = html`<h1>${texts.unavailable}</h1><p>${texts.tryAgain}</p>`;
      return send(reply.code(503).header('retry-after', 5), texts.unavailable, content);
    }
    return reply
      .code(statusCode)
      .header('cache-control', 'no-store')
      .send({ status: statusCode, detail: error.message });
  });
}
