import * as v from 'valibot';
import { type SessionUser, toSessionUser } from 'shared-domain/identity';
import { ProblemError } from '../http/problem';

const discoverySchema = v.object({ userinfo_endpoint: v.pipe(v.string(), v.url()) });
const userinfoSchema = v.looseObject({ sub: v.pipe(v.string(), v.minLength(1)) });

/** A provider that takes longer is as good as away. */
const TIMEOUT_MS = 5_000;

/**
 * Whose access token this is, asked at the provider itself, so that a revoked token opens nothing.
 *
 * @returns who it is, or null when the provider does not accept the token
 */
export type VerifyToken = (accessToken: string) => Promise<TokenOwner | null>;

export interface TokenOwner {
  readonly subject: string;
  /** What the claims say; the phone number with its country code, '' without one. */
  readonly user: SessionUser;
}

/** @throws ProblemError 503 when the provider does not answer as one should */
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
