/**
 * Loading of remotes in the browser: by the federation runtime that the shell provides, every remoteEntry under its
 * integrity. A load that fails is tried again, slower each time, so a slot recovers when its remote is back.
 */
import { getInstance } from '@module-federation/enhanced/runtime';
import { reportError } from 'shared-domain/runtime/error-report';
import { scriptPolicy } from 'shared-domain/runtime/trusted-types';
import { type ModuleSource, rejected, saysWhenLoaded } from './module-source';
import type { RemoteRelease, RemoteReleases } from './remote-release';

const FIRST_RETRY_MS = 1_000;
const SLOWEST_RETRY_MS = 30_000;

const containerName = (remote: string) => remote.replaceAll('-', '_');

/** @param origin of the edge: the page's own, or the shop's on an external page */
export function createBrowserModules(releases: RemoteReleases, origin: string = location.origin): ModuleSource {
  const entryUrlOf = (remote: string, release: RemoteRelease) =>
    release.entryUrl ?? new URL(`/remotes/${remote}/${release.build}/remoteEntry.js`, origin).href;
  const federation = getInstance();
  if (!federation) throw new Error('The federation runtime did not start');
  const integrityByUrl = new Map(
    Object.entries(releases).map(([remote, release]) => [entryUrlOf(remote, release), release]),
  );
  federation.registerPlugins([
    {
      name: 'shop-integrity',
      createScript: ({ url }) => createEntryScript(url, integrityByUrl.get(url)?.remoteEntry),
    },
  ]);
  federation.registerRemotes(
    Object.entries(releases).map(([remote, release]) => ({
      name: containerName(remote),
      entry: entryUrlOf(remote, release),
    })),
  );

  const loaded = new Map<string, Promise<unknown>>();
  return {
    buildOf: (remote) => releases[remote]?.build,
    load<Module>(remote: string, expose: string) {
      const { [remote]: release } = releases;
      if (!release) return rejected<Module>(new Error(`This page has no build of ${remote}`));
      const id = `${containerName(remote)}/${expose.slice(2)}`;
      let promise = loaded.get(id);
      if (!promise) {
        const context = { remote, expose, build: release.build };
        promise = saysWhenLoaded(untilLoaded(() => federation.loadRemote(id), entryUrlOf(remote, release), context));
        loaded.set(id, promise);
      }
      return promise as Promise<Module>;
    },
  };
}

function createEntryScript(url: string, integrity: string | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  script.src = scriptPolicy().createScriptURL(url);
  return script;
}

/**
 * Never rejects: a slot with server HTML keeps it, one without shows its fallback, until the remote answers. Only the first failure is
 * reported: those of later tries are the same fault.
 */
async function untilLoaded(
  load: () => Promise<unknown>,
  entryUrl: string,
  context: Readonly<Record<string, string | undefined>>,
): Promise<unknown> {
  let hasReported = false;
  for (let delayMs = FIRST_RETRY_MS; ; delayMs = Math.min(delayMs * 2, SLOWEST_RETRY_MS)) {
    try {
      const module = await load();
      if (module) return module;
      throw new Error('The remote does not expose this module');
    } catch (error) {
      if (!hasReported) reportError(error, { where: 'remote', ...context });
      hasReported = true;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await Promise.all([entryUrl, failedScriptOf(error)].map(refreshCopy));
    }
  }
}

/** webpack's own error, for a chunk that did not load or does not contain what it should. */
const failedScriptOf = (error: unknown): string | undefined => (error as { readonly request?: string }).request;

/** Past the browser's cache: a copy that was cut off on its way would be used for a year. */
async function refreshCopy(url: string | undefined): Promise<void> {
  if (!url) return;
  await fetch(url, { cache: 'reload' }).then(
    (answer) => answer.blob(),
    () => undefined,
  );
}
