import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK } from 'oidc-provider';

export interface IdentityKeys {
  /** Signs the tokens. */
  readonly jwks: { readonly keys: readonly JWK[] };
  /** Sign the provider's cookies. */
  readonly cookieKeys: readonly string[];
}

export function newKeys(): IdentityKeys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk: JWK = {
    ...(privateKey.export({ format: 'jwk' }) as JWK),
    use: 'sig',
    alg: 'RS256',
    kid: randomBytes(8).toString('hex'),
  };
  return { jwks: { keys: [jwk] }, cookieKeys: [randomBytes(32).toString('base64url')] };
}
