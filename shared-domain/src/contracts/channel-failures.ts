/** The log message about the channel. It is apart from the other `FAILED_CALLS`, since every page's first script holds it. */
export const CHANNEL_FAILURE = 'Failed to fetch from channel-api';

/** Errors of a channel query whose configuration is missing (F8-14). */
export const CHANNEL_REJECTIONS = { host: 'host not specified', apiKey: 'apiKey not specified' } as const;

/** The transport failed; the error is rethrown (P8-16, F8-12). */
export const channelFailureMessage = (error: unknown): string => `${CHANNEL_FAILURE}: ${String(error)}`;

/** The channel answered with errors (P8-16, F8-13). @param name of the query function */
export const graphqlErrorMessage = (name: string, message: string): string =>
  `GraphQL error in query function ${name}: ${message}`;
