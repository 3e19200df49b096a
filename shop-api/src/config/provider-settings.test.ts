import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './env';

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (content: string): string => {
  const file = join(folder, 'key');
  writeFileSync(file, content);
  return file;
};
const settingsOf = (env: Readonly<Record<string, string>>) => readConfig(env).provider;
const keyOf = (content: string) => settingsOf({ OIDC_PRIVATE_KEY_FILE: fileOf(content) }).clientKey;

const { privateKey: rsa } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const { privateKey: curve, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

test('without settings the client is the public one of the reference provider', () => {
  expect(settingsOf({})).toEqual({
    issuer: 'http://localhost:3020',
    clientId: 'webshop',
    clientAuth: 'client_secret_basic',
    hasUserinfo: true,
    claims: {},
  });
});

test('a private key is read from PEM, and from a JWK with its name and algorithm', () => {
  expect(keyOf(rsa.export({ type: 'pkcs8', format: 'pem' }).toString())).toMatchObject({ algorithm: 'RS256' });
  expect(keyOf(JSON.stringify(curve.export({ format: 'jwk' })))).toMatchObject({ algorithm: 'ES256' });
  const named = { ...rsa.export({ format: 'jwk' }), kid: 'shop-1', alg: 'PS256' };
  expect(keyOf(JSON.stringify(named))).toMatchObject({ algorithm: 'PS256', keyId: 'shop-1' });
});

test.each([
  ['no key', 'secret'],
  ['a public key', publicKey.export({ type: 'spki', format: 'pem' }).toString()],
  ['a public JWK', JSON.stringify(publicKey.export({ format: 'jwk' }))],
])('a file with %s stops the start, and nothing of it is shown', (_what, content) => {
  expect(() => keyOf(content)).toThrow(/^OIDC_PRIVATE_KEY_FILE: \S+ holds no RSA, P-256 or Ed25519 private key$/);
});

test.each([
  [{ OIDC_CLIENT_SECRET: 'a', OIDC_PRIVATE_KEY_FILE: 'b' }, 'exclude each other'],
  [{ OIDC_CLIENT_TYPE: 'confidential' }, 'OIDC_CLIENT_TYPE'],
  [{ OIDC_CLIENT_TYPE: 'public', OIDC_CLIENT_SECRET: 'a' }, 'OIDC_CLIENT_TYPE'],
  [{ OIDC_CLAIMS: 'phone' }, 'OIDC_CLAIMS: must be JSON'],
  [{ OIDC_CLAIMS: '{"telephone":"phone"}' }, 'OIDC_CLAIMS'],
  [{ OIDC_CLIENT_AUTH: 'none' }, 'OIDC_CLIENT_AUTH'],
  [{ OIDC_USERINFO: 'no' }, 'OIDC_USERINFO'],
])('%j is refused with its name', (env, message) => {
  expect(() => settingsOf(env)).toThrow(message);
});
