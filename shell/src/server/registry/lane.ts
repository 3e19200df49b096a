/** A lane: a set of builds with its routes and render workers. Each HTML response uses one lane from start to end. */
import { type RemoteReleases, toBuildRoutes, toReleases } from '../../federation/remote-release';
import { createRouteTable, type RouteTable } from '../../federation/route-table';
import type { PreparedBuild } from '../../renderer/messages';
import type { LaneRenderer } from '../render/lane-renderer';

export interface Lane {
  /** Unique in this process, and different for every lane. */
  readonly key: string;
  readonly builds: readonly PreparedBuild[];
  /** Routes and slots of these builds. */
  readonly table: RouteTable;
  /** A page tells the browser this about the builds. */
  readonly releases: RemoteReleases;
  /** Undefined when nothing is rendered on the server. */
  readonly renderer: Pick<LaneRenderer, 'render'> | undefined;
}

/** A lane of the composition. */
export interface RunningLane extends Lane {
  readonly renderer: LaneRenderer | undefined;
  /** Equal for lanes with the same builds. */
  readonly id: string;
}

let laneCount = 0;
/** @returns what no other lane of this process has had */
export const nextLaneKey = (): string => String((laneCount += 1));

/** @param devReleases development: remotes that come from dev servers instead */
export function createLane(
  { builds, renderer, id, key }: Pick<RunningLane, 'builds' | 'renderer' | 'id' | 'key'>,
  devReleases: RemoteReleases,
): RunningLane {
  const byRemote = Object.fromEntries(builds.map((build) => [build.remote, build]));
  return {
    key,
    id,
    builds,
    renderer,
    releases: { ...toReleases(builds), ...devReleases },
    table: createRouteTable(toBuildRoutes({ ...byRemote, ...devReleases })),
  };
}

/** 'mfe-pdp@0123456789ab' */
export const keyOf = ({ remote, build }: Pick<PreparedBuild, 'remote' | 'build'>): string => `${remote}@${build}`;

export const idOf = (builds: readonly PreparedBuild[]): string => builds.map(keyOf).join();
