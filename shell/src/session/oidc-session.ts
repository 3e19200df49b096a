/** The adapter to oidc-client-ts. Tokens live in memory of this page alone; after a reload the provider is asked again, silently. */
import { InMemoryWebStorage, type User, type UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { PATHS } from 'shared-domain/contracts/paths';
import { isIgnoredLoginError, type SessionUser, toSessionUser } from 'shared-domain/identity';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { reportError } from 'shared-domain/runtime/error-report';
import { CheckedUserManager } from './checked-user-manager';

const SESSION = '/shop/api/security/session';

let manager: UserManager | undefined;

function userManager({ issuer, clientId, shopOrigin }: PublicConfig): UserManager {
  return (manager ??= new CheckedUserManager({
    authority: issuer,
    client_id: clientId,
    redirect_uri: shopOrigin + PATHS.loginReturn,
    post_logout_redirect_uri: shopOrigin + PATHS.loginReturn,
    silent_redirect_uri: shopOrigin + PATHS.loginSilent,
    response_type: 'code',
    scope: 'openid profile',
    automaticSilentRenew: true,
    revokeTokensOnSignout: true,
    loadUserInfo: true,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    // The page is left for the provider and loaded again: state and PKCE verifier have to survive it.
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
  }));
}

export const signIn = (config: PublicConfig): Promise<void> => userManager(config).signinRedirect();

/** Ends the session at the provider (F4.5-3) and in the shop. */
export async function signOut(config: PublicConfig): Promise<void> {
  const users = userManager(config);
  // What is left to do with the tokens is to revoke them.
  unwatchRenewals(users);
  const user = (await users.getUser()) ?? (await silentUser(users));
  await fetch(SESSION, { method: 'DELETE' }).catch(() => undefined);
  await users.signoutRedirect(user?.id_token ? { id_token_hint: user.id_token } : {});
}

/** Completes a login and opens the shop's own session (F7.5-1). @throws Error when the provider refuses */
export async function completeSignIn(config: PublicConfig): Promise<void> {
  const user = await userManager(config).signinRedirectCallback();
  const opened = await sendToken('POST', user);
  if (!opened.ok) throw new Error(`The shop's session was not opened: ${opened.status}`);
}

const sendToken = (method: 'POST' | 'PUT', { access_token: token }: User): Promise<Response> =>
  fetch(SESSION, { method, headers: { authorization: `Bearer ${token}` } });

/** The shop's session lasts as long as the provider confirms its token: each renewed one is handed over. */
async function keepSession(user: User): Promise<void> {
  try {
    const kept = await sendToken('PUT', user);
    if (!kept.ok) throw new Error(`The shop's session was not kept: ${kept.status}`);
  } catch (error) {
    reportError(error, { where: 'session renewal' });
  }
}
const reportRenewal = (error: Error): void => reportError(error, { where: 'silent renewal' });

function watchRenewals({ events }: UserManager): void {
  unwatchRenewals({ events });
  events.addUserLoaded(keepSession);
  events.addSilentRenewError(reportRenewal);
}

function unwatchRenewals({ events }: Pick<UserManager, 'events'>): void {
  events.removeUserLoaded(keepSession);
  events.removeSilentRenewError(reportRenewal);
}

/** @returns null when no one is logged in @throws Error for any other failure */
export async function currentUser(config: PublicConfig): Promise<SessionUser | null> {
  const users = userManager(config);
  watchRenewals(users);
  const known = await users.getUser();
  if (known && !known.expired) return toSessionUser(known.profile);
  if (known) await users.removeUser();
  const user = await silentUser(users);
  return user ? toSessionUser(user.profile) : null;
}

async function silentUser(users: UserManager): Promise<User | null> {
  try {
    return await users.signinSilent();
  } catch (error) {
    if (isIgnoredLoginError(error instanceof Error ? error.message : String(error))) return null;
    throw error;
  }
}

/** F2.10-2: runs inside the hidden iframe of a silent renewal. */
export const completeSilent = (config: PublicConfig): Promise<void> => userManager(config).signinSilentCallback();
