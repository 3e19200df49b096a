import type * as v from 'valibot';
import { channelQuery } from 'shared-domain/runtime/channel';
import { reportError } from 'shared-domain/runtime/error-report';
import { FAILED_CALLS } from '../contracts/failed-calls';

export interface ChannelQuestion<Answer> {
  /** Its message is what the log says of a failed call. */
  readonly call: keyof typeof FAILED_CALLS;
  /** Name of the query function. */
  readonly name: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly schema: v.GenericSchema<unknown, Answer>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * A list of the channel API (P7-19..24, F7.6).
 *
 * @returns an empty list on any failure: errors of the channel and of the transport are logged as they are (F8-12, F8-13), the
 *   transport's also with the call's own message (P8-16)
 */
export async function channelList<Answer, Item>(
  { call, name, document, variables, schema, signal }: ChannelQuestion<Answer>,
  itemsOf: (answer: Answer) => readonly Item[],
): Promise<readonly Item[]> {
  try {
    const result = await channelQuery(name, document, variables, schema, { ...(signal && { signal }) });
    return result.ok ? itemsOf(result.value) : [];
  } catch (error) {
    if (!signal?.aborted) reportError(new Error(FAILED_CALLS[call], { cause: error }), { name });
    return [];
  }
}

/** Skus as the channel takes them: unique, joined by commas (P7-20). */
export const joinSkus = (skus: readonly string[]): string => [...new Set(skus)].join(',');
