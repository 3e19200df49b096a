import * as v from 'valibot';
import { type SessionUser, toSessionUser } from 'shared-domain/identity';
import type { Config } from '../config/env';
import { ProblemError } from '../http/problem';

const userinfoSchema = v.looseObject({ sub: v.pipe(v.string(), v.minLength(1)) });
const introspectionSchema = v.object({
  active: v.boolean(),
  sub: v.optional(v.string()),
  iss: v.optional(v.string()),
  client_id: v.optional(v.string()),
  azp: v.optional(v.string()),
  aud: v.optional(v.union([v.string(), v.array(v.string())])),
  exp: v.optional(v.number()),
  token_type: v.optional(v.string()),
});
type Introspection = v.InferOutput<typeof introspectionSchema>;

/** A slower provider counts as unavailable. */
const TIMEOUT_MS = 5_000;
/** Clocks of provider and shop differ. */
const LEEWAY_SECONDS = 60;

/**
 * Finds the owner of an access token at the provider itself, so that a revoked token is refused, and one that was issued to another client
 * of the provider (RFC 7662, RFC 9700 2.3). An id token or a refresh token is no access token there.
 *
 * @returns the owner, or null when the token is refused
 */
export type VerifyToken = (accessToken: string) => Promise<TokenOwner | null>;

export interface TokenOwner {
  readonly subject: string;
  /** From the claims. The phone number has its country code; '' if there is none. */
  readonly user: SessionUser;
  /** End of the access token in milliseconds since the epoch; null when the provider does not say. */
  readonly expiresAtMs: number | null;
}

interface VerifierOptions {
  readonly config: Pick<Config, 'issuer' | 'clientId'>;
  readonly clock: () => number;
}

/** @throws ProblemError 503 when the provider does not answer, or not with valid documents */
export function tokenVerifier({ config, clock }: VerifierOptions, timeoutMs = TIMEOUT_MS): VerifyToken {
  const { clientId } = config;
  const call = providerCalls(timeoutMs);
  const discover = providerEndpoints(config.issuer, call);

  const isForShop = (discovered: ProviderEndpoints, token: Introspection): boolean => {
    const { active, iss = discovered.issuer, exp = Infinity, token_type: type = 'Bearer' } = token;
    const client = token.client_id ?? token.azp;
    const isOurs = client === undefined ? [token.aud].flat().includes(clientId) : client === clientId;
    const isTimely = exp + LEEWAY_SECONDS > clock() / 1000;
    return active && isOurs && isTimely && iss === discovered.issuer && type.toLowerCase() === 'bearer';
  };

  return async (accessToken) => {
    try {
      const discovery = await discover();
      const [introspected, told] = await Promise.all([
        call(discovery.introspection_endpoint, {
          method: 'POST',
          body: new URLSearchParams({ client_id: clientId, token: accessToken, token_type_hint: 'access_token' }),
        }),
        call(discovery.userinfo_endpoint, { headers: { authorization: `Bearer ${accessToken}` } }),
      ]);
      if (told.status === 401 || told.status === 403) return null;
      if (!introspected.ok || !told.ok) throw new Error('The provider failed');
      const token = v.parse(introspectionSchema, await introspected.json());
      const claims = v.parse(userinfoSchema, await told.json());
      if (!isForShop(discovery, token) || (token.sub ?? claims.sub) !== claims.sub) return null;
      return {
        subject: claims.sub,
        user: toSessionUser(claims),
        expiresAtMs: token.exp === undefined ? null : token.exp * 1000,
      };
    } catch {
      throw providerAway();
    }
  };
}

const endpoint = v.pipe(v.string(), v.url());
const discoverySchema = v.object({
  issuer: v.string(),
  userinfo_endpoint: endpoint,
  introspection_endpoint: endpoint,
  token_endpoint: v.optional(endpoint),
  revocation_endpoint: v.optional(endpoint),
});

export type ProviderEndpoints = v.InferOutput<typeof discoverySchema>;

/** Every call to the provider has a time limit and follows no redirect. */
export type CallProvider = (url: string, init?: RequestInit) => Promise<Response>;

export const providerCalls =
  (timeoutMs: number): CallProvider =>
  (url, init = {}) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });

/**
 * The provider's addresses (OpenID Connect Discovery), asked for once.
 *
 * @returns rejects when the provider does not answer, or names another issuer; the next call asks again
 */
export function providerEndpoints(issuer: string, call: CallProvider): () => Promise<ProviderEndpoints> {
  let known: ProviderEndpoints | undefined;
  return async () => {
    if (known) return known;
    const found = v.parse(discoverySchema, await (await call(`${issuer}/.well-known/openid-configuration`)).json());
    if (found.issuer.replace(/\/$/, '') !== issuer) throw new Error('The metadata is of another issuer');
    return (known = found);
  };
}

export const providerAway = (): ProblemError =>
  new ProblemError({ status: 503, detail: 'The identity provider does not answer' });
