/** Calls of the channel GraphQL endpoint. graphql-request is loaded with the first call. */
import type { GenericSchema } from 'valibot';
import {
  CHANNEL_REJECTIONS,
  channelFailureMessage,
  graphqlErrorMessage,
} from 'shared-domain/contracts/channel-failures';
import { failed, ok, type Result } from 'shared-domain/kernel';
import { getConfig } from 'shared-domain/runtime/config';
import { reportError } from 'shared-domain/runtime/error-report';
import { readKept, requestTimeoutMs } from 'shared-domain/runtime/http';
import type { HttpFailure } from 'shared-domain/runtime/http-failure';
import { noteServerTime } from 'shared-domain/runtime/server-time';
import { isBrowser } from 'shared-domain/runtime/singleton';
import { withTimeLimit } from 'shared-domain/runtime/time-limit';

/**
 * Sends a query to the channel API (P7-8, F7.6-1). What an `AnswerKeeper` keeps is some seconds old, and frozen.
 *
 * @param name name of the query for the log: 'GraphQL error in query function {name}: {message}' (F8-13)
 * @throws Error 'host not specified' or 'apiKey not specified' when the configuration lacks it (F8-14);
 *   the transport's error after logging 'Failed to fetch from channel-api: {error}' (F8-12)
 */
export async function channelQuery<Value>(
  name: string,
  document: string,
  variables: Readonly<Record<string, unknown>>,
  schema: GenericSchema<unknown, Value>,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<Value, HttpFailure>> {
  const { channelUrl, channelApiKey } = getConfig();
  if (!channelUrl) throw new Error(CHANNEL_REJECTIONS.host);
  if (!channelApiKey) throw new Error(CHANNEL_REJECTIONS.apiKey);
  const address = `${channelUrl} ${document} ${JSON.stringify(variables)}`;
  return readKept(schema, address, (own) => ask({ name, document, variables, schema, signal: own }), signal);
}

interface Query<Value> {
  readonly name: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly schema: GenericSchema<unknown, Value>;
  readonly signal: AbortSignal | undefined;
}

async function ask<Value>({
  name,
  document,
  variables,
  schema,
  signal,
}: Query<Value>): Promise<Result<Value, HttpFailure>> {
  const { channelUrl, channelApiKey, shopOrigin } = getConfig();
  const { ClientError, GraphQLClient } = await import('graphql-request');
  const { flatten, safeParse } = await import(/* webpackChunkName: 'calls' */ 'valibot');
  const channel = new GraphQLClient(new URL(channelUrl, isBrowser() ? window.location.origin : shopOrigin).href, {
    // The name would be read from the document by a parser that is larger than the rest (tooling/build/webpack/lean/graphql-parts.js).
    excludeOperationName: true,
    headers: { clientId: 'webshopb2c', 'x-api-key': channelApiKey },
    responseMiddleware: (answer) => {
      if ('headers' in answer) noteServerTime(answer.headers);
    },
  });
  const limitMs = requestTimeoutMs();
  const limit = { limitMs, message: `no answer within ${limitMs} ms`, ...(signal && { signal }) };
  try {
    const answer = await withTimeLimit(limit, (limited) =>
      channel.request<unknown>({ document, variables, signal: limited }),
    );
    const parsed = safeParse(schema, answer);
    if (parsed.success) return ok(parsed.output);
    const cause = flatten(parsed.issues);
    reportError(new Error(graphqlErrorMessage(name, 'unexpected answer'), { cause }), { name });
    return failed({ kind: 'schema' });
  } catch (error) {
    if (error instanceof ClientError && error.response.errors) {
      const message = error.response.errors.map((each) => each.message).join('; ');
      reportError(new Error(graphqlErrorMessage(name, message), { cause: error }), { name });
      return failed({ kind: 'status', status: error.response.status });
    }
    if (!signal?.aborted) reportError(new Error(channelFailureMessage(error), { cause: error }), { name });
    throw error;
  }
}
