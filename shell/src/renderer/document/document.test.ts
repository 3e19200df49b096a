import type { PublicConfig } from 'shared-domain/runtime/config';
import { headerBuild, renderedPage } from '../../server/testing/fake-builds';
import type { DocumentShell } from '../messages';
import { createDocument } from './document';

const config = {
  brand: { name: 'Fjell' },
  issuer: 'https://id.example',
  shopOrigin: 'https://shop.example',
} as PublicConfig;
const sealed = {
  start: { src: '/_shop/0123456789ab/start.js', integrity: 'sha256-s' },
  main: { src: '/_shop/0123456789ab/main.js', integrity: 'sha256-x' },
  consent: { src: '/_shop/0123456789ab/consent.js', integrity: 'sha256-c' },
  style: { href: '/_shop/0123456789ab/main.css', text: 'a{}' },
  fonts: [] as readonly string[],
  brand: { style: '', themeColour: '#552596' },
} as DocumentShell;
const parts = { config, shell: sealed, builds: [], releases: {}, used: {}, renderedAt: 0 };

test('the shop’s styles are inlined; a small script starts the page, and both scripts have their integrity', async () => {
  const html = await createDocument(parts);
  expect(html).toContain('<style data-href="https://shop.example/_shop/0123456789ab/main.css">a{}</style>');
  expect(html).toContain('<script src="/_shop/0123456789ab/start.js" integrity="sha256-s" crossorigin defer>');
  expect(html).toContain(
    '<link rel="preload" as="script" href="/_shop/0123456789ab/main.js" integrity="sha256-x" crossorigin media="not all" data-main>',
  );
});

test('a brand’s colours follow the tokens, and the browser’s bars have its colour', async () => {
  const style = '@layer tokens{:root{--brand-700:#0c5663}}';
  const html = await createDocument({ ...parts, shell: { ...sealed, brand: { style, themeColour: '#0c5663' } } });
  expect(html).toContain(`a{}</style>\n<style>${style}</style>`);
  expect(html).toContain('<meta name="theme-color" content="#0c5663">');
});

test('in development the style sheet of the dev server is linked, so that it can be replaced', async () => {
  const shell: DocumentShell = {
    ...sealed,
    main: { src: 'http://localhost:3006/main.js', integrity: '' },
    style: { href: 'http://localhost:3006/main.css' },
  };
  const html = await createDocument({ ...parts, shell, isDev: true });
  expect(html).toContain('<link rel="stylesheet" href="http://localhost:3006/main.css">');
  expect(html).not.toContain('<style');
});

describe('of a rendered page', () => {
  const assets = {
    files: { 'expose-page.js': 'sha256-p', 'expose-panel.js': 'sha256-q', 'lazy.js': 'sha256-l' },
    entry: [],
    exposes: {
      './page': { scripts: ['expose-page.js'], styles: [], laterStyles: ['below-tabs.css'] },
      './panel': { scripts: ['expose-panel.js'], styles: [] },
    },
    needs: {},
  };
  const remotes = ['mfe-lists', 'mfe-cart'];
  const releases = Object.fromEntries(remotes.map((remote) => [remote, headerBuild]));
  const builds = remotes.map((remote) => ({
    ...headerBuild,
    remote,
    base: `/remotes/${remote}/0123456789ab/`,
    assets,
  }));
  const create = (fields: Parameters<typeof renderedPage>[0]) =>
    createDocument({ ...parts, builds, releases, used: fields?.used ?? {}, page: renderedPage(fields) });

  test('exactly the scripts that it needs are preloaded, each with its integrity', async () => {
    const html = await create({ used: { 'mfe-lists': ['./page'] } });
    const preloads = [...html.matchAll(/<link rel="preload" as="script" href="([^"]*)" integrity="([^"]*)"/g)];
    expect(preloads.map(([, href, integrity]) => [href, integrity])).toEqual([
      ['/_shop/0123456789ab/main.js', 'sha256-x'],
      ['/remotes/mfe-lists/0123456789ab/remoteEntry.js', 'sha256-r'],
      ['/remotes/mfe-lists/0123456789ab/expose-page.js', 'sha256-p'],
      ['/_shop/0123456789ab/consent.js', 'sha256-c'],
    ]);
  });

  test('without script, the styles of what stands below the first view are linked', async () => {
    const noscript = /<noscript>(<link[^<]*)<\/noscript>/;
    const link = '<link rel="stylesheet" href="/remotes/mfe-lists/0123456789ab/below-tabs.css">';
    expect(noscript.exec(await create({ used: { 'mfe-lists': ['./page'] } }))?.[1]).toBe(link);
    expect(await create({ used: { 'mfe-lists': ['./panel'] } })).not.toMatch(noscript);
  });

  test('the footer’s own scripts are not preloaded: they come when it is taken over', async () => {
    const [lists, cart] = builds;
    const html = await createDocument({
      ...parts,
      builds: [{ ...lists!, slots: { footer: './panel' } }, cart!],
      releases,
      used: { 'mfe-lists': ['./page', './panel'] },
      page: renderedPage({ used: { 'mfe-lists': ['./page', './panel'] } }),
    });
    expect(html).toContain('href="/remotes/mfe-lists/0123456789ab/expose-page.js"');
    expect(html).not.toContain('expose-panel.js"');
  });

  test('its data cannot end the script element that holds it', async () => {
    const data = '</script><script>alert(1)</script>';
    const html = await create({ hydration: { kind: 'data', data } });
    expect(html).not.toContain('<script>alert(1)');
    const [, state = ''] = /<script type="application\/json" id="shop-state">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(state)).toMatchObject({
      hydration: { kind: 'data', data },
      releases: { 'mfe-lists': { build: '1.4.2-0123456789ab', remoteEntry: 'sha256-r' } },
    });
  });

  test('the data of header and footer is a file, which is fetched with the scripts', async () => {
    const html = await createDocument({ ...parts, page: renderedPage(), slotDataFile: '0123456789abcdef.json' });
    expect(html).toContain(
      '<link rel="preload" as="fetch" href="/frame/0123456789abcdef.json" crossorigin media="not all">',
    );
    expect(html).toContain('"slotDataHref":"/frame/0123456789abcdef.json"');
  });

  test('without one, the browser is given what it needs to render it, and the page says so', async () => {
    const html = await createDocument({ ...parts, builds, releases, used: { 'mfe-cart': ['./panel'] } });
    expect(html).toMatch(
      /<noscript><main><h1>Vi får ikke vist siden akkurat nå<\/h1><p>Siden krever JavaScript akkurat nå\./,
    );
    expect(html).toContain('href="/remotes/mfe-cart/0123456789ab/expose-panel.js"');
    expect(html).not.toContain('"hydration"');
  });

  test('without one, it has the realm’s title, and the canonical address of a known page; no search engine keeps it', async () => {
    const html = await createDocument({ ...parts, pathname: '/bedrift/mobiltelefoner/' });
    expect(html).toContain('<title>Fjell Bedrift');
    expect(html).toContain('<link rel="canonical" href="https://shop.example/bedrift/mobiltelefoner/">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await createDocument(parts)).not.toContain('canonical');
  });
});
