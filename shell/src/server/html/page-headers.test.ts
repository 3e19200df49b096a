import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { createDocument } from '../render/document';
import { headerBuild } from '../testing/fake-builds';
import { createShellAssets } from '../testing/shell-assets';
import { pageHeaders } from './page-headers';

const config = {
  brand: { name: 'Fjell' },
  issuer: 'https://id.example',
  shopOrigin: 'https://shop.example',
} as PublicConfig;
const shell = { ...createShellAssets(), brand: { style: '@layer tokens{:root{--a:1}}', themeColour: '#0c5663' } };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'page-headers-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A build whose page has a style sheet, and whose panel has another. */
function buildWithStyles() {
  writeFileSync(join(folder, 'page.css'), 'h1{}');
  writeFileSync(join(folder, 'panel.css'), 'dialog{}');
  const exposes = {
    './page': { scripts: [], styles: ['page.css'] },
    './panel': { scripts: [], styles: ['panel.css'] },
  };
  return { ...headerBuild, folder, assets: { ...headerBuild.assets, exposes } };
}

test('the policy allows the style elements that the document has, and no others', async () => {
  const builds = [buildWithStyles()];
  const used = { 'mfe-header': ['./page'] };
  const headers = await pageHeaders({ config, shell, builds, used, degraded: [], isDev: false });
  const html = await createDocument({ config, shell, builds, releases: {}, used, renderedAt: 0 });
  const inDocument = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text = '']) => hash(text));
  const policy = headers['content-security-policy'] ?? '';
  expect(inDocument).toEqual([hash(shell.style.text ?? ''), hash(shell.brand.style), hash('h1{}')]);
  expect(/style-src ([^;]*)/.exec(policy)?.[1]?.match(/'sha256-[^']*'/g)).toEqual(inDocument);
});

test('the builds and what is degraded are named', async () => {
  const parts = { config, shell, builds: [headerBuild], used: {}, isDev: false };
  const whole = await pageHeaders({ ...parts, degraded: [] });
  expect(whole['x-shop-builds']).toBe(`mfe-header@${headerBuild.build}`);
  expect(whole).not.toHaveProperty('x-shop-degraded');
  expect((await pageHeaders({ ...parts, degraded: ['mfe-lists'] }))['x-shop-degraded']).toBe('mfe-lists');
});

test('in development scripts have no integrity to ask for', async () => {
  const headers = await pageHeaders({ config, shell, builds: [], used: {}, degraded: [], isDev: true });
  expect(headers['integrity-policy']).toBeUndefined();
});
