/** A lane whose builds run in the process of the test; pages are not written. */
import { LaneRenderer, type RenderInput } from '../../server/render/lane-renderer';
import type { PoolOptions, RenderPool } from '../../server/render/render-pool';
import { NO_SITE_CHROME, type PreparedBuild, type Rendered } from '../messages';
import { createRenderer } from '../worker/renderer';
import type { ServerBundle } from '../worker/server-modules';

const DEADLINE_MS = 5_000;

export interface LaneInProcess {
  render(url: string, input?: Partial<RenderInput>): Promise<Rendered>;
}

/** @param quarantined remotes that are left out @param onReport of what the lane itself finds */
export function createLaneInProcess(
  builds: readonly PreparedBuild[],
  bundles: ReadonlyMap<string, ServerBundle>,
  quarantined: readonly string[] = [],
  onReport: PoolOptions['onReport'] = () => undefined,
): LaneInProcess {
  const poolOf = (remote: string | undefined): RenderPool => {
    const renderer = createRenderer(builds, remote, bundles.get(remote ?? '') ?? {});
    const pool: Pick<RenderPool, 'isQuarantined' | 'failure'> & { readonly render: unknown } = {
      isQuarantined: remote !== undefined && quarantined.includes(remote),
      failure: undefined,
      render: (...[, request, , siteChrome]: Parameters<RenderPool['render']>) =>
        renderer.render({ ...request, deadlineMs: DEADLINE_MS }, siteChrome?.() ?? Promise.resolve(NO_SITE_CHROME)),
    };
    return pool as RenderPool;
  };
  const byRemote = new Map(builds.map(({ remote }) => [remote, poolOf(remote)]));
  const pools = { own: poolOf(undefined), byRemote };
  const lane = new LaneRenderer({ key: 'lane', builds }, pools, { deadlineMs: DEADLINE_MS, onReport });
  return {
    render: (url, input = {}) =>
      lane.render({ url, renderedAt: 1_000, ...input }) as Promise<unknown> as Promise<Rendered>,
  };
}
