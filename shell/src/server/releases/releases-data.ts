/** The content of `GET /_shop/releases.json` and of the releases page. */
import type { Registry } from 'release-protocol/registry-schema';
import type { ActiveCanary, CanaryRun } from '../registry/composition-options';
import type { BuildFigures, Figures } from './build-figures';
import type { CanaryAnalysis, Verdict } from './canary-analysis';
import type { Peers } from './peers';

const SHOWN_HISTORY = 50;

export interface ReleasedBuild {
  readonly build: string;
  readonly role: 'stable' | 'canary' | 'earlier';
  readonly publishedAt: string;
  readonly figures: Figures;
}

export interface ReleasedRemote {
  readonly remote: string;
  readonly isPinned: boolean;
  readonly canary?: CanaryRun & {
    readonly percent: number;
    /** Whether visitors get it now. */
    readonly isServed: boolean;
    /** Counts of all shells since the canary began. */
    readonly compared?: ReturnType<CanaryAnalysis['countsOf']>;
  };
  readonly builds: readonly ReleasedBuild[];
}

export interface ReleasesData {
  readonly revision: number;
  readonly updatedAt: string;
  readonly remotes: readonly ReleasedRemote[];
  /** Other shells whose counts are included in the comparison. */
  readonly peerCount: number;
  /** Peers that did not answer the last request. */
  readonly unreachablePeers: readonly string[];
  /** Rejected canaries, oldest first. */
  readonly verdicts: readonly Verdict[];
  /** Latest first. */
  readonly history: NonNullable<Registry['history']>;
}

export interface ReleasesSources {
  readonly composition: { readonly registry: Registry | undefined; readonly canaries: readonly ActiveCanary[] };
  readonly figures: Pick<BuildFigures, 'of'>;
  readonly canaryAnalysis: Pick<CanaryAnalysis, 'countsOf'>;
  readonly verdicts: { readonly all: readonly Verdict[] };
  readonly peers: Pick<Peers, 'peerCount' | 'unreachable'>;
}

const ROLES = ['stable', 'canary', 'earlier'] as const;

/** Undefined until a registry has been read. */
export function releasesData({
  composition,
  figures,
  canaryAnalysis,
  verdicts,
  peers,
}: ReleasesSources): ReleasesData | undefined {
  const { registry, canaries } = composition;
  if (!registry) return undefined;
  const remotes = Object.entries(registry.remotes).map(
    ([remote, { stable, canary, pinned, builds }]): ReleasedRemote => {
      const compared = canaryAnalysis.countsOf(remote);
      return {
        remote,
        isPinned: pinned,
        ...(canary && {
          canary: {
            remote,
            ...canary,
            isServed: canaries.some((each) => each.remote === remote && each.build === canary.build),
            ...(compared && { compared }),
          },
        }),
        builds: Object.entries(builds)
          .map(([build, { publishedAt }]): ReleasedBuild => {
            const role = build === stable ? 'stable' : build === canary?.build ? 'canary' : 'earlier';
            return { build, role, publishedAt, figures: figures.of({ remote, build }) };
          })
          .sort(
            (one, other) =>
              ROLES.indexOf(one.role) - ROLES.indexOf(other.role) || other.publishedAt.localeCompare(one.publishedAt),
          ),
      };
    },
  );
  return {
    revision: registry.revision,
    updatedAt: registry.updatedAt,
    remotes,
    peerCount: peers.peerCount,
    unreachablePeers: peers.unreachable,
    verdicts: verdicts.all,
    history: (registry.history ?? []).slice(-SHOWN_HISTORY).reverse(),
  };
}
