import { buildIdSchema } from 'release-protocol/build-id';
import { parseFederation, routeSchema, slotsSchema } from 'release-protocol/federation-schema';
import { integritySchema } from 'release-protocol/integrity';
import * as v from 'valibot';
import { PATHS } from 'shared-domain/contracts/paths';
import type { RemoteRelease, RemoteReleases } from '../../federation/remote-release';
import type { ServerLog } from '../observability/server-log';
import type { DevServers } from '../settings/env';

const POLL_MS = 1_000;
const DEPLOYED_TIMEOUT_MS = 5_000;
const NO_RELEASES: RemoteReleases = {};

/**
 * Development: polls the dev servers of remotes for their routes and slots (`/federation.json`), so that edits and servers that start late are
 * noticed. When a server does not answer, its last answer is kept. With a deployed shop as `registry`, remotes without a dev server use the
 * builds of that shop.
 *
 * @param onChange gets all releases whenever one of them has changed
 * @returns function that stops the polling
 */
export function watchDevReleases(
  devServers: DevServers,
  log: Pick<ServerLog, 'warning'>,
  onChange: (releases: RemoteReleases) => void,
): () => void {
  const { shell: _shell, registry, ...servers } = devServers;
  const remotes = Object.entries(servers);
  let releases: RemoteReleases = {};
  let seen = '';
  let isStopped = false;

  const poll = async () => {
    const [deployed, fetched] = await Promise.all([
      registry === undefined ? NO_RELEASES : fetchDeployed(registry, log),
      Promise.all(remotes.map(async ([name, origin]) => [name, await fetchRelease(origin, log)] as const)),
    ]);
    if (isStopped) return;
    const own = Object.fromEntries(fetched.filter(([, release]) => release)) as RemoteReleases;
    const others = Object.entries(deployed).filter(([name]) => !(name in servers));
    releases = { ...releases, ...Object.fromEntries(others), ...own };
    const now = JSON.stringify(releases);
    if (now !== seen) onChange(releases);
    seen = now;
    timer = setTimeout(() => void poll(), POLL_MS);
    timer.unref();
  };
  let timer: NodeJS.Timeout | undefined;
  void poll();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** The release that a dev server offers; undefined when it does not answer or its federation.json is invalid. */
export async function fetchRelease(
  origin: string,
  log: Pick<ServerLog, 'warning'>,
): Promise<RemoteRelease | undefined> {
  const json: unknown = await fetch(`${origin}/federation.json`, { signal: AbortSignal.timeout(POLL_MS) })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  if (json === undefined) return undefined;
  const { federation, problems } = parseFederation(json);
  if (!federation) {
    log.warning('The federation.json of a dev server is invalid', { origin, problems: problems.join('; ') });
    return undefined;
  }
  const { routes, slots } = federation;
  return { build: 'dev', remoteEntry: '', entryUrl: `${origin}/remoteEntry.js`, routes, slots };
}

const deployedSchema = v.object({
  remotes: v.record(
    v.string(),
    v.object({ build: buildIdSchema, remoteEntry: integritySchema, routes: v.array(routeSchema), slots: slotsSchema }),
  ),
});

/** The builds in use in a deployed shop. The edge of this shop proxies their files. */
async function fetchDeployed(origin: string, log: Pick<ServerLog, 'warning'>): Promise<RemoteReleases> {
  const json: unknown = await fetch(`${origin}${PATHS.registry}`, { signal: AbortSignal.timeout(DEPLOYED_TIMEOUT_MS) })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  const parsed = v.safeParse(deployedSchema, json);
  if (!parsed.success) {
    log.warning('The deployed shop does not list its builds', { origin });
    return {};
  }
  return parsed.output.remotes;
}
