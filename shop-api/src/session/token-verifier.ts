import { fetchUserInfo, skipSubjectCheck, tokenIntrospection, type Configuration } from 'openid-client';
import * as v from 'valibot';
import type { SessionUser } from 'shared-domain/identity';
import type { Config } from '../config/env';
import type { ProviderSettings } from '../config/provider-settings';
import { connectProvider, errorStatus, LEEWAY_SECONDS, providerAway } from './provider-connection';
import { claimsOf, isSigned, type SignedTokens, signedTokens } from './signed-tokens';
import { type Claims, userOfClaims } from './user-of-claims';

/** The facts of an access token: an answer of the introspection (RFC 7662), or its own claims (RFC 9068). */
const factsSchema = v.looseObject({
  active: v.boolean(),
  sub: v.optional(v.string()),
  iss: v.optional(v.string()),
  client_id: v.optional(v.string()),
  azp: v.optional(v.string()),
  aud: v.optional(v.union([v.string(), v.array(v.string())])),
  exp: v.optional(v.number()),
  token_type: v.optional(v.string()),
});
type TokenFacts = v.InferOutput<typeof factsSchema>;

/** A slower provider counts as unavailable. */
const TIMEOUT_MS = 5_000;

export interface PresentedTokens {
  readonly accessToken: string;
  /** It was issued by the same login. */
  readonly idToken: string | null;
  /** They are those of an open session: the id token was proved at its beginning, and may have expired since. */
  readonly isKept?: boolean;
}

/**
 * Finds the owner of an access token, and refuses one that was issued to another client of the provider (RFC 9700 2.3) or is an id token.
 * The provider itself is asked, so that a revoked token is refused: by introspection, where the shop may, and for the user's claims.
 * Without introspection the published keys prove a signed access token, and the id token beside it an opaque one.
 *
 * @returns the owner, or null when the token is refused
 */
export type VerifyToken = (tokens: PresentedTokens) => Promise<TokenOwner | null>;

export interface TokenOwner {
  readonly subject: string;
  /** From the claims. The phone number has its country code; '' if there is none. */
  readonly user: SessionUser;
  /** End of the access token in milliseconds since the epoch; null when the provider does not say. */
  readonly expiresAtMs: number | null;
}

interface VerifierOptions {
  readonly config: Pick<Config, 'provider'>;
  readonly clock: () => number;
}

/** @throws ProblemError 503 when the provider does not answer, or not with valid documents */
export function tokenVerifier({ config, clock }: VerifierOptions, timeoutMs = TIMEOUT_MS): VerifyToken {
  const settings = config.provider;
  const connect = connectProvider(settings, timeoutMs);
  let signed: SignedTokens | undefined;

  async function ownerOf(tokens: PresentedTokens): Promise<TokenOwner | null> {
    const provider = await connect();
    signed ??= signedTokens(provider, { clientId: settings.clientId, clock, timeoutMs });
    const [introspected, told] = await Promise.all([
      introspect(provider, tokens.accessToken),
      settings.hasUserinfo ? userinfo(provider, tokens.accessToken) : null,
    ]);
    if (told === 'refused') return null;
    const facts = introspected ?? (await factsOf(signed, tokens.accessToken));
    if (facts && !isForShop(facts, { ...settings, issuer: provider.serverMetadata().issuer, nowMs: clock() }))
      return null;
    const login = facts && told ? null : await loginClaims(signed, tokens);
    // Which client an opaque token was issued to, only the login beside it says; for which API, nothing.
    const isProved = facts !== null || (settings.audience === undefined && told !== null && login !== null);
    const claims = told ?? { ...facts, ...login };
    const subject = sameSubject([facts, told, login]);
    if (!isProved || subject === null) return null;
    return {
      subject,
      user: userOfClaims(claims, settings.claims),
      expiresAtMs: facts?.exp === undefined ? null : facts.exp * 1000,
    };
  }

  return (tokens) =>
    ownerOf(tokens).catch(() => {
      throw providerAway();
    });
}

/** @returns null when they name nobody, or more than one */
function sameSubject(said: readonly (Claims | null)[]): string | null {
  const [subject, ...others] = new Set(said.map((each) => each?.['sub']).filter((sub) => sub !== undefined));
  return typeof subject === 'string' && subject !== '' && others.length === 0 ? subject : null;
}

/** @returns null when the provider has no introspection, or refuses it to the shop */
async function introspect(provider: Configuration, token: string): Promise<TokenFacts | null> {
  if (provider.serverMetadata().introspection_endpoint === undefined) return null;
  try {
    return v.parse(factsSchema, await tokenIntrospection(provider, token, { token_type_hint: 'access_token' }));
  } catch (error) {
    const status = errorStatus(error) ?? 500;
    if (status >= 400 && status < 500 && status !== 408 && status !== 429) return null;
    throw error;
  }
}

/** @returns null when the provider has none */
async function userinfo(provider: Configuration, token: string): Promise<Claims | null | 'refused'> {
  if (provider.serverMetadata().userinfo_endpoint === undefined) return null;
  try {
    return { ...(await fetchUserInfo(provider, token, skipSubjectCheck)) };
  } catch (error) {
    const status = errorStatus(error);
    if (status === 401 || status === 403) return 'refused';
    throw error;
  }
}

/** @returns null for an opaque token */
async function factsOf(signed: SignedTokens, token: string): Promise<TokenFacts | null> {
  if (!isSigned(token)) return null;
  const claims = await signed.accessToken(token);
  return v.parse(factsSchema, { ...claims, active: claims !== null });
}

const loginClaims = async (signed: SignedTokens, tokens: PresentedTokens): Promise<Claims | null> => {
  if (tokens.idToken === null) return null;
  return tokens.isKept ? claimsOf(tokens.idToken) : signed.idToken(tokens.idToken, tokens.accessToken);
};

type Expected = Pick<ProviderSettings, 'issuer' | 'clientId' | 'audience'> & { readonly nowMs: number };

function isForShop(token: TokenFacts, { issuer, clientId, audience, nowMs }: Expected): boolean {
  const { active, iss = issuer, exp = Infinity, token_type: type = 'Bearer' } = token;
  const audiences = [token.aud].flat();
  const client = token.client_id ?? token.azp;
  const isOurs = client === undefined ? audiences.includes(clientId) : client === clientId;
  const isMeant = audience === undefined || audiences.includes(audience);
  const isTimely = exp + LEEWAY_SECONDS > nowMs / 1000;
  return active && isOurs && isMeant && isTimely && iss === issuer && type.toLowerCase() === 'bearer';
}
