import type { FastifyInstance, InjectOptions } from 'fastify';
import { singleton } from 'shared-domain/runtime/singleton';
import { fakeFetch, useTestConfig as setTestConfig } from 'shared-domain/testing';

const ORIGIN = 'http://shop.test';
/** A server in the same process may be slow on a busy machine, but is never silent. */
const PATIENT = { serverMs: 120_000, browserMs: 120_000 };

export interface TestClient extends ReturnType<typeof fakeFetch> {
  /** Sets the Cookie header of the following requests. */
  setCookies(header: string): void;
}

/**
 * Configures the storefront's clients and connects their `fetch` to the app instead of the network, as the edge would.
 * Requests to other origins, also those of the app itself, use the network. Restore it after the tests.
 */
export function connectFetch(app: FastifyInstance): TestClient {
  setTestConfig({ customerCalls: ['/api/accountdata/'] });
  Object.assign(
    singleton('shop.request-timeouts@1', () => PATIENT),
    PATIENT,
  );
  const network = globalThis.fetch;
  let cookies = '';
  const fake = fakeFetch(async ({ method, url, headers, body }) => {
    const answer = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: url.slice(ORIGIN.length),
      headers: { ...Object.fromEntries(headers), ...(cookies !== '' && { cookie: cookies }) },
      ...(body !== '' && { payload: body }),
    });
    const kept = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
    );
    return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode, headers: kept });
  });
  const toApp = globalThis.fetch;
  const urlOf = (input: Parameters<typeof fetch>[0]): string => (input instanceof Request ? input.url : String(input));
  globalThis.fetch = (input, init) => (urlOf(input).startsWith(`${ORIGIN}/`) ? toApp : network)(input, init);
  return {
    ...fake,
    setCookies: (header) => {
      cookies = header;
    },
  };
}
