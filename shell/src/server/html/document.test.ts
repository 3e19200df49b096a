import { createHash } from 'node:crypto';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { workspaceTable } from '../../federation/testing/workspace-routes';
import type { PreparedBuild } from '../render/messages';
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

test('the shop’s styles stand in the page; a small script begins, and its integrity and that of the page’s script are named', async () => {
  const { html } = await createDocument(parts);
  expect(html).toContain('<style data-href="https://shop.example/_shop/0123456789ab/main.css">a{}</style>');
  expect(html).toContain('<script src="/_shop/0123456789ab/start.js" integrity="sha256-s" crossorigin defer>');
  expect(html).toContain(
    '<link rel="preload" as="script" href="/_shop/0123456789ab/main.js" integrity="sha256-x" crossorigin media="not all" data-main>',
  );
});

test('a brand’s colours stand behind the tokens, allowed by the policy, and the browser’s bars have its colour', async () => {
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
