/** A page with other builds of some remotes: drawn by the browser, because these builds run in no render worker. */
import { escapeHtml } from 'shared-domain/kernel';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { Registry } from '../../federation/registry-schema';
import { type RemoteRelease, type RemoteReleases, toBuildRoutes } from '../../federation/remote-release';
import { createRouteTable } from '../../federation/route-table';
import { serverTexts } from '../../texts/server';
import { pageHeaders } from '../html/page-headers';
import { siteChromeModules } from '../html/page-renderer';
import type { ShellAssets } from '../html/shell-assets';
import type { ServerLog } from '../observability/server-log';
import type { Lane } from '../registry/lane';
import { createDocument } from '../render/document';
import { isAddress, OVERRIDE_PARAMETER, type Overrides } from './overrides';
import { fetchTriedRelease } from './tried-release';

export interface OverriddenPageOptions {
  readonly config: PublicConfig;
  readonly shell: ShellAssets;
  readonly composition: Pick<Lane, 'builds' | 'releases'> & { readonly registry: Registry | undefined };
  readonly log: Pick<ServerLog, 'warning'>;
  /** In the development mode of the shop itself. */
  readonly isDev: boolean;
}

export interface OverriddenPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** A strip above the page, which covers none of it; the design system's tokens belong to the page. */
const BADGE_STYLE =
  '.shop-testing{position:sticky;top:0;z-index:2147483647;padding:.25rem 1rem;font:600 .8125rem/1.4 system-ui,sans-serif;color:#fff;background:#7a1f00;overflow-wrap:anywhere}.shop-testing a{color:inherit;margin-inline-start:.5rem}@media print{.shop-testing{display:none}}';

const badge = (overrides: Overrides): string => {
  const versions = Object.entries(overrides).map(
    ([remote, version]) => `${remote} ${version.replace(/^https?:\/\//, '')}`,
  );
  return `<aside class="shop-testing" aria-label="${escapeHtml(serverTexts.testing.badge)}">${escapeHtml(`${serverTexts.testing.badge}: ${versions.join(', ')}`)} <a href="?${OVERRIDE_PARAMETER}=">${escapeHtml(serverTexts.testing.end)}</a></aside>
`;
};

/** @returns 'elsewhere' when no build has a page at the path, with or without overrides; 'unreachable' when an address does not answer as it should */
export async function overriddenPage(
  { config, shell, composition, log, isDev }: OverriddenPageOptions,
  overrides: Overrides,
  { pathname, now }: { readonly pathname: string; readonly now: number },
): Promise<OverriddenPage | 'elsewhere' | 'unreachable'> {
  const tried = await releasesOf(overrides, composition.registry, { shopOrigin: config.shopOrigin, log });
  if (!tried) return 'unreachable';
  const releases = { ...composition.releases, ...tried };
  const table = createRouteTable(toBuildRoutes(releases));
  if (!table.routeOf(pathname)) return 'elsewhere';
  const builds = composition.builds.filter(({ remote }) => !(remote in tried));
  const used = siteChromeModules(table);
  const testingOrigins = [
    ...new Set(
      Object.values(overrides)
        .filter(isAddress)
        .map((address) => new URL(address).origin),
    ),
  ];
  const ofTester = {
    config: { ...config, scriptOrigins: [...(config.scriptOrigins ?? []), ...testingOrigins] },
    shell: { ...shell, brand: { ...shell.brand, style: shell.brand.style + BADGE_STYLE } },
    builds,
    used,
    isDev,
  };
  const headers = await pageHeaders({ ...ofTester, degraded: [], testingOrigins });
  return {
    headers: {
      ...headers,
      ...PRIVATE,
      'x-shop-builds': Object.entries(releases)
        .map(([remote, { build }]) => `${remote}@${build}`)
        .join(','),
    },
    html: await createDocument({ ...ofTester, releases, renderedAt: now, badge: badge(overrides) }),
  };
}

/** Such answers are one tester's: no cache stores them, and no search engine. */
export const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } as const;

async function releasesOf(
  overrides: Overrides,
  registry: Registry | undefined,
  options: { readonly shopOrigin: string; readonly log: Pick<ServerLog, 'warning'> },
): Promise<RemoteReleases | undefined> {
  const entries = await Promise.all(
    Object.entries(overrides).map(async ([remote, version]) => {
      const release = isAddress(version)
        ? await fetchTriedRelease({ remote, address: version, ...options })
        : listed(registry, remote, version);
      return [remote, release] as const;
    }),
  );
  return entries.every(([, release]) => release) ? (Object.fromEntries(entries) as RemoteReleases) : undefined;
}

function listed(registry: Registry | undefined, remote: string, build: string): RemoteRelease | undefined {
  const entry = registry?.remotes[remote]?.builds[build];
  return entry && { build, remoteEntry: entry.remoteEntry, routes: entry.routes, slots: entry.slots };
}
