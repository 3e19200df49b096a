import * as v from 'valibot';
import { type SessionUser, toSessionUser } from 'shared-domain/identity';
import { ProblemError } from '../http/problem';

const discoverySchema = v.object({ userinfo_endpoint: v.pipe(v.string(), v.url()) });
const userinfoSchema = v.looseObject({ sub: v.pipe(v.string(), v.minLength(1)) });

/** A slower provider counts as unavailable. */
const TIMEOUT_MS = 5_000;

/**
 * Finds the owner of an access token at the provider itself, so that a revoked token is refused.
 *
 * @returns the owner, or null when the provider refuses the token
 */
export type VerifyToken = (accessToken: string) => Promise<TokenOwner | null>;

export interface TokenOwner {
  readonly subject: string;
  /** From the claims. The phone number has its country code; '' if there is none. */
  readonly user: SessionUser;
}

/** @throws ProblemError 503 when the provider does not answer, or not with valid documents */
export function tokenVerifier(issuer: string): VerifyToken {
  let endpoint: string | undefined;
  return async (accessToken) => {
    try {
      endpoint ??= v.parse(
        discoverySchema,
        await (await get(`${issuer}/.well-known/openid-configuration`)).json(),
      ).userinfo_endpoint;
      const response = await get(endpoint, { authorization: `Bearer ${accessToken}` });
      if (response.status === 401 || response.status === 403) return null;
      const claims = v.parse(userinfoSchema, await response.json());
      return { subject: claims.sub, user: toSessionUser(claims) };
    } catch {
      throw new ProblemError({ status: 503, detail: 'The identity provider does not answer' });
    }
  };
}

const get = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
