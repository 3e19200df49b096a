/** A set of builds that pages are made of, with what belongs to it: one HTML answer uses one lane from beginning to end. */
import { type RemoteReleases, toBuildRoutes, toReleases } from '../../federation/remote-release';
import { createRouteTable, type RouteTable } from '../../federation/route-table';
import type { PreparedBuild } from '../render/messages';
import type { RenderPool } from '../render/render-pool';

export interface Lane {
  /** Unique in this process: another set of builds has another one. */
  readonly key: string;
  readonly builds: readonly PreparedBuild[];
  /** Routes and slots of these builds. */
  readonly table: RouteTable;
  /** What a page tells the browser of these builds. */
  readonly releases: RemoteReleases;
  /** Undefined when nothing is rendered on the server. */
  readonly pool: Pick<RenderPool, 'render'> | undefined;
}

/** A lane of the composition. */
export interface RunningLane extends Lane {
  readonly pool: RenderPool | undefined;
  /** Equal for lanes that can take each other's place. */
  readonly id: string;
}

let lanes = 0;

/** @param devReleases development: what comes from dev servers instead */
export function createLane(
  { builds, pool, id }: Pick<RunningLane, 'builds' | 'pool' | 'id'>,
  devReleases: RemoteReleases,
): RunningLane {
  const whole = Object.fromEntries(builds.map((build) => [build.remote, build]));
  lanes += 1;
  return {
    key: String(lanes),
    id,
    builds,
    pool,
    releases: { ...toReleases(builds), ...devReleases },
    table: createRouteTable(toBuildRoutes({ ...whole, ...devReleases })),
  };
}

/** 'mfe-pdp@0123456789ab' */
export const keyOf = ({ remote, build }: Pick<PreparedBuild, 'remote' | 'build'>): string => `${remote}@${build}`;

export const idOf = (builds: readonly PreparedBuild[], workers: number): string =>
  `${builds.map(keyOf).join()}#${workers}`;
