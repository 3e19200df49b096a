import { withMonolithScripts } from './exchange-scripts';

const preload = (href: string, mark = '') =>
  `<link rel="preload" as="script" href="${href}" integrity="sha384-x" crossorigin media="not all"${mark}>`;

const ASSETS = {
  files: { 'main.js': 'sha384-main', 'expose-mfe-pdp-page.js': 'sha384-page', '7.js': 'sha384-7' },
  exposes: { './mfe-pdp-page': { scripts: ['7.js', 'expose-mfe-pdp-page.js'] } },
};

test('the page names the monolith’s scripts in place of the shell’s and the remotes’, each with its integrity', () => {
  const html = [
    '<script src="/_shop/b1/start.js" defer></script>',
    preload('/_shop/b1/main.js', ' data-main'),
    preload('/remotes/mfe-pdp/b2/remoteEntry.js'),
    preload('/remotes/mfe-pdp/b2/expose-page.js'),
    preload('/remotes/mfe-header/b3/expose-header.js'),
    '<p>/remotes/mfe-pdp/b2/picture.webp</p>',
  ].join('\n');
  expect(withMonolithScripts(html, ASSETS).trim().split('\n')).toEqual([
    '<script src="/_shop/b1/start.js" defer></script>',
    preload('/_monolith/main.js', ' data-main').replace('sha384-x', 'sha384-main'),
    preload('/_monolith/7.js').replace('sha384-x', 'sha384-7'),
    preload('/_monolith/expose-mfe-pdp-page.js').replace('sha384-x', 'sha384-page'),
    '<p>/remotes/mfe-pdp/b2/picture.webp</p>',
  ]);
});
