/**
 * Sign-in for the team's pages at `/_shop/…`: basic authentication with any user name and ADMIN_PASSWORD. It sets a signed cookie, which
 * identifies the team on all pages of the shop.
 */
import { hkdfSync } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellEnv } from '../settings/env';
import { createSigner, isSameSecret, type Signer } from './signed-value';

/** Only for the team, never set for shoppers. Lasts one working day. */
export const TEAM_COOKIE = { name: 'shop-team', maxAgeSeconds: 28_800 } as const;

/** Wrong passwords per minute from all clients together: too few to guess 16 characters. */
const MAX_FAILURES = 30;
const WINDOW_MS = 60_000;

export interface TeamLogin extends Signer {
  /** Whether the request has the cookie of an earlier sign-in. */
  isMember(request: Pick<FastifyRequest, 'cookies'>): boolean;
  /**
   * For pages of the team: asks for the password unless the request has it or the cookie. A correct password sets the cookie.
   *
   * @returns false when the reply has been sent
   */
  admit(request: Pick<FastifyRequest, 'headers' | 'cookies'>, reply: FastifyReply): boolean;
  /** Options of all cookies of the team. */
  readonly cookieOptions: Readonly<{ path: '/'; httpOnly: true; sameSite: 'lax'; secure: boolean }>;
}

interface Settings extends Pick<ShellEnv, 'adminPassword' | 'edgeKey'> {
  readonly publicConfig: Pick<ShellEnv['publicConfig'], 'shopOrigin'>;
}

/**
 * @param now milliseconds since the epoch
 * @returns undefined without ADMIN_PASSWORD: then the team's pages are off
 */
export function createTeamLogin(
  { adminPassword, edgeKey, publicConfig }: Settings,
  now: () => number = Date.now,
): TeamLogin | undefined {
  if (adminPassword === undefined) return undefined;
  // All shells share both secrets, so they accept each other's cookies. A new password invalidates all cookies.
  const key = Buffer.from(hkdfSync('sha256', adminPassword, edgeKey, 'cookies of the team', 32));
  const failures = countWithin(WINDOW_MS, now);

  const login: TeamLogin = {
    ...createSigner(key),
    cookieOptions: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: publicConfig.shopOrigin.startsWith('https:'),
    },
    isMember: hasCookie,
    admit(request, reply) {
      if (hasCookie(request)) return true;
      if (failures.count() >= MAX_FAILURES) {
        void refuse(
          reply.header('retry-after', WINDOW_MS / 1000),
          429,
          'Too many wrong passwords. Try again in a minute.',
        );
        return false;
      }
      if (hasPassword(request)) {
        const until = now() + TEAM_COOKIE.maxAgeSeconds * 1000;
        void reply.setCookie(TEAM_COOKIE.name, login.sign(`${PURPOSE}${until}`), {
          ...login.cookieOptions,
          maxAge: TEAM_COOKIE.maxAgeSeconds,
        });
        return true;
      }
      if (request.headers.authorization !== undefined) failures.add();
      void refuse(
        reply.header('www-authenticate', 'Basic realm="The team of the shop", charset="UTF-8"'),
        401,
        'This page needs the password of the team.',
      );
      return false;
    },
  };

  function hasCookie({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean {
    const value = login.verify(cookies[TEAM_COOKIE.name]);
    return value?.startsWith(PURPOSE) === true && Number(value.slice(PURPOSE.length)) > now();
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

/** Counts events within a sliding window. */
function countWithin(windowMs: number, now: () => number) {
  let times: number[] = [];
  return {
    count: () => (times = times.filter((at) => at > now() - windowMs)).length,
    add: () => void times.push(now()),
  };
}
