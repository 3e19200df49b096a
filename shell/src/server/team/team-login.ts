/**
 * The sign-in of the team that runs the shop, for its own pages at `/_shop/…`: basic authentication, any user name, ADMIN_PASSWORD. A
 * page that was opened so sets a signed cookie, by which the team is known on the shop's own pages, too.
 */
import { hkdfSync } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellEnv } from '../settings/env';
import { createSigner, isSameSecret, type Signer } from './signed-value';

/** For the team alone: no shopper ever gets it. One working day. */
export const TEAM_COOKIE = { name: 'shop-team', maxAgeSeconds: 28_800 } as const;

/** Wrong passwords a minute, of all clients together: a password of 16 characters is not guessed at that speed. */
const MAX_FAILURES = 30;
const WINDOW_MS = 60_000;

export interface TeamLogin extends Signer {
  /** By the cookie of an earlier sign-in. */
  isMember(request: Pick<FastifyRequest, 'cookies'>): boolean;
  /**
   * For pages of the team: asks for the password unless the request brings it or the cookie. Who brings the password gets the cookie.
   *
   * @returns false when the reply has been sent
   */
  admit(request: Pick<FastifyRequest, 'headers' | 'cookies'>, reply: FastifyReply): boolean;
  /** How cookies of the team are set. */
  readonly cookieOptions: Readonly<{ path: '/'; httpOnly: true; sameSite: 'lax'; secure: boolean }>;
}

interface Settings extends Pick<ShellEnv, 'adminPassword' | 'edgeKey'> {
  readonly publicConfig: Pick<ShellEnv['publicConfig'], 'shopOrigin'>;
}

/**
 * @param now milliseconds since the epoch
 * @returns undefined without ADMIN_PASSWORD: then there are no pages for the team
 */
export function createTeamLogin(
  { adminPassword, edgeKey, publicConfig }: Settings,
  now: () => number = Date.now,
): TeamLogin | undefined {
  if (adminPassword === undefined) return undefined;
  // Every shell of the shop has both, so each believes the others' cookies; another password ends all of them.
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
        'The password of the team is needed.',
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

/** Another value that is signed is no sign-in. */
const PURPOSE = 'team until ';

const refuse = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text);

/** How often something happened in the last while. */
function countWithin(windowMs: number, now: () => number) {
  let times: number[] = [];
  return {
    count: () => (times = times.filter((at) => at > now() - windowMs)).length,
    add: () => void times.push(now()),
  };
}
