import { buildIdSchema } from 'release-protocol/build-id';
import { routeSchema, slotsSchema } from 'release-protocol/federation-schema';
import { integritySchema } from 'release-protocol/integrity';
/** Previews: a build of a remote that the registry does not list, from a dev server or a folder with a sealed build. */
import * as v from 'valibot';
import type { RemoteRelease } from '../../federation/remote-release';
import type { ServerLog } from '../observability/server-log';
import { fetchRelease } from '../registry/dev-releases';

const TIMEOUT_MS = 2_000;

/** The part of release.json that a page needs. */
const releaseSchema = v.object({
  name: v.string(),
  build: buildIdSchema,
  remoteEntry: integritySchema,
  routes: v.array(routeSchema),
  slots: slotsSchema,
});

interface Options {
  readonly remote: string;
  /** Without a trailing slash. */
  readonly address: string;
  /** Origin of the pages that load the files. */
  readonly shopOrigin: string;
  readonly log: Pick<ServerLog, 'warning'>;
}

/** @returns undefined when there is no valid release, or a browser would not be allowed to load it */
export async function fetchPreviewRelease({
  remote,
  address,
  shopOrigin,
  log,
}: Options): Promise<RemoteRelease | undefined> {
  const answer = await fetch(`${address}/release.json`, {
    headers: { origin: shopOrigin },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!answer) return undefined;
  if (!answer.ok) return fetchRelease(address, log);
  const parsed = v.safeParse(releaseSchema, await answer.json().catch(() => undefined));
  if (!parsed.success || parsed.output.name !== remote) {
    log.warning('The release.json of a preview is invalid or of another remote', { address, remote });
    return undefined;
  }
  // A browser checks the hash of a cross-origin file only if CORS lets it read the file.
  if (!['*', shopOrigin].includes(answer.headers.get('access-control-allow-origin') ?? '')) {
    log.warning('The server of a preview sends no Access-Control-Allow-Origin for the shop', { address, remote });
    return undefined;
  }
  const { build, remoteEntry, routes, slots } = parsed.output;
  return { build, remoteEntry, entryUrl: `${address}/remoteEntry.js`, routes, slots };
}
