import type { FastifyInstance, FastifyRequest } from 'fastify';
import { COOKIES } from 'shared-domain/contracts/storage-keys';
import { SESSION_COOKIE } from './client';
import { ProblemError } from './problem';

/** PostgreSQL's text cannot hold U+0000, and half of a surrogate pair has no UTF-8. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

export const UNSTORABLE_DETAIL = 'Text must not contain U+0000 or half a surrogate pair';

export const isUnstorable = (text: string): boolean => UNSTORABLE.test(text);

/** Whether a value holds such text at any depth, as a key or a value. Without recursion: a body decides its own depth. */
export function hasUnstorableText(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && isUnstorable(next)) return true;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) {
      if (isUnstorable(key)) return true;
      open.push(inner);
    }
  }
  return false;
}

/** Only the cookies that the shop reads: those of other programs on its domain are their own business. */
const USED_COOKIES: readonly string[] = [
  SESSION_COOKIE,
  COOKIES.orderRef.name,
  COOKIES.ukkoStateId.name,
  COOKIES.retailerSession.name,
];

const usedCookies = ({ cookies }: Pick<FastifyRequest, 'cookies'>): readonly unknown[] =>
  USED_COOKIES.map((name) => cookies[name]);

/** Refuses requests with text that no database can store, on every route: path, query, body and cookies. Answers 400. */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const fields = Object.entries(request.query as object).filter((entry) => hasUnstorableText(entry));
    if (fields.length > 0 || [request.params, request.body, usedCookies(request)].some(hasUnstorableText))
      throw new ProblemError({
        status: 400,
        detail: UNSTORABLE_DETAIL,
        errors: fields.map(([name]) => ({ pointer: `?${name}`, detail: UNSTORABLE_DETAIL })),
      });
  });
}
