/** The checks that a provider's answer must pass before it decides anything (OpenID Connect Core 3.1.3.7, RFC 9207). */
import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose';

/** Signatures that a public key proves: never `none`, and no shared secret, which a public client does not have. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** Clocks of shop and provider differ. Times that are further away are refused, with a reason of their own. */
const LEEWAY_SECONDS = 300;

/** Its message names the check that failed, and contains nothing of the token. */
export class RefusedLoginError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The login is refused: ${reason}`, options);
    this.name = 'RefusedLoginError';
  }
}

/** The times of the token are not those of the clock by which it was judged. */
export class WrongTimeError extends RefusedLoginError {
  readonly isOfTime = true;
}

export interface ProviderIdentity {
  readonly issuer: string;
  readonly namesIssuerInResponses: boolean;
}

/** @throws RefusedLoginError when the metadata is of another issuer than the configured one */
export function providerIdentity(metadata: Readonly<Record<string, unknown>>, configured: string): ProviderIdentity {
  const { issuer, authorization_response_iss_parameter_supported: namesIssuer } = metadata;
  // The configuration has no slash at its end; an issuer may have one.
  if (typeof issuer !== 'string' || issuer.replace(/\/$/, '') !== configured)
    throw new RefusedLoginError('the metadata is of another issuer');
  return { issuer, namesIssuerInResponses: namesIssuer === true };
}

/** Before its code is handed over: a mix-up of providers would give it to the wrong one. @throws RefusedLoginError */
export function checkResponseIssuer(response: string, provider: ProviderIdentity): void {
  const named = new URL(response).searchParams.getAll('iss');
  if (named.length === 0 && !provider.namesIssuerInResponses) return;
  if (named.length !== 1 || named[0] !== provider.issuer)
    throw new RefusedLoginError('the response is of another issuer');
}

export interface ExpectedIdToken {
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: readonly object[];
  /** That this browser sent. A renewed token may have none. */
  readonly nonces: ReadonlySet<unknown>;
  /** Milliseconds since the epoch, by the shop's clock: that of a device may be wrong by days. */
  readonly nowMs: number;
}

/** Signature, issuer, audience, authorized party, times and nonce of an id token. @throws RefusedLoginError */
export async function checkIdToken(idToken: string, expected: ExpectedIdToken): Promise<void> {
  const { payload, protectedHeader } = await jwtVerify(
    idToken,
    createLocalJWKSet({ keys: expected.keys } as JSONWebKeySet),
    {
      issuer: expected.issuer,
      audience: expected.clientId,
      algorithms: ALGORITHMS,
      clockTolerance: LEEWAY_SECONDS,
      currentDate: new Date(expected.nowMs),
      requiredClaims: ['sub', 'exp', 'iat'],
    },
    // Without the library's error, which has the claims.
  ).catch((error: unknown) => {
    throw refusalOf(error);
  });
  const { aud, azp, iat = 0, nonce } = payload;
  if (protectedHeader.typ !== undefined && protectedHeader.typ.toUpperCase() !== 'JWT')
    throw new RefusedLoginError('the token is no id token');
  if (azp === undefined ? Array.isArray(aud) && aud.length > 1 : azp !== expected.clientId)
    throw new RefusedLoginError('azp');
  if (iat > expected.nowMs / 1000 + LEEWAY_SECONDS) throw new WrongTimeError('iat');
  if (nonce !== undefined && !expected.nonces.has(nonce)) throw new RefusedLoginError('nonce');
}

/** The provider may have new keys: worth another look. */
export class UnknownKeyError extends RefusedLoginError {
  constructor() {
    super('the signature is of an unknown key');
  }
}

function refusalOf(error: unknown): RefusedLoginError {
  if (error instanceof errors.JWKSNoMatchingKey) return new UnknownKeyError();
  if (error instanceof errors.JWTExpired) return new WrongTimeError(error.claim);
  if (error instanceof errors.JWTClaimValidationFailed)
    return error.claim === 'nbf' ? new WrongTimeError('nbf') : new RefusedLoginError(error.claim);
  return new RefusedLoginError(error instanceof errors.JOSEError ? error.code : 'the id token cannot be read');
}
