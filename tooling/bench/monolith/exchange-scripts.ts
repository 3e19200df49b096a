/** Where the monolith's files are served. */
export const BASE = '/_monolith/';

/** Part of the monolith's asset map; its exposes have keys like './mfe-pdp-page'. */
export interface MonolithAssets {
  readonly files: Readonly<Record<string, string>>;
  readonly exposes: Readonly<Record<string, { readonly scripts: readonly string[] }>>;
}

/**
 * @param html of a page of the shop
 * @returns the same page, whose script preloads name the monolith's files in place of the shell's and the remotes'
 */
export function withMonolithScripts(html: string, assets: MonolithAssets): string {
  const preload = (file: string, mark = '') =>
    `<link rel="preload" as="script" href="${BASE}${file}" integrity="${assets.files[file]}" crossorigin media="not all"${mark}>`;
  const chunks = new Set<string>();
  const withoutRemotes = html.replace(
    /<link rel="preload" as="script" href="\/remotes\/([^/"]+)\/[^/"]+\/([^"]+)"[^>]*>\n?/g,
    (_tag, remote: string, file: string) => {
      const [, expose] = /^expose-(.+)\.js$/.exec(file) ?? [];
      for (const script of assets.exposes[`./${remote}-${expose}`]?.scripts ?? []) chunks.add(script);
      return '';
    },
  );
  return withoutRemotes.replace(/<link rel="preload" as="script" [^>]*data-main>/, () =>
    [preload('main.js', ' data-main'), ...[...chunks].map((file) => preload(file))].join('\n'),
  );
}
