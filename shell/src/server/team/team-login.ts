/**
 * Sign-in for the team's pages at `/_shop/…`: basic authentication with any user name and ADMIN_PASSWORD. It sets a signed cookie, which
 * identifies the team on all pages of the shop.
 */
import { hkdfSync } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from 'shared-domain/contracts/client-network';
import type { ShellEnv } from '../settings/env';
import { type PasswordTries, type TeamClient, TRIES_WINDOW_MS } from './password-tries';
import { createSigner, isSameSecret, type Signer } from './signed-value';

/**
 * Only for the team, never set for shoppers. It opens the pages for one working day; for another three months it only says that this browser
 * has signed in before.
 */
export const TEAM_COOKIE = { name: 'shop-team', maxAgeSeconds: 7_776_000 } as const;
const SIGNED_IN_MS = 28_800_000;

type TeamRequest = Pick<FastifyRequest, 'headers' | 'cookies' | 'ip'>;

export interface TeamLogin extends Signer {
  /** Whether the request has the cookie of an earlier sign-in. */
  isMember(request: Pick<FastifyRequest, 'cookies'>): boolean;
  /**
   * For pages of the team: asks for the password unless the request has it or the cookie. A correct password sets the cookie.
   *
   * @returns false when the reply has been sent
   */
  admit(request: TeamRequest, reply: FastifyReply): boolean;
  /** By whom the passwords of a request are counted. */
  clientOf(request: Pick<FastifyRequest, 'cookies' | 'ip'>): TeamClient;
  /** Options of all cookies of the team. */
  readonly cookieOptions: Readonly<{ path: '/'; httpOnly: true; sameSite: 'lax'; secure: boolean }>;
}

interface Settings extends Pick<ShellEnv, 'adminPassword' | 'edgeKey'> {
  readonly publicConfig: Pick<ShellEnv['publicConfig'], 'shopOrigin'>;
}

/**
 * @param tries shared by all doors
 * @param now milliseconds since the epoch
 * @returns undefined without ADMIN_PASSWORD: then the team's pages are off
 */
export function createTeamLogin(
  { adminPassword, edgeKey, publicConfig }: Settings,
  tries: PasswordTries,
  now: () => number = Date.now,
): TeamLogin | undefined {
  if (adminPassword === undefined) return undefined;
  // All shells share both secrets, so they accept each other's cookies. A new password invalidates all cookies.
  const key = Buffer.from(hkdfSync('sha256', adminPassword, edgeKey, 'cookies of the team', 32));

  const login: TeamLogin = {
    ...createSigner(key),
    cookieOptions: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: publicConfig.shopOrigin.startsWith('https:'),
    },
    isMember: hasCookie,
    clientOf({ cookies, ip }) {
      const value = cookies[TEAM_COOKIE.name] ?? '';
      const isKnown = signedInUntil(value) !== undefined;
      return { name: isKnown ? value : clientNetwork(ip), isKnown };
    },
    admit(request, reply) {
      if (hasCookie(request)) return true;
      if (request.headers.authorization === undefined) return ask(reply);
      const takeBack = tries.begin(login.clientOf(request));
      if (!takeBack) {
        void refuseTry(reply);
        return false;
      }
      if (!hasPassword(request)) return ask(reply);
      takeBack();
      void reply.setCookie(TEAM_COOKIE.name, login.sign(`${PURPOSE}${now() + SIGNED_IN_MS}`), {
        ...login.cookieOptions,
        maxAge: TEAM_COOKIE.maxAgeSeconds,
      });
      return true;
    },
  };

  function ask(reply: FastifyReply): false {
    void refuse(
      reply.header('www-authenticate', 'Basic realm="The team of the shop", charset="UTF-8"'),
      401,
      'This page needs the password of the team.',
    );
    return false;
  }

  function signedInUntil(cookie: string | undefined): number | undefined {
    const value = login.verify(cookie);
    return value?.startsWith(PURPOSE) ? Number(value.slice(PURPOSE.length)) : undefined;
  }

  function hasCookie({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean {
    return (signedInUntil(cookies[TEAM_COOKIE.name]) ?? 0) > now();
  }

  function hasPassword({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
    const [, encoded = ''] = /^Basic ([\w+/=]{1,500})$/i.exec(headers.authorization ?? '') ?? [];
    const given = Buffer.from(encoded, 'base64').toString('utf8');
    return given.includes(':') && isSameSecret(given.slice(given.indexOf(':') + 1), adminPassword ?? '');
  }

  return login;
}

/** Prefix of the signed value: other signed cookies are not accepted as a sign-in. */
const PURPOSE = 'team until ';

const refuse = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text);

/** Answers a try that is one too many. */
export const refuseTry = (reply: FastifyReply): FastifyReply =>
  refuse(reply.header('retry-after', TRIES_WINDOW_MS / 1000), 429, 'Too many wrong passwords. Try again in a minute.');
