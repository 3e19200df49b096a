import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'oidc-provider';

export interface IdentityKeys {
  /** Signs the tokens. */
  readonly jwks: { readonly keys: readonly JWK[] };
  /** Sign the provider's cookies. */
  readonly cookieKeys: readonly string[];
}

/** The provider's keys, made at its first start and kept, readable by nobody else. */
export function loadKeys(folder: string): IdentityKeys {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as IdentityKeys;
  const keys = newKeys();
  writeWhole(file, JSON.stringify(keys));
  return keys;
}

function newKeys(): IdentityKeys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk: JWK = { ...(privateKey.export({ format: 'jwk' }) as JWK), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') };
  return { jwks: { keys: [jwk] }, cookieKeys: [randomBytes(32).toString('base64url')] };
}

/** The file has all of the text or does not change, also when the machine stops in between. */
export function writeWhole(file: string, text: string): void {
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
