/**
 * In place of the parts of the federation runtime that serve manifests (snapshots) and preloading by them. The shop has none: the registry
 * names each build's entry, the document preloads its files. `disableSnapshot` leaves out the plugins, not what they are made of.
 */
import { DisabledSnapshotHandler } from 'disabled-snapshots';

export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});

const refuse = () => {
  throw new Error('Remotes are not preloaded by a manifest');
};
export { refuse as formatPreloadArgs, refuse as generatePreloadAssetsPlugin, refuse as preloadAssets };
