/** The example pages of a foreign publisher: files, as a CMS editor would write them. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { includeBySsi, type ReadSiteChrome } from './site-chrome-include';
import { texts } from './texts/nb';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
};
const ROOT = '/eksempler/';

export interface ExampleFile {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
  /** The content security policy, which only pages have. */
  readonly policy?: string;
}

/** @returns undefined for a path without an example */
export type ReadExample = (pathname: string) => Promise<ExampleFile | undefined>;

export interface ExampleOptions {
  readonly shopOrigin: string;
  readonly readSiteChrome: ReadSiteChrome;
  /** Folder of the example pages. */
  readonly folder: string;
  /** The output of the static site's generator; absent until it has run. */
  readonly eleventyFolder: string;
  /** Preact's module. */
  readonly preactFile: string;
}

/** The front page is the example of the script. */
const fileOf = (pathname: string, { folder, eleventyFolder, preactFile }: ExampleOptions): string | undefined => {
  if (pathname === '/' || pathname === `${ROOT}script/`) return join(folder, 'script/index.html');
  if (pathname === `${ROOT}include/`) return join(folder, 'include/index.html');
  if (pathname === `${ROOT}ssi/`) return join(folder, 'ssi/index.html');
  if (pathname === `${ROOT}eleventy/`) return join(eleventyFolder, 'index.html');
  if (pathname === `${ROOT}preact/`) return join(folder, 'preact/index.html');
  if (pathname === `${ROOT}preact/app.mjs`) return join(folder, 'preact/app.mjs');
  if (pathname === `${ROOT}preact/preact.mjs`) return preactFile;
  return pathname === `${ROOT}site.css` ? join(folder, 'site.css') : undefined;
};

/** The strict policy that the guide names: nothing inline, and of the shop only the folders that header and footer use. */
const policyOf = (shop: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${shop}/frame/ ${shop}/_shop/ ${shop}/remotes/`,
    `style-src 'self' ${shop}/frame/`,
    `font-src ${shop}/_shop/`,
    `img-src 'self' data: ${shop}`,
    `connect-src ${shop}`,
    `form-action 'self' ${shop}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types shop shop-header shop-header-script',
  ].join('; ');

const notBuilt = `<!doctype html><html lang="nb"><meta charset="utf-8"><title>${texts.notBuilt}</title><h1>${texts.notBuilt}</h1><p>${texts.toBuild}: <code>npm run build -- eleventy</code></p></html>`;

export function createExamples(options: ExampleOptions): ReadExample {
  const { shopOrigin, readSiteChrome } = options;
  return async (pathname) => {
    const file = fileOf(pathname, options);
    if (!file) return undefined;
    if (file.startsWith(options.eleventyFolder) && !existsSync(file))
      return { status: 503, type: TYPES['html'] ?? '', body: notBuilt };
    const type = TYPES[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? 'application/octet-stream';
    const text = await readFile(file, 'utf8');
    if (!file.endsWith('.html')) return { type, body: text };
    const parts = text.includes('{{header}}') ? await readSiteChrome({}) : undefined;
    const filled = text.replace(/\{\{(shop|head|header|footer|scripts)\}\}/g, (_, name: string) =>
      name === 'shop' ? shopOrigin : (parts?.[name as keyof typeof parts] ?? ''),
    );
    return { type, body: await includeBySsi(filled, shopOrigin), policy: policyOf(shopOrigin) };
  };
}
