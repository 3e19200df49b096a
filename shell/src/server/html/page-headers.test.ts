import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { FIRST_SCRIPT } from '../../page-state/first-script';
import { createDocument } from '../../renderer/document/document';
import { headerBuild } from '../testing/fake-builds';
import { createShellAssets } from '../testing/shell-assets';
import { contentSecurityPolicy, htmlHeaders, pageHeaders } from './page-headers';

describe('security headers', () => {
  const config = { issuer: 'https://id.example' } as PublicConfig;
  const options = { config, inlineStyles: ['a{color:red}'], frameAncestors: "'none'", dev: false } as const;

  test('styles are allowed by hash, scripts come from our own origin, but for one inline script with its hash, and no nonce is used', () => {
    const policy = contentSecurityPolicy(options);
    const hash = createHash('sha256').update('a{color:red}').digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
    const script = createHash('sha256').update(FIRST_SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${script}';`);
    expect(policy).not.toMatch(/nonce-|unsafe-/);
  });

  test('scripts without integrity are refused, script addresses pass one Trusted Types policy', () => {
    const headers = htmlHeaders(options);
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types shop");
  });

  test('the shell (error reports, too) and the issuer may be called, the issuer shown in an iframe; the silent page may be shown by the shop alone', () => {
    const policy = contentSecurityPolicy({ ...options, frameAncestors: "'self'" });
    expect(policy).toContain("connect-src 'self' https://id.example;");
    expect(policy).toContain("frame-src 'self' https://id.example;");
    expect(policy).toContain("frame-ancestors 'self'");
  });

  test('[P7-28] the operator’s video service may be shown in an iframe; a player of the shop itself needs nothing', () => {
    const frames = (videoPlayer: string) =>
      /frame-src [^;]*/.exec(contentSecurityPolicy({ ...options, config: { ...config, videoPlayer } }))?.[0];
    expect(frames('https://video.example/embed/{id}')).toBe(
      "frame-src 'self' https://id.example https://video.example",
    );
    expect(frames('/api/videos/{id}/')).toBe("frame-src 'self' https://id.example");
  });

  test('videos with an address are framed from the operator’s origins', () => {
    const policy = contentSecurityPolicy({ ...options, config: { ...config, videoOrigins: ['https://v.example'] } });
    expect(policy).toMatch(/frame-src 'self' https:\/\/id\.example https:\/\/v\.example;/);
  });

  test('product pictures may come from the operator’s origins and no others', () => {
    const policy = contentSecurityPolicy({
      ...options,
      config: { ...config, pictureOrigins: ['https://img.example', 'https://cdn.example'] },
    });
    expect(policy).toContain("img-src 'self' data: https://img.example https://cdn.example;");
    expect(contentSecurityPolicy(options)).toContain("img-src 'self' data:;");
  });

  test('a tag manager widens the policy by what Google’s tags need, and nothing does without one', () => {
    const withTags = { ...options, config: { ...config, tagManager: 'GTM-TEST1' } };
    const headers = htmlHeaders(withTags);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-\S+' https:\/\/www\.googletagmanager\.com;/);
    expect(policy).toMatch(/connect-src [^;]* https:\/\/\*\.google-analytics\.com/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types shop goog#html");
    expect(headers).not.toHaveProperty('integrity-policy');
    expect(contentSecurityPolicy(options)).not.toMatch(/google|goog#/);
  });

  test('tags of others have the origins that the operator names; their scripts know no Trusted Types', () => {
    const tagOrigins = { 'script-src': ['https://tags.example'], 'frame-src': ['https://frame.example'] };
    const policy = contentSecurityPolicy({ ...options, config: { ...config, tagManager: 'GTM-TEST1', tagOrigins } });
    expect(policy).toMatch(/script-src [^;]* https:\/\/tags\.example;/);
    expect(policy).toMatch(/frame-src [^;]* https:\/\/frame\.example;/);
    expect(policy).not.toContain('trusted-types');
    expect(contentSecurityPolicy({ ...options, config: { ...config, tagOrigins } })).not.toContain('tags.example');
  });

  test('[P7-26] the operator’s maps service may be called and its tiles be shown; the shop’s own need nothing', () => {
    const policyOf = (change: Partial<PublicConfig>) =>
      contentSecurityPolicy({ ...options, config: { ...config, ...change } });
    const operator = policyOf({
      mapsService: { name: 'Maps', base: 'https://maps.example/v1' },
      mapTiles: { address: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Kartverket' },
    });
    expect(operator).toContain("connect-src 'self' https://id.example https://maps.example;");
    expect(operator).toContain("img-src 'self' data: https://tiles.example;");
    const own = policyOf({
      mapsService: { name: 'Maps', base: null },
      mapTiles: { address: '/tiles/{z}/{x}/{y}.png', attribution: '' },
    });
    expect(own).toBe(contentSecurityPolicy(options));
  });

  test('what a token may be sent to may be called: systems of the operator beside the shop', () => {
    const customerCalls = ['/api/accountdata/', 'https://crm.example/v1/', 'https://crm.example/v2/'];
    const policy = contentSecurityPolicy({ ...options, config: { ...config, customerCalls } });
    expect(policy).toContain("connect-src 'self' https://id.example https://crm.example;");
  });

  test.each([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(self)'],
    ['cross-origin-opener-policy', 'same-origin'],
  ])('every page has %s: %s', (name, value) => {
    expect(htmlHeaders(options)[name]).toBe(value);
  });

  test.each(["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])(
    'the policy says %s',
    (directive) => {
      expect(contentSecurityPolicy(options).split('; ')).toContain(directive);
    },
  );

  test('two styles with the same text need one hash, no styles none', () => {
    const styles = (inlineStyles: readonly string[]) =>
      /style-src [^;]*/.exec(contentSecurityPolicy({ ...options, inlineStyles }))?.[0];
    expect(styles(['a{}', 'a{}'])?.match(/sha256-/g)).toHaveLength(1);
    expect(styles([])).toBe("style-src 'self'");
  });

  test('only in development may scripts come from dev servers, without integrity', () => {
    const headers = htmlHeaders({ ...options, dev: true });
    expect(headers['content-security-policy']).toContain('http://localhost:*');
    expect(headers).not.toHaveProperty('integrity-policy');
    expect(contentSecurityPolicy(options)).not.toContain('localhost');
  });
});

describe('page headers', () => {
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
});
