/**
 * The capability «accounts»: a session for each login, opened by an access token that the identity provider vouches for. This operator knows its
 * customers by what the provider says of them; nobody has a subscription yet.
 */
import { randomBytes } from 'node:crypto';

export const SESSION_COOKIE = 'shop-session';
const SESSION_SECONDS = 8 * 60 * 60;

interface User {
  readonly name: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly phoneNumber: string;
  readonly isRetailer: boolean;
}

interface Session {
  readonly user: User;
  readonly subject: string;
  readonly accessToken: string;
  readonly idToken: string | null;
  readonly endsAtMs: number;
}

/** @param issuer of the provider, whose userinfo endpoint says whose a token is */
export function openSessions(issuer: string, clock: () => number) {
  const sessions = new Map<string, Session>();
  let endpoint: Promise<string> | undefined;
  const userinfo = () =>
    (endpoint ??= fetch(`${issuer}/.well-known/openid-configuration`)
      .then((answer) => answer.json())
      .then((found) => (found as { readonly userinfo_endpoint: string }).userinfo_endpoint));

  async function claimsOf(accessToken: string): Promise<Readonly<Record<string, unknown>> | null> {
    const answer = await fetch(await userinfo(), { headers: { authorization: `Bearer ${accessToken}` } });
    return answer.ok ? ((await answer.json()) as Readonly<Record<string, unknown>>) : null;
  }

  const find = (cookie: string | undefined) => {
    const session = cookie === undefined ? undefined : sessions.get(cookie);
    return session && session.endsAtMs > clock() ? session : undefined;
  };
  const cookieOf = (value: string, seconds: number) =>
    `${SESSION_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;

  return {
    find,
    /** @returns the Set-Cookie header; null: the provider does not know the token */
    async open(accessToken: string, idToken: string | null): Promise<string | null> {
      const claims = await claimsOf(accessToken);
      if (!claims) return null;
      const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
      const user = {
        name: text('name'),
        givenName: text('given_name'),
        familyName: text('family_name'),
        phoneNumber: text('phone_number'),
        isRetailer: false,
      };
      const id = randomBytes(24).toString('base64url');
      sessions.set(id, {
        user,
        subject: text('sub'),
        accessToken,
        idToken,
        endsAtMs: clock() + SESSION_SECONDS * 1000,
      });
      return cookieOf(id, SESSION_SECONDS);
    },
    close(cookie: string | undefined) {
      const session = find(cookie);
      if (cookie !== undefined) sessions.delete(cookie);
      return { setCookie: cookieOf('', 0), idToken: session?.idToken ?? null };
    },
  };
}

export type Sessions = ReturnType<typeof openSessions>;
