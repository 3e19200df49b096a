/**
 * Proof that a report is of a page that the edge has sent: a signed token with the page's builds, a time and a random id, made while there is a
 * canary. Each page counts once, and of one network so few that it cannot reject a canary alone.
 */
import { hkdfSync, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { BuildLabels } from '../observability/metrics';
import { createSigner, type Signer } from '../team/signed-value';

/** Longer than most pages are open. */
const LIFETIME_MS = 3_600_000;
const WINDOW_MS = 600_000;
/** Fewer than the views of a canary's first look (is-worse.ts). */
const MAX_PAGES_OF_NETWORK = 20;
const MAX_PAGES = 50_000;
const MAX_NETWORKS = 10_000;

/** A page that the edge has sent. */
export interface SeenPage {
  /** Whether this counts: the page was sent with the build, and has not been counted for it. */
  claims(what: 'view' | 'failure', build: BuildLabels): boolean;
  /** The server could not draw it. */
  isUnrendered(build: BuildLabels): boolean;
}

export type ReadPage = (token: string | undefined, network: string) => SeenPage | undefined;

interface ViewTokenOptions {
  readonly edgeKey: string;
  /** False on a developer's machine, where all visitors have one address. */
  readonly isLimitedByNetwork: boolean;
  /** Wall clock, milliseconds since the epoch. */
  readonly now: () => number;
}

const nameOf = ({ remote, build }: BuildLabels): string => `${remote}@${build}`;

export class ViewTokens {
  readonly #options: ViewTokenOptions;
  readonly #signer: Signer;
  /** Id of a page → what has been counted of it. */
  readonly #counted = new LRUCache<string, Set<string>>({ max: MAX_PAGES });
  /** Network → times of its pages. */
  readonly #ofNetwork = new LRUCache<string, readonly number[]>({ max: MAX_NETWORKS });

  constructor(options: ViewTokenOptions) {
    this.#options = options;
    this.#signer = createSigner(Buffer.from(hkdfSync('sha256', options.edgeKey, '', 'views of pages', 32)));
  }

  /** @param builds of the page, of which only those of remotes with a canary matter */
  issue(builds: readonly BuildLabels[], unrendered: readonly BuildLabels[]): string {
    const id = randomBytes(12).toString('base64url');
    const lists = [builds, unrendered].map((each) => each.map(nameOf).join(','));
    return this.#signer.sign([this.#options.now(), id, ...lists].join(' '));
  }

  /** @returns undefined: no page of the edge, too old, or one of too many of its network */
  readonly read: ReadPage = (token, network) => {
    const [time, id = '', builds = '', unrendered = ''] = this.#signer.verify(token)?.split(' ') ?? [];
    const now = this.#options.now();
    if (time === undefined || !(now - Number(time) <= LIFETIME_MS)) return undefined;
    const counted = this.#counted.get(id) ?? this.#admit(id, network, now);
    if (!counted) return undefined;
    const isOf = (list: string, build: BuildLabels) => list.split(',').includes(nameOf(build));
    return {
      claims(what, build) {
        const claim = `${what} ${build.remote}`;
        if (!isOf(builds, build) || counted.has(claim)) return false;
        counted.add(claim);
        return true;
      },
      isUnrendered: (build) => isOf(unrendered, build),
    };
  };

  #admit(id: string, network: string, now: number): Set<string> | undefined {
    if (this.#options.isLimitedByNetwork) {
      const pages = (this.#ofNetwork.get(network) ?? []).filter((at) => at > now - WINDOW_MS);
      if (pages.length >= MAX_PAGES_OF_NETWORK) return undefined;
      this.#ofNetwork.set(network, [...pages, now]);
    }
    const counted = new Set<string>();
    this.#counted.set(id, counted);
    return counted;
  }
}
