/** A remote's build at an address that is not the registry's: a dev server, or a folder with a sealed build. */
import * as v from 'valibot';
import { routeSchema, slotsSchema } from '../../federation/federation-schema';
import { buildIdSchema, integritySchema } from '../../federation/registry-schema';
import type { RemoteRelease } from '../../federation/remote-release';
import type { ServerLog } from '../observability/server-log';
import { fetchRelease } from '../registry/dev-releases';

const TIMEOUT_MS = 2_000;

/** Of a sealed build's release.json. */
const sealedSchema = v.object({
  name: v.string(),
  build: buildIdSchema,
  remoteEntry: integritySchema,
  routes: v.array(routeSchema),
  slots: slotsSchema,
});

interface Options {
  readonly remote: string;
  /** Without a last slash. */
  readonly address: string;
  /** Whose pages the files are for. */
  readonly shopOrigin: string;
  readonly log: Pick<ServerLog, 'warning'>;
}

/** @returns undefined when nothing there answers as it should, or a browser would not be allowed to use it */
export async function fetchTriedRelease({
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
  const sealed = v.safeParse(sealedSchema, await answer.json().catch(() => undefined));
  if (!sealed.success || sealed.output.name !== remote) {
    log.warning('The release.json of a build to try is not that of the remote', { address, remote });
    return undefined;
  }
  // The browser compares a file of another origin with its hash only when that origin allows it to be read.
  if (!['*', shopOrigin].includes(answer.headers.get('access-control-allow-origin') ?? '')) {
    log.warning('The address of a build to try sends no Access-Control-Allow-Origin for the shop', { address, remote });
    return undefined;
  }
  const { build, remoteEntry, routes, slots } = sealed.output;
  return { build, remoteEntry, entryUrl: `${address}/remoteEntry.js`, routes, slots };
}
