/**
 * Calls with the customer's access token: where it may be sent, and what a request with it looks like. Apart from `runtime/credentials`, which
 * every page loads, because only pages of customers need it.
 */

export interface CustomerAddresses {
  /** Beginnings of addresses that may get the token: paths of the shop, or addresses elsewhere. */
  readonly allowed: readonly string[];
  /** Origin of the shop. */
  readonly shopOrigin: string;
  /** The origin of the page, which relative addresses belong to. */
  readonly pageOrigin: string;
}

/** Whether a token may be sent there: an allowed address is its beginning, up to a slash. */
export function isCustomerAddress(address: string, { allowed, shopOrigin, pageOrigin }: CustomerAddresses): boolean {
  const { origin, pathname } = new URL(address, pageOrigin);
  return allowed.some((each) => {
    const beginning = new URL(each, shopOrigin);
    return beginning.origin === origin && pathname.startsWith(beginning.pathname.replace(/\/?$/, '/'));
  });
}

/** No one is logged in, or the address may not have the token. Fails as a call that was answered 401 does. */
class NoCredentialError extends Error {
  override readonly name = 'NoCredentialError';
  readonly response = { status: 401, headers: { get: () => null } };
}

/** A server has refused the token. */
const isRefusal = (error: unknown): boolean =>
  (error as { readonly response?: { readonly status: number } } | null)?.response?.status === 401;

export interface CustomerRequest {
  readonly headers?: unknown;
  readonly json?: unknown;
}

/** With the token in its header, which does not follow a redirect, and in a field of its body where the API wants it. */
const withToken = ({ headers, json }: CustomerRequest, token: string, bodyField: string | undefined) => ({
  headers: { ...(headers as Record<string, string>), authorization: `Bearer ${token}` },
  redirect: 'error' as const,
  ...(bodyField !== undefined && { json: { ...(json as object), [bodyField]: token } }),
});

export interface CustomerCall<Answer> extends CustomerAddresses {
  readonly address: string;
  readonly request: CustomerRequest;
  /** Field of the body that has the token as well. */
  readonly bodyField: string | undefined;
  /** See `runtime/credentials`. */
  readonly accessToken: (rejected?: string) => Promise<string | null>;
  readonly send: (more: object) => Promise<Answer>;
}

/**
 * A call with the customer's token; once more with another one when the server refuses the first with 401.
 *
 * @returns rejects as `send` does, and as a call that was answered 401 when there is no token, or the address may not have it
 */
export function sendWithToken<Answer>(call: CustomerCall<Answer>): Promise<Answer> {
  const { address, request, bodyField, accessToken, send } = call;
  const sendBy = (rejected?: string): Promise<Answer> =>
    (isCustomerAddress(address, call) ? accessToken(rejected) : Promise.resolve(null)).then((token) => {
      if (!token || token === rejected) throw new NoCredentialError('There is no credential for this call');
      const sent = send(withToken(request, token, bodyField));
      return rejected === undefined
        ? sent.catch((error: unknown) => {
            if (isRefusal(error)) return sendBy(token);
            throw error;
          })
        : sent;
    });
  return sendBy();
}
