import type { Registry } from 'release-protocol/registry-schema';
/** A page with other builds of some remotes. The browser renders it, because these builds never run in a render worker. */
import { escapeHtml } from 'shared-domain/kernel';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { type RemoteRelease, type RemoteReleases, toBuildRoutes } from '../../federation/remote-release';
import { createRouteTable } from '../../federation/route-table';
import { createDocument } from '../../renderer/document/document';
import { serverTexts } from '../../texts/server';
import { pageHeaders } from '../html/page-headers';
import { siteChromeModules } from '../html/page-renderer';
import type { ShellAssets } from '../html/shell-assets';
import type { ServerLog } from '../observability/server-log';
import type { Lane } from '../registry/lane';
import { isAddress, OVERRIDE_PARAMETER, type Overrides } from './overrides';
import { fetchPreviewRelease } from './preview-release';

export interface OverriddenPageOptions {
  readonly config: PublicConfig;
  readonly shell: ShellAssets;
  readonly composition: Pick<Lane, 'builds' | 'releases'> & { readonly registry: Registry | undefined };
  readonly log: Pick<ServerLog, 'warning'>;
  /** Whether the shop itself runs in development mode. */
  readonly isDev: boolean;
}

export interface OverriddenPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** A strip above the page that does not cover it. Its colours are fixed, because the design tokens belong to the page. */
const BADGE_STYLE =
  '.shop-testing{position:sticky;top:0;z-index:2147483647;padding:.25rem 1rem;font:600 .8125rem/1.4 system-ui,sans-serif;color:#fff;background:#7a1f00;overflow-wrap:anywhere}.shop-testing a{color:inherit;margin-inline-start:.5rem}@media print{.shop-testing{display:none}}';

const badge = (overrides: Overrides): string => {
  const versions = Object.entries(overrides).map(
    ([remote, version]) => `${remote} ${version.replace(/^https?:\/\//, '')}`,
  );
  return `<aside class="shop-testing" aria-label="${escapeHtml(serverTexts.testing.badge)}">${escapeHtml(`${serverTexts.testing.badge}: ${versions.join(', ')}`)} <a href="?${OVERRIDE_PARAMETER}=">${escapeHtml(serverTexts.testing.end)}</a></aside>
`;
};

/** @returns 'no-page' when no build has a page at the path; 'unreachable' when the release at an address cannot be read */
export async function overriddenPage(
  { config, shell, composition, log, isDev }: OverriddenPageOptions,
  overrides: Overrides,
  { pathname, now }: { readonly pathname: string; readonly now: number },
): Promise<OverriddenPage | 'no-page' | 'unreachable'> {
  const overridden = await releasesOf(overrides, composition.registry, { shopOrigin: config.shopOrigin, log });
  if (!overridden) return 'unreachable';
  const releases = { ...composition.releases, ...overridden };
  const table = createRouteTable(toBuildRoutes(releases));
  if (!table.routeOf(pathname)) return 'no-page';
  const builds = composition.builds.filter(({ remote }) => !(remote in overridden));
  const used = siteChromeModules(table);
  const testingOrigins = [
    ...new Set(
      Object.values(overrides)
        .filter(isAddress)
        .map((address) => new URL(address).origin),
    ),
  ];
  const input = {
    config: { ...config, scriptOrigins: [...(config.scriptOrigins ?? []), ...testingOrigins] },
    shell: { ...shell, brand: { ...shell.brand, style: shell.brand.style + BADGE_STYLE } },
    builds,
    used,
    isDev,
  };
  const headers = await pageHeaders({ ...input, degraded: [], testingOrigins });
  return {
    headers: {
      ...headers,
      ...PRIVATE,
      'x-shop-builds': Object.entries(releases)
        .map(([remote, { build }]) => `${remote}@${build}`)
        .join(','),
    },
    html: await createDocument({ ...input, releases, pathname, renderedAt: now, badge: badge(overrides) }),
  };
}

/** For one tester only: no cache or search engine may store the response. */
export const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } as const;

async function releasesOf(
  overrides: Overrides,
  registry: Registry | undefined,
  options: { readonly shopOrigin: string; readonly log: Pick<ServerLog, 'warning'> },
): Promise<RemoteReleases | undefined> {
  const entries = await Promise.all(
    Object.entries(overrides).map(async ([remote, version]) => {
      const release = isAddress(version)
        ? await fetchPreviewRelease({ remote, address: version, ...options })
        : listedRelease(registry, remote, version);
      return [remote, release] as const;
    }),
  );
  return entries.every(([, release]) => release) ? (Object.fromEntries(entries) as RemoteReleases) : undefined;
}

function listedRelease(registry: Registry | undefined, remote: string, build: string): RemoteRelease | undefined {
  const entry = registry?.remotes[remote]?.builds[build];
  return entry && { build, remoteEntry: entry.remoteEntry, routes: entry.routes, slots: entry.slots };
}
