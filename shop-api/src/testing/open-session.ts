import { logIn, TestBrowser, type Tokens } from '../../stand-ins/identity-provider/testing';
import type { ShopWithLogin } from './start-shop-with-login';

export interface OpenedSession {
  /** The session's cookie, as a Cookie header. */
  readonly cookie: string;
  readonly tokens: Tokens;
}

/** Logs a person in at the provider and opens the shop's session, as the shop's login page does. */
export async function openSession(
  { identity, shop }: Pick<ShopWithLogin, 'identity' | 'shop'>,
  username: string,
): Promise<OpenedSession> {
  const tokens = await logIn(identity, new TestBrowser(), username);
  const opened = await shop.app.inject({
    method: 'POST',
    url: '/shop/api/security/session',
    headers: { origin: identity.config.shopOrigin, authorization: `Bearer ${tokens.access_token}` },
    payload: { refreshToken: tokens.refresh_token, idToken: tokens.id_token },
  });
  const [cookie] = opened.cookies;
  return { cookie: `${cookie?.name}=${cookie?.value}`, tokens };
}
