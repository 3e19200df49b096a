/** The adapter to oidc-client-ts: login, return, sign-out. Its tokens go to the shop's session at once; no page keeps them. */
import { InMemoryWebStorage, type User, type UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { PATHS } from 'shared-domain/contracts/paths';
import { tabStorage } from 'shared-domain/device/tab-storage';
import { isIgnoredLoginError } from 'shared-domain/identity';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { withTimeLimit } from 'shared-domain/runtime/time-limit';
import { CheckedUserManager } from './checked-user-manager';

const SESSION = '/shop/api/security/session';
const CODE_EXCHANGE = '/shop/api/security/code';
/** A longer address is refused by some servers. Without the hint the provider asks whoever logs out. */
const MAX_HINT_LENGTH = 4_000;
/** The shop asks the provider about the token. */
const SESSION_LIMIT_MS = 10_000;

let manager: UserManager | undefined;

function userManager({ issuer, clientId, shopOrigin, login }: PublicConfig): UserManager {
  return (manager ??= new CheckedUserManager({
    authority: issuer,
    client_id: clientId,
    redirect_uri: shopOrigin + PATHS.loginReturn,
    post_logout_redirect_uri: shopOrigin + PATHS.loginReturn,
    silent_redirect_uri: shopOrigin + PATHS.loginSilent,
    response_type: 'code',
    scope: login?.scope ?? 'openid profile',
    ...(login?.audience && { extraQueryParams: { audience: login.audience } }),
    ...(login?.isConfidential && { metadataSeed: { token_endpoint: shopOrigin + CODE_EXCHANGE } }),
    // The session renews and revokes (F7.5-3).
    automaticSilentRenew: false,
    requestTimeoutInSeconds: 8,
    silentRequestTimeoutInSeconds: 8,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    // The page is left for the provider and loaded again: state and PKCE verifier have to survive it.
    stateStore: new WebStorageStateStore({ store: tabStorage() }),
  }));
}

export const signIn = (config: PublicConfig): Promise<void> => userManager(config).signinRedirect();

/**
 * Ends the shop's session and revokes its tokens (F4.5-3, F7.5-3).
 *
 * @returns what names the session at the provider's sign-out @throws Error when the session may still be there
 */
export async function signOutOfShop(): Promise<string | null> {
  const ended = await callSession('DELETE');
  if (!ended.ok) throw new Error(`The shop's session was not ended: ${ended.status}`);
  const { idToken } = (await ended.json()) as { readonly idToken?: unknown };
  return typeof idToken === 'string' ? idToken : null;
}

/**
 * Leaves for the provider's sign-out. Its hint is the one token that an address holds: it names a session and opens nothing.
 *
 * @returns false when the provider has none
 */
export async function signOutOfProvider(config: PublicConfig, idToken: string | null): Promise<boolean> {
  const users = userManager(config);
  if (!(await users.metadataService.getEndSessionEndpoint())) return false;
  await users.signoutRedirect(idToken === null || idToken.length > MAX_HINT_LENGTH ? {} : { id_token_hint: idToken });
  return true;
}

/** Completes a login and opens the shop's own session (F7.5-1). @throws Error when the provider refuses */
export async function completeSignIn(config: PublicConfig): Promise<void> {
  const user = await userManager(config).signinRedirectCallback();
  const opened = await handOver('POST', user);
  if (!opened.ok) throw new Error(`The shop's session was not opened: ${opened.status}`);
}

/** Hands the tokens to the shop's session, which keeps them for the page (ADR 22). */
function handOver(method: 'POST' | 'PUT', user: User): Promise<Response> {
  const { access_token: token, refresh_token: refreshToken, id_token: idToken, expires_in: left } = user;
  const expiresInSeconds = left === undefined ? undefined : Math.max(0, left);
  return callSession(method, { authorization: `Bearer ${token}` }, { refreshToken, idToken, expiresInSeconds });
}

const callSession = (
  method: string,
  headers: Readonly<Record<string, string>> = {},
  body?: object,
): Promise<Response> =>
  withTimeLimit({ limitMs: SESSION_LIMIT_MS, message: 'The session did not answer' }, (signal) =>
    fetch(SESSION, {
      method,
      signal,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );

/**
 * F2.10-2: asks the provider in a hidden frame for a new token, and hands it to the session. For providers that give no refresh tokens; needs
 * the provider's cookie in a frame of the shop.
 *
 * @returns false when the provider knows no one (F4.5-2, F8-19) @throws Error for any other failure
 */
export async function renewSilently(config: PublicConfig): Promise<boolean> {
  const users = userManager(config);
  try {
    const user = await users.signinSilent();
    if (!user) return false;
    const kept = await handOver('PUT', user);
    if (!kept.ok) throw new Error(`The shop's session was not kept: ${kept.status}`);
    return true;
  } catch (error) {
    if (isIgnoredLoginError(error instanceof Error ? error.message : String(error))) return false;
    throw error;
  } finally {
    await users.removeUser();
  }
}

/** F2.10-2: runs inside the hidden iframe of a silent renewal. */
export const completeSilent = (config: PublicConfig): Promise<void> => userManager(config).signinSilentCallback();
