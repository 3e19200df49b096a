/** Who may act for the logged-in customer: the shell's session, the only holder of access tokens, registers itself here. */
import type { CustomerRequest } from 'shared-domain/contracts/customer-call';
import { getConfig } from 'shared-domain/runtime/config';
import { isBrowser, singleton } from 'shared-domain/runtime/singleton';

export interface CredentialSource {
  /**
   * A valid access token, renewed when needed; null when no one is logged in or none can be had.
   *
   * @param rejected a token that a server has just refused, so that another one is needed
   */
  readonly accessToken: (rejected?: string) => Promise<string | null>;
}

const current = singleton<{ source: CredentialSource | null }>('shop.credentials@1', () => ({ source: null }));

/** For the shell's session. Until it is called, and in a server process, no call has a credential. */
export function setCredentialSource(source: CredentialSource | null): void {
  current.source = source;
}

/** For `runtime/http`: a call of the logged-in customer (`contracts/customer-call`). @param send with what the token adds to the request */
export async function sendForCustomer<Answer>(
  address: string,
  request: CustomerRequest,
  bodyField: string | undefined,
  send: (more: object) => Promise<Answer>,
): Promise<Answer> {
  const { sendWithToken } = await import(/* webpackChunkName: 'calls' */ 'shared-domain/contracts/customer-call');
  const { customerCalls: allowed = [], shopOrigin } = getConfig();
  const pageOrigin = isBrowser() ? window.location.origin : shopOrigin;
  const accessToken = async (rejected?: string) => (await current.source?.accessToken(rejected)) ?? null;
  return sendWithToken({ address, request, bodyField, send, allowed, shopOrigin, pageOrigin, accessToken });
}
