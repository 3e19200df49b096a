import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'oidc-provider';

export interface IdentityKeys {
  /** Signs the tokens. */
  readonly jwks: { readonly keys: readonly JWK[] };
  /** Sign the provider's cookies. */
  readonly cookieKeys: readonly string[];
}

export function newKeys(): IdentityKeys {
  // The key goes through PEM: one that is exported right after it was generated can stop Node 20 for good. While it builds the JWK it holds a lock
  // of the key, which a garbage collection that removes the finished generation waits for.
  const { privateKey: pem } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const jwk: JWK = {
    ...(createPrivateKey(pem).export({ format: 'jwk' }) as JWK),
    use: 'sig',
    alg: 'RS256',
    kid: randomBytes(8).toString('hex'),
  };
  return { jwks: { keys: [jwk] }, cookieKeys: [randomBytes(32).toString('base64url')] };
}

/** The provider's keys, created at the first start, readable by the owner only. */
export function loadKeys(folder: string): IdentityKeys {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as IdentityKeys;
  const keys = newKeys();
  writeFileAtomically(file, JSON.stringify(keys));
  return keys;
}

/** Replaces a file atomically, also if the machine stops in between. */
export function writeFileAtomically(file: string, text: string): void {
  const fresh = `${file}.${process.pid}`;
  const handle = openSync(fresh, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(fresh, file);
}
