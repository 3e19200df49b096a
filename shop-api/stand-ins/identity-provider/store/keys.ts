import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK } from 'oidc-provider';

export interface IdentityKeys {
  /** Signs the tokens. */
  readonly jwks: { readonly keys: readonly JWK[] };
  /** Sign the provider's cookies. */
  readonly cookieKeys: readonly string[];
}

export function newKeys(): IdentityKeys {
  // By way of PEM: a key that is exported right after it was generated can stop Node 20 for good. While it builds the JWK it holds a lock
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
