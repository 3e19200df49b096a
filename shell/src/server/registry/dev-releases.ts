import { parseFederation } from '../../federation/federation-schema';
import type { RemoteRelease, RemoteReleases } from '../../federation/remote-release';
import type { ServerLog } from '../observability/server-log';
import type { DevServers } from '../settings/env';

const POLL_MS = 1_000;

/**
 * Development: reads the routes and slots of remotes from their dev servers (`/federation.json`), again and again, so that an
 * edited or a late one is seen. A dev server that does not answer keeps what it brought last.
 *
 * @param onChange with all of them, whenever one has changed
 * @returns stops it
 */
export function watchDevReleases(
  devServers: DevServers,
  log: Pick<ServerLog, 'warning'>,
  onChange: (releases: RemoteReleases) => void,
): () => void {
  const remotes = Object.entries(devServers).filter(([name]) => name !== 'shell');
  let releases: RemoteReleases = {};
  let seen = '';
  let isStopped = false;

  const read = async () => {
    const fetched = await Promise.all(remotes.map(async ([name, origin]) => [name, await fetchRelease(origin, log)]));
    if (isStopped) return;
    releases = { ...releases, ...(Object.fromEntries(fetched.filter(([, release]) => release)) as RemoteReleases) };
    const now = JSON.stringify(releases);
    if (now !== seen) onChange(releases);
    seen = now;
    timer = setTimeout(() => void read(), POLL_MS);
    timer.unref();
  };
  let timer: NodeJS.Timeout | undefined;
  void read();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** What a dev server brings; undefined when it does not answer, or not as it should. */
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
    log.warning('The federation.json of a dev server is wrong', { origin, problems: problems.join('; ') });
    return undefined;
  }
  const { routes, slots } = federation;
  return { build: 'dev', remoteEntry: '', entryUrl: `${origin}/remoteEntry.js`, routes, slots };
}
