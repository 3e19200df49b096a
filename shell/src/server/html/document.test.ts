import { createHash } from 'node:crypto';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { workspaceTable } from '../../federation/testing/workspace-routes';
import type { PreparedBuild } from '../render/messages';
import { headerBuild, renderedPage } from '../testing/fake-builds';
import { createDocument } from './document';
import type { ShellAssets } from './shell-assets';

const config = {
  brand: { name: 'Fjell' },
  issuer: 'https://id.example',
  shopOrigin: 'https://shop.example',
} as PublicConfig;
const sealed = {
  start: { src: '/_shop/0123456789ab/start.js', integrity: 'sha256-s' },
  main: { src: '/_shop/0123456789ab/main.js', integrity: 'sha256-x' },
  style: { href: '/_shop/0123456789ab/main.css', text: 'a{}' },
  fonts: [] as readonly string[],
  brand: { style: '', themeColour: '#552596' },
} as ShellAssets;
const parts = { config, shell: sealed, builds: [], releases: {}, table: workspaceTable(), renderedAt: 0 };

test('the shop’s styles are inlined; a small script starts the page, and both scripts have their integrity', async () => {
  const { html } = await createDocument(parts);
  expect(html).toContain('<style data-href="https://shop.example/_shop/0123456789ab/main.css">a{}</style>');
  expect(html).toContain('<script src="/_shop/0123456789ab/start.js" integrity="sha256-s" crossorigin defer>');
  expect(html).toContain(
    '<link rel="preload" as="script" href="/_shop/0123456789ab/main.js" integrity="sha256-x" crossorigin media="not all" data-main>',
  );
});

test('a brand’s colours follow the tokens, allowed by the policy, and the browser’s bars have its colour', async () => {
  const style = '@layer tokens{:root{--brand-700:#0c5663}}';
  const { html, headers } = await createDocument({
    ...parts,
    shell: { ...sealed, brand: { style, themeColour: '#0c5663' } },
  });
  expect(html).toContain(`a{}</style>\n<style>${style}</style>`);
  expect(html).toContain('<meta name="theme-color" content="#0c5663">');
  expect(headers['content-security-policy']).toContain(
    `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
});

test('in development the style sheet of the dev server is linked, so that it can be replaced', async () => {
  const devServers = { shell: 'http://localhost:3006' };
  const shell: ShellAssets = {
    ...sealed,
    main: { src: 'http://localhost:3006/main.js', integrity: '' },
    style: { href: 'http://localhost:3006/main.css' },
  };
  const { html, headers } = await createDocument({ ...parts, shell, devServers });
  expect(html).toContain('<link rel="stylesheet" href="http://localhost:3006/main.css">');
  expect(html).not.toContain('<style');
  expect(headers['integrity-policy']).toBeUndefined();
});

test('in the degraded mode the modules of header and footer are preloaded, and no others', async () => {
  const build = (remote: string, expose: string): PreparedBuild => ({
    remote,
    build: '0123456789ab',
    base: `/remotes/${remote}/0123456789ab/`,
    folder: '/nowhere',
    remoteEntry: 'sha256-e',
    serverFile: '/nowhere/server.cjs',
    assets: {
      files: { 'expose.js': 'sha256-c' },
      entry: [],
      exposes: { [expose]: { scripts: ['expose.js'], styles: [] } },
      needs: {},
    },
    routes: [],
    slots: {},
  });
  const chrome = parts.table.slotOf('header')?.remote ?? '';
  const builds = [build(chrome, './header'), build('mfe-pdp', './page')];
  const { html, headers } = await createDocument({ ...parts, builds });
  expect(html).toContain(`href="/remotes/${chrome}/0123456789ab/remoteEntry.js" integrity="sha256-e"`);
  expect(html).toContain(`href="/remotes/${chrome}/0123456789ab/expose.js" integrity="sha256-c"`);
  expect(html).not.toContain('/remotes/mfe-pdp/');
  expect(headers['x-shop-degraded']).toBe('shell');
});

describe('of a rendered page', () => {
  const assets = {
    files: { 'expose-page.js': 'sha256-p', 'expose-panel.js': 'sha256-q', 'lazy.js': 'sha256-l' },
    entry: [],
    exposes: {
      './page': { scripts: ['expose-page.js'], styles: [] },
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
    createDocument({ ...parts, builds, releases, page: renderedPage(fields) });

  test('exactly the scripts that it needs are preloaded, each with its integrity', async () => {
    const { html } = await create({ used: { 'mfe-lists': ['./page'] } });
    const preloads = [...html.matchAll(/<link rel="preload" as="script" href="([^"]*)" integrity="([^"]*)"/g)];
    expect(preloads.map(([, href, integrity]) => [href, integrity])).toEqual([
      ['/_shop/0123456789ab/main.js', 'sha256-x'],
      ['/remotes/mfe-lists/0123456789ab/remoteEntry.js', 'sha256-r'],
      ['/remotes/mfe-lists/0123456789ab/expose-page.js', 'sha256-p'],
    ]);
  });

  test('its data cannot end the script element that holds it', async () => {
    const { html } = await create({ slotData: { header: '</script><script>alert(1)</script>' } });
    expect(html).not.toContain('<script>alert(1)');
    const [, state = ''] = /<script type="application\/json" id="shop-state">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(state)).toMatchObject({
      slotData: { header: '</script><script>alert(1)</script>' },
      releases: { 'mfe-lists': { build: '0123456789ab', remoteEntry: 'sha256-r' } },
    });
  });

  test('its builds and what is degraded are named in headers', async () => {
    const whole = await create({});
    expect(whole.headers['x-shop-builds']).toBe('mfe-lists@0123456789ab,mfe-cart@0123456789ab');
    expect(whole.headers).not.toHaveProperty('x-shop-degraded');
    expect((await create({ degraded: ['mfe-lists'] })).headers['x-shop-degraded']).toBe('mfe-lists');
  });

  test('without one, the browser is given what it needs to render header and footer, and the page says so', async () => {
    const { html, headers } = await createDocument({ ...parts, builds: [headerBuild] });
    expect(html).toContain('<noscript>Siden krever JavaScript akkurat nå.');
    expect(html).toContain(`href="/remotes/mfe-header/${headerBuild.build}/remoteEntry.js"`);
    expect(html).toContain('<title>Fjell</title>');
    expect(html).not.toContain('"hydration"');
    expect(headers['x-shop-degraded']).toBe('shell');
  });
});
