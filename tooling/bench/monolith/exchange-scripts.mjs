/** Where the monolith's files are served. */
export const BASE = '/_monolith/';

/**
 * @param {string} html of a page of the shop
 * @param assets asset map of the monolith; its exposes have keys like './mfe-pdp-page'
 * @returns the same page, whose script preloads name the monolith's files in place of the shell's and the remotes'
 */
export function withMonolithScripts(html, assets) {
  const preload = (file, mark = '') =>
    `<link rel="preload" as="script" href="${BASE}${file}" integrity="${assets.files[file]}" crossorigin media="not all"${mark}>`;
  const chunks = new Set();
  const withoutRemotes = html.replace(
    /<link rel="preload" as="script" href="\/remotes\/([^/"]+)\/[^/"]+\/([^"]+)"[^>]*>\n?/g,
    (_tag, remote, file) => {
      const [, expose] = /^expose-(.+)\.js$/.exec(file) ?? [];
      for (const script of assets.exposes[`./${remote}-${expose}`]?.scripts ?? []) chunks.add(script);
      return '';
    },
  );
  return withoutRemotes.replace(/<link rel="preload" as="script" [^>]*data-main>/, () =>
    [preload('main.js', ' data-main'), ...[...chunks].map((file) => preload(file))].join('\n'),
  );
}
