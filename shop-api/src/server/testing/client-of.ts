import type { FastifyInstance, InjectOptions } from 'fastify';
import { fakeFetch, useTestConfig as setTestConfig } from 'shared-domain/testing';

/** Lets the storefront's clients call an app as if over the network, until `restore`. */
export function clientOf(app: FastifyInstance): ReturnType<typeof fakeFetch> {
  setTestConfig();
  return fakeFetch(async ({ method, url, headers, body }) => {
    const { pathname, search } = new URL(url);
    const answer = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: `${pathname}${search}`,
      headers: Object.fromEntries(headers),
      ...(body !== '' && { payload: body }),
    });
    const kept = Object.entries(answer.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : []));
    return new Response(answer.body, { status: answer.statusCode, headers: kept });
  });
}
