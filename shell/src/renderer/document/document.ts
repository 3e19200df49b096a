/** The HTML document around what the page rendered. */
import { resolveRealm } from 'shared-domain/contracts/realm';
import { escapeHtml } from 'shared-domain/kernel';
import { defaultHead } from 'shared-domain/navigation';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { RemoteReleases } from '../../federation/remote-release';
import { LATE_SLOTS } from '../../federation/slot-names';
import { BRAND_FILES } from '../../page-state/brand-files';
import { FIRST_SCRIPT } from '../../page-state/first-script';
import { PAGE_STATE_ID, type PageState, ROOT_ID, SLOT_DATA_FOLDER } from '../../page-state/page-state';
import { texts } from '../../texts/nb';
import type { DocumentShell, PreparedBuild, RenderedPage } from '../messages';
import { filesOf, type PageStyle, stylesOfPage } from './document-styles';
import { jsonForScript } from './script-json';

export interface DocumentParts {
  /** The browser's. */
  readonly config: PublicConfig;
  readonly shell: DocumentShell;
  readonly builds: readonly PreparedBuild[];
  readonly releases: RemoteReleases;
  /** Modules whose files the document brings. */
  readonly used: RenderedPage['used'];
  readonly renderedAt: number;
  /** Absent: the degraded mode, the browser renders everything. */
  readonly page?: RenderedPage;
  /** Path of a page of the shop that the browser renders: its canonical address. Absent: whether there is a page is unknown. */
  readonly pathname?: string;
  /** Name of the file with the data of header and footer; absent: the browser loads it as the remotes do. */
  readonly slotDataFile?: string;
  /** Scripts come from dev servers: without integrity, and not preloaded. */
  readonly isDev?: boolean;
  /** HTML above the page: says that this is no page for shoppers. */
  readonly badge?: string;
}

export async function createDocument(parts: DocumentParts): Promise<string> {
  const {
    config,
    shell,
    builds,
    releases,
    used,
    page,
    pathname,
    renderedAt,
    slotDataFile,
    isDev = false,
    badge = '',
  } = parts;
  const slotDataHref = slotDataFile === undefined ? null : SLOT_DATA_FOLDER + slotDataFile;
  const styles = await stylesOfPage(shell, builds, used);
  const state: PageState = {
    config,
    releases,
    ...(page ? { hydration: page.hydration as NonNullable<PageState['hydration']> } : {}),
    slotDataHref,
    renderedAt,
  };
  return `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${FIRST_SCRIPT}</script>
${page?.head ?? unrenderedHead(config, pathname)}
${styles.map((style) => styleTag(style, config.shopOrigin)).join('\n')}${laterStyles(builds, used)}
${shell.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('\n')}
${slotDataHref === null ? '' : `<link rel="preload" as="fetch" href="${slotDataHref}" crossorigin media="not all">\n`}${scriptTags(shell, isDev ? null : preloadsOf(builds, used)).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="${BRAND_FILES.manifest}">
${config.brand.shareImage ? `<link rel="apple-touch-icon" href="${BRAND_FILES.icon}">\n` : ''}<meta name="theme-color" content="${shell.brand.themeColour}">
</head>
<body>
${badge}<div id="${ROOT_ID}">${page?.body ?? WITHOUT_SCRIPT}</div>
<script type="application/json" id="${PAGE_STATE_ID}">${jsonForScript(state)}</script>
</body>
</html>
`;
}

/** The shop's own title until the browser has the page's; no search engine keeps a page without content. */
function unrenderedHead({ brand, shopOrigin }: PublicConfig, pathname: string | undefined): string {
  const canonical =
    pathname === undefined ? '' : `\n<link rel="canonical" href="${escapeHtml(shopOrigin + pathname)}">`;
  const { title } = defaultHead(resolveRealm(pathname ?? '/'), brand.name);
  return `<title>${escapeHtml(title)}</title>\n<meta name="robots" content="noindex">${canonical}`;
}

/** A reader without script sees this of a page that only the browser can render. */
const WITHOUT_SCRIPT = `<noscript><main><h1>${escapeHtml(texts.failed.title)}</h1><p>${escapeHtml(texts.needsScript)}</p><p><a href="">${escapeHtml(texts.failed.retry)}</a></p></main></noscript>`;

/** Inlined; the sheet of a dev server is linked, so that it can be replaced. */
function styleTag({ href, text }: PageStyle, shopOrigin: string): string {
  if (text === undefined) return `<link rel="stylesheet" href="${escapeHtml(href ?? '')}">`;
  return href === undefined
    ? `<style>${text}</style>`
    : `<style data-href="${escapeHtml(shopOrigin + href)}">${text}</style>`;
}

/** Without script, what comes with the scripts of the parts below the first view. */
function laterStyles(builds: readonly PreparedBuild[], used: RenderedPage['used']): string {
  const links = filesOf(builds, used, 'laterStyles').map(({ url }) => `<link rel="stylesheet" href="${url}">`);
  return links.length > 0 ? `\n<noscript>${links.join('')}</noscript>` : '';
}

/** The small script that begins, and what it brings once the first pictures are there. @param preloads null in development */
function scriptTags({ start, main, consent }: DocumentShell, preloads: readonly string[] | null): string[] {
  if (!preloads) return [main, consent].map(({ src }) => `<script src="${src}" crossorigin defer></script>`);
  return [
    `<script src="${start.src}" integrity="${start.integrity}" crossorigin defer></script>`,
    laterScript(main.src, main.integrity, ' data-main'),
    ...preloads,
    laterScript(consent.src, consent.integrity, ' data-consent'),
  ];
}

/** Preloaded with the integrity and the CORS mode of the script itself, so that nothing is fetched twice. */
const laterScript = (href: string, integrity: string, mark = '') =>
  `<link rel="preload" as="script" href="${href}" integrity="${integrity}" crossorigin media="not all"${mark}>`;

/** Exactly what the page's hydration loads at once. */
function preloadsOf(builds: readonly PreparedBuild[], used: RenderedPage['used']): string[] {
  const entries = builds.flatMap(({ remote, base, remoteEntry }) =>
    used[remote] ? [laterScript(`${base}remoteEntry.js`, remoteEntry)] : [],
  );
  const atOnce = Object.fromEntries(
    builds.map(({ remote, slots }) => {
      const late = LATE_SLOTS.map((name) => slots[name]);
      return [remote, (used[remote] ?? []).filter((expose) => !late.includes(expose))];
    }),
  );
  const chunks = filesOf(builds, atOnce, 'scripts').map(({ build, file, url }) =>
    laterScript(url, build.assets.files[file] ?? ''),
  );
  return [...entries, ...chunks];
}
