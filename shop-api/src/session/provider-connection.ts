/** The connection to the operator's identity provider: its metadata, and how the shop's client proves who it is. */
import { importJWK } from 'jose';
import * as oidc from 'openid-client';
import type { ProviderSettings } from '../config/provider-settings';
import { ProblemError } from '../http/problem';

/** Clocks of provider and shop differ. */
export const LEEWAY_SECONDS = 60;
/** Tokens with groups and roles are long. */
export const MAX_TOKEN_LENGTH = 16_384;

/** @returns the provider's metadata and the shop's client; rejects when the provider does not answer, or names another issuer */
export type ConnectProvider = () => Promise<oidc.Configuration>;

/**
 * Asks for the provider's addresses (OpenID Connect Discovery) once; after a failure the next call asks again. A call to the provider
 * follows no redirect.
 *
 * @param timeoutMs the time that each call may take
 */
export function connectProvider(settings: ProviderSettings, timeoutMs: number): ConnectProvider {
  const isSecure = settings.issuer.startsWith('https:');
  const ask = async (issuer: string): Promise<oidc.Configuration> =>
    oidc.discovery(
      new URL(issuer),
      settings.clientId,
      { [oidc.clockTolerance]: LEEWAY_SECONDS },
      await authenticationOf(settings),
      { timeout: timeoutMs / 1000, ...(!isSecure && { execute: [oidc.allowInsecureRequests] }) },
    );
  let known: oidc.Configuration | undefined;
  return async () =>
    (known ??= await ask(settings.issuer).catch((error: unknown) => {
      // An issuer may end with a slash.
      if (error instanceof oidc.ClientError && error.code === OTHER_ISSUER) return ask(`${settings.issuer}/`);
      throw error;
    }));
}

const OTHER_ISSUER = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';

async function authenticationOf({ clientSecret, clientAuth, clientKey }: ProviderSettings): Promise<oidc.ClientAuth> {
  if (clientSecret !== undefined)
    return clientAuth === 'client_secret_post'
      ? oidc.ClientSecretPost(clientSecret)
      : oidc.ClientSecretBasic(clientSecret);
  if (!clientKey) return oidc.None();
  const key = await importJWK({ ...clientKey.jwk }, clientKey.algorithm);
  if (key instanceof Uint8Array) throw new Error('The key of the client is no private key');
  return oidc.PrivateKeyJwt(clientKey.keyId === undefined ? key : { key, kid: clientKey.keyId });
}

/** The status of an answer of the provider that is an error; undefined when there was none. */
export function errorStatus(error: unknown): number | undefined {
  if (error instanceof oidc.ResponseBodyError || error instanceof oidc.WWWAuthenticateChallengeError)
    return error.status;
  const { status } = ((error as Error | undefined)?.cause ?? {}) as Partial<Response>;
  return error instanceof oidc.ClientError ? status : undefined;
}

export const providerAway = (): ProblemError =>
  new ProblemError({ status: 503, detail: 'The identity provider does not answer' });
