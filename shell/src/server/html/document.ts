/** The HTML document around what the page rendered. */
import { escapeHtml } from 'shared-domain/kernel';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { RemoteReleases } from '../../federation/remote-release';
import type { RouteTable } from '../../federation/route-table';
import { SITE_CHROME_SLOTS } from '../../federation/slot-names';
import { PAGE_STATE_ID, type PageState, ROOT_ID } from '../../page-state/page-state';
import { texts } from '../../texts/nb';
import { readStyle } from '../registry/build-store';
import { jsonForScript } from '../render/json-for-script';
import type { PreparedBuild, RenderedPage } from '../render/messages';
import type { DevServers } from '../settings/env';
import { htmlHeaders } from './security-headers';
import type { ShellAssets } from './shell-assets';

export interface DocumentParts {
  readonly config: PublicConfig;
  readonly shell: ShellAssets;
  readonly builds: readonly PreparedBuild[];
  readonly releases: RemoteReleases;
  readonly table: RouteTable;
  readonly renderedAt: number;
  /** Absent: the degraded mode, the browser renders everything. */
  readonly page?: RenderedPage;
  readonly devServers?: DevServers;
}

export interface HtmlDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export async function createDocument(parts: DocumentParts): Promise<HtmlDocument> {
  const { config, shell, builds, releases, table, page, renderedAt, devServers } = parts;
  const used = page?.used ?? siteChromeModules(table);
  const styles: readonly PageStyle[] = [
    shell.style,
    ...(shell.brand.style === '' ? [] : [{ text: shell.brand.style }]),
    ...(await stylesOf(builds, used)),
  ];
  const state: PageState = {
    config,
    releases,
    ...(page ? { hydration: page.hydration as NonNullable<PageState['hydration']> } : {}),
    slotData: page?.slotData ?? {},
    renderedAt,
  };
  const html = `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${page?.head ?? `<title>${escapeHtml(config.brand.name)}</title>`}
${styles.map((style) => styleTag(style, config.shopOrigin)).join('\n')}
${shell.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('\n')}
${scriptTags(shell, devServers === undefined ? preloadsOf(builds, used) : null).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta name="theme-color" content="${shell.brand.themeColour}">
</head>
<body>
<div id="${ROOT_ID}">${page?.body ?? `<noscript>${escapeHtml(texts.needsScript)}</noscript>`}</div>
<script type="application/json" id="${PAGE_STATE_ID}">${jsonForScript(state)}</script>
</body>
</html>
`;
  return {
    html,
    headers: {
      ...htmlHeaders({
        config,
        inlineStyles: styles.map(({ text = '' }) => text),
        frameAncestors: "'none'",
        dev: devServers !== undefined,
      }),
      'x-shop-builds': builds.map(({ remote, build }) => `${remote}@${build}`).join(','),
      ...(page?.degraded.length
        ? { 'x-shop-degraded': page.degraded.join(',') }
        : page
          ? {}
          : { 'x-shop-degraded': 'shell' }),
    },
  };
}

/** Modules that the degraded mode needs first: header and footer. */
function siteChromeModules(table: RouteTable): RenderedPage['used'] {
  const used: Record<string, string[]> = {};
  for (const name of SITE_CHROME_SLOTS) {
    const slot = table.slotOf(name);
    if (slot) (used[slot.remote] ??= []).push(slot.expose);
  }
  return used;
}

interface PageStyle {
  /** Absent: no file holds it. */
  readonly href?: string;
  readonly text?: string;
}

/** Inlined; the sheet of a dev server is linked, so that it can be replaced. */
function styleTag({ href, text }: PageStyle, shopOrigin: string): string {
  if (text === undefined) return `<link rel="stylesheet" href="${escapeHtml(href ?? '')}">`;
  return href === undefined
    ? `<style>${text}</style>`
    : `<style data-href="${escapeHtml(shopOrigin + href)}">${text}</style>`;
}

function filesOf(builds: readonly PreparedBuild[], used: RenderedPage['used'], kind: 'scripts' | 'styles') {
  return builds.flatMap((build) => {
    const files = new Set((used[build.remote] ?? []).flatMap((expose) => build.assets.exposes[expose]?.[kind] ?? []));
    return [...files].map((file) => ({ build, file, url: build.base + file }));
  });
}

function stylesOf(builds: readonly PreparedBuild[], used: RenderedPage['used']) {
  return Promise.all(
    filesOf(builds, used, 'styles').map(async ({ build, file, url }) => ({
      href: url,
      text: await readStyle(build, file),
    })),
  );
}

/** The small script that begins, and what it brings once the first pictures are there. @param preloads null in development */
function scriptTags({ start, main }: ShellAssets, preloads: readonly string[] | null): string[] {
  if (!preloads) return [`<script src="${main.src}" crossorigin defer></script>`];
  return [
    `<script src="${start.src}" integrity="${start.integrity}" crossorigin defer></script>`,
    laterScript(main.src, main.integrity, ' data-main'),
    ...preloads,
  ];
}

/** Preloaded with the integrity and the CORS mode of the script itself, so that nothing is fetched twice. */
const laterScript = (href: string, integrity: string, mark = '') =>
  `<link rel="preload" as="script" href="${href}" integrity="${integrity}" crossorigin media="not all"${mark}>`;

/** Exactly what the page's hydration loads. */
function preloadsOf(builds: readonly PreparedBuild[], used: RenderedPage['used']): string[] {
  const entries = builds.flatMap(({ remote, base, remoteEntry }) =>
    used[remote] ? [laterScript(`${base}remoteEntry.js`, remoteEntry)] : [],
  );
  const chunks = filesOf(builds, used, 'scripts').map(({ build, file, url }) =>
    laterScript(url, build.assets.files[file] ?? ''),
  );
  return [...entries, ...chunks];
}
