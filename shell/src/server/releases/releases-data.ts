/** What the team sees of releases: `GET /_shop/releases.json`, and the page made of it. */
import type { Registry } from '../../federation/registry-schema';
import type { CanaryInForce, CanaryTrial } from '../registry/composition-options';
import type { BuildFigures, Figures } from './build-figures';
import type { CanaryTrials, Verdict } from './canary-trials';
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
  readonly canary?: CanaryTrial & {
    readonly percent: number;
    /** Whether visitors get it now. */
    readonly isServed: boolean;
    /** Since it began, of all shells. */
    readonly compared?: ReturnType<CanaryTrials['countsOf']>;
  };
  readonly builds: readonly ReleasedBuild[];
}

export interface ReleasesData {
  readonly revision: number;
  readonly updatedAt: string;
  readonly remotes: readonly ReleasedRemote[];
  /** Other shells whose counts of canaries are in the comparison. */
  readonly peers: number;
  /** Those that did not answer last time. */
  readonly silentPeers: readonly string[];
  /** Canaries that a shell took out; the oldest first. */
  readonly verdicts: readonly Verdict[];
  /** The latest first. */
  readonly history: NonNullable<Registry['history']>;
}

export interface ReleasesSources {
  readonly composition: { readonly registry: Registry | undefined; readonly canaries: readonly CanaryInForce[] };
  readonly figures: Pick<BuildFigures, 'of'>;
  readonly trials: Pick<CanaryTrials, 'countsOf'>;
  readonly verdicts: { readonly all: readonly Verdict[] };
  readonly peers: Pick<Peers, 'known' | 'silent'>;
}

const ROLES = ['stable', 'canary', 'earlier'] as const;

/** Undefined before the first registry. */
export function releasesData({
  composition,
  figures,
  trials,
  verdicts,
  peers,
}: ReleasesSources): ReleasesData | undefined {
  const { registry, canaries } = composition;
  if (!registry) return undefined;
  const remotes = Object.entries(registry.remotes).map(
    ([remote, { stable, canary, pinned, builds }]): ReleasedRemote => {
      const compared = trials.countsOf(remote);
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
    peers: peers.known,
    silentPeers: peers.silent,
    verdicts: verdicts.all,
    history: (registry.history ?? []).slice(-SHOWN_HISTORY).reverse(),
  };
}
