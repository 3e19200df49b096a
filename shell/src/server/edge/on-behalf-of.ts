import type { ShellEnv } from '../settings/env';

/** Headers by which the API knows for whom the edge asks. What a client wrote into them itself is overwritten. */
export const onBehalfOf = (
  { ip }: { readonly ip: string },
  { edgeKey }: Pick<ShellEnv, 'edgeKey'>,
): Readonly<Record<string, string>> => ({
  'x-forwarded-for': ip,
  'x-edge-key': edgeKey,
});
