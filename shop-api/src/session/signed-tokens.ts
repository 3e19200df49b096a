/** Tokens that are proved by the provider's published keys (RFC 9068, OpenID Connect Core 3.1.3.7). */
import {
  createRemoteJWKSet,
  decodeJwt,
  errors,
  type JWTPayload,
  jwtVerify,
  type ProtectedHeaderParameters,
} from 'jose';
import type { Configuration } from 'openid-client';
import { LEEWAY_SECONDS } from './provider-connection';

/** Signatures that a public key proves: never `none`, and no shared secret. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const ACCESS_TOKEN_TYPE = /^(application\/)?at\+jwt$/i;
/** Not the token's fault: the keys did not come. */
const OUTAGES = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];

/** A token that has not three parts is opaque: a random text, or encrypted. */
export const isSigned = (token: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);

/** The claims of a token that has been proved before. */
export const claimsOf = (token: string): JWTPayload => decodeJwt(token);

export interface SignedTokens {
  /** Null: it is of another issuer, has expired, is no access token, or its signature is wrong. */
  accessToken(token: string): Promise<JWTPayload | null>;
  /** Null: it is refused, or its `at_hash` is of another access token. */
  idToken(token: string, accessToken: string): Promise<JWTPayload | null>;
}

interface Options {
  readonly clientId: string;
  readonly clock: () => number;
  readonly timeoutMs: number;
}

/** Both reject when the keys cannot be had. */
export function signedTokens(provider: Configuration, { clientId, clock, timeoutMs }: Options): SignedTokens {
  const { issuer, jwks_uri: address } = provider.serverMetadata();
  const keys = address === undefined ? null : createRemoteJWKSet(new URL(address), { timeoutDuration: timeoutMs });

  async function verify(token: string, audience?: string) {
    if (!keys) throw new Error('The provider publishes no keys');
    try {
      return await jwtVerify(token, keys, {
        issuer,
        ...(audience !== undefined && { audience }),
        algorithms: ALGORITHMS,
        clockTolerance: LEEWAY_SECONDS,
        currentDate: new Date(clock()),
        requiredClaims: ['sub', 'exp'],
      });
    } catch (error) {
      if (error instanceof errors.JOSEError && !OUTAGES.includes(error.code)) return null;
      throw error;
    }
  }

  return {
    async accessToken(token) {
      const verified = await verify(token);
      return verified && isAccessToken(verified.protectedHeader, verified.payload) ? verified.payload : null;
    },
    async idToken(token, accessToken) {
      const verified = await verify(token, clientId);
      if (!verified) return null;
      const { aud, azp, at_hash: hash } = verified.payload;
      const isOurs = azp === undefined ? ![aud].flat().some((each) => each !== clientId) : azp === clientId;
      const isOfToken = hash === undefined || hash === (await accessTokenHash(accessToken, verified.protectedHeader));
      return isOurs && isOfToken ? verified.payload : null;
    },
  };
}

/** An id token names the client as well, and is signed by the same keys. */
function isAccessToken({ typ = 'JWT' }: ProtectedHeaderParameters, payload: JWTPayload): boolean {
  if (ACCESS_TOKEN_TYPE.test(typ)) return true;
  if (typ.toUpperCase() !== 'JWT' || (payload['client_id'] ?? payload['azp']) === undefined) return false;
  // Keycloak's older access tokens have a nonce, and say in a claim of its own what they are.
  if (payload['typ'] !== undefined) return payload['typ'] === 'Bearer';
  return ['nonce', 'at_hash', 'c_hash', 'events'].every((name) => payload[name] === undefined);
}

/** OpenID Connect Core 3.1.3.6. Of the algorithms above only EdDSA has no hash of 256 bits. */
async function accessTokenHash(token: string, { alg }: ProtectedHeaderParameters): Promise<string> {
  const digest = await crypto.subtle.digest(alg === 'EdDSA' ? 'SHA-512' : 'SHA-256', Buffer.from(token));
  return Buffer.from(digest, 0, digest.byteLength / 2).toString('base64url');
}
