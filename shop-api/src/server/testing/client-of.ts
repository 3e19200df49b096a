import type { FastifyInstance } from 'fastify';
import { fakeFetch, useTestConfig as setTestConfig } from 'shared-domain/testing';

type Network = ReturnType<typeof fakeFetch>;

const NO_BODY = new Set([204, 304]);

/**
 * Lets the storefront's clients call the app: what they send goes through `app.inject`, what it answers comes back to them.
 *
 * @param headers what a browser would add, e.g. its cookies
 * @returns the calls that were made, and `restore` for afterEach
 */
export function clientOf(app: FastifyInstance, headers: Readonly<Record<string, string>> = {}): Network {
  setTestConfig();
  return fakeFetch(async ({ method, url, headers: sent, body }) => {
    const { pathname, search } = new URL(url);
    const answer = await app.inject({
      method: method as 'GET', url: `${pathname}${search}`, headers: { ...Object.fromEntries(sent), ...headers }, ...(body !== '' && { payload: body }),
    });
    const told = new Headers(Object.entries(answer.headers).flatMap(([name, value]): [string, string][] => [value ?? []].flat().map((each) => [name, String(each)])));
    return new Response(NO_BODY.has(answer.statusCode) ? null : answer.body, { status: answer.statusCode, headers: told });
  });
}
