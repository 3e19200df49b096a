import type { FastifyInstance, InjectOptions } from 'fastify';
import { useTestConfig as setTestConfig } from 'shared-domain/testing';

const ORIGIN = 'http://shop.test';

export interface TestClient {
  /** What the browser sends along from now on, as a Cookie header. */
  setCookies(header: string): void;
  /** Gives the network back. */
  restore(): void;
}

/**
 * Sets the storefront's configuration and takes the calls of its clients to the app instead of the network, as the edge would.
 * Calls to other origins, the app's own among them, stay calls. Restore it after the tests.
 */
export function clientOf(app: FastifyInstance): TestClient {
  setTestConfig();
  const network = globalThis.fetch;
  let cookies = '';
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${ORIGIN}/`)) return network(request);
    const payload = await request.text();
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: request.url.slice(ORIGIN.length),
      headers: { ...Object.fromEntries(request.headers), ...(cookies !== '' && { cookie: cookies }) },
      ...(payload !== '' && { payload }),
    });
    const headers = Object.entries(answer.headers).flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, String(each)]));
    return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode, headers });
  };
  return {
    setCookies: (header) => {
      cookies = header;
    },
    restore: () => void (globalThis.fetch = network),
  };
}
