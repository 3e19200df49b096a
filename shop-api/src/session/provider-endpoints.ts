import * as v from 'valibot';
import { ProblemError } from '../http/problem';

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
