import { createHash } from 'node:crypto';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { contentSecurityPolicy, htmlHeaders } from './security-headers';

const config = { issuer: 'https://id.example' } as PublicConfig;
const options = { config, inlineStyles: ['a{color:red}'], frameAncestors: "'none'", dev: false } as const;

test('styles stand by hash, scripts come from our own origin only, and no nonce is used', () => {
  const policy = contentSecurityPolicy(options);
  const hash = createHash('sha256').update('a{color:red}').digest('base64');
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/nonce-|unsafe-/);
});

test('scripts without integrity are refused, script addresses pass one Trusted Types policy', () => {
  const headers = htmlHeaders(options);
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types shop");
});

test('the issuer may be called and framed; the silent page may be framed by us alone', () => {
  const policy = contentSecurityPolicy({ ...options, frameAncestors: "'self'" });
  expect(policy).toContain("connect-src 'self' https://id.example;");
  expect(policy).toContain("frame-src 'self' https://id.example;");
  expect(policy).toContain("frame-ancestors 'self'");
});
