/**
 * In place of the parts of the federation runtime that serve manifests (snapshots) and preloading by them. The shop has none: the registry
 * names each build's entry, the document preloads its files. `disableSnapshot` leaves out the plugins, not what they are made of.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  /** A system of plugins without hooks. */
  hooks = { lifecycle: {}, applyPlugin: () => undefined, removePlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({});

const refuse = () => {
  throw new Error('Remotes are not preloaded by a manifest');
};
export { refuse as formatPreloadArgs, refuse as generatePreloadAssetsPlugin, refuse as preloadAssets };
