/** A lane: a set of builds with its routes and render workers. Each HTML response uses one lane from start to end. */
import { type RemoteReleases, toBuildRoutes, toReleases } from '../../federation/remote-release';
import { createRouteTable, type RouteTable } from '../../federation/route-table';
import type { PreparedBuild } from '../../renderer/messages';
import type { RenderPool } from '../render/render-pool';

export interface Lane {
  /** Unique in this process, and different for every lane. */
  readonly key: string;
  readonly builds: readonly PreparedBuild[];
  /** Routes and slots of these builds. */
  readonly table: RouteTable;
  /** What a page tells the browser about these builds. */
  readonly releases: RemoteReleases;
  /** Undefined when nothing is rendered on the server. */
  readonly pool: Pick<RenderPool, 'render'> | undefined;
}

/** A lane of the composition. */
export interface RunningLane extends Lane {
  readonly pool: RenderPool | undefined;
  /** Equal for lanes with the same builds and number of workers. */
  readonly id: string;
}

let laneCount = 0;

/** @param devReleases development: remotes that come from dev servers instead */
export function createLane(
  { builds, pool, id }: Pick<RunningLane, 'builds' | 'pool' | 'id'>,
  devReleases: RemoteReleases,
): RunningLane {
  const byRemote = Object.fromEntries(builds.map((build) => [build.remote, build]));
  laneCount += 1;
  return {
    key: String(laneCount),
    id,
    builds,
    pool,
    releases: { ...toReleases(builds), ...devReleases },
    table: createRouteTable(toBuildRoutes({ ...byRemote, ...devReleases })),
  };
}

/** 'mfe-pdp@0123456789ab' */
export const keyOf = ({ remote, build }: Pick<PreparedBuild, 'remote' | 'build'>): string => `${remote}@${build}`;

export const idOf = (builds: readonly PreparedBuild[], workers: number): string =>
  `${builds.map(keyOf).join()}#${workers}`;
