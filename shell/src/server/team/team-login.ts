/**
 * Sign-in for the team's pages: by the operator's identity provider, where one is set, and by basic authentication with ADMIN_PASSWORD. Both set
 * a signed cookie, which identifies the member on all pages of the shop.
 */
import { hkdfSync } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from 'shared-domain/contracts/client-network';
import { PATHS } from 'shared-domain/contracts/paths';
import type { ShellEnv } from '../settings/env';
import { type PasswordTries, type TeamClient, TRIES_WINDOW_MS } from './password-tries';
import { createSigner, isSameSecret, type Signer } from './signed-value';

/**
 * Only for the team, never set for shoppers. It opens the pages for one working day; for another three months it only says that this browser
 * has signed in before.
 */
export const TEAM_COOKIE = { name: 'shop-team', maxAgeSeconds: 7_776_000 } as const;
const SIGNED_IN_MS = 28_800_000;

type TeamRequest = Pick<FastifyRequest, 'headers' | 'cookies' | 'ip' | 'method' | 'url'>;

export interface TeamLogin extends Signer {
  /** The member's name, by the cookie of an earlier sign-in; undefined: none of the team. With a password it is the name that was typed. */
  memberOf(request: Pick<FastifyRequest, 'cookies'>): string | undefined;
  /**
   * For pages of the team: asks for a sign-in unless the request has the cookie or the password, which sets the cookie.
   *
   * @returns the member's name; undefined when the reply has been sent
   */
  admit(request: TeamRequest, reply: FastifyReply): string | undefined;
  /** Sets the cookie. */
  signIn(reply: FastifyReply, name: string): void;
  /** Options of all cookies of the team. */
  readonly cookieOptions: Readonly<{ path: '/'; httpOnly: true; sameSite: 'lax'; secure: boolean }>;
}

interface Settings extends Pick<ShellEnv, 'adminPassword' | 'teamProvider' | 'edgeKey'> {
  readonly publicConfig: Pick<ShellEnv['publicConfig'], 'shopOrigin'>;
}

/**
 * @param now milliseconds since the epoch
 * @returns undefined without a provider and ADMIN_PASSWORD: then the team's pages are off
 */
export function createTeamLogin(
  { adminPassword, teamProvider, edgeKey, publicConfig }: Settings,
  tries: PasswordTries,
  now: () => number = Date.now,
): TeamLogin | undefined {
  const secrets = [teamProvider?.clientSecret, adminPassword].filter((secret) => secret !== undefined);
  if (secrets.length === 0) return undefined;
  // All shells share the secrets, so they accept each other's cookies. A new one invalidates all cookies.
  const key = Buffer.from(hkdfSync('sha256', secrets.join(' '), edgeKey, 'cookies of the team', 32));

  const login: TeamLogin = {
    ...createSigner(key),
    cookieOptions: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: publicConfig.shopOrigin.startsWith('https:'),
    },
    memberOf({ cookies }) {
      const signedIn = signedInBy(cookies[TEAM_COOKIE.name]);
      return signedIn && signedIn.until > now() ? signedIn.name : undefined;
    },
    admit(request, reply) {
      const member = login.memberOf(request);
      if (member !== undefined) return member;
      const given = adminPassword === undefined ? undefined : basicCredentials(request);
      if (given === undefined || adminPassword === undefined) return ask(request, reply);
      const takeBack = tries.begin(clientOf(request));
      if (!takeBack) {
        void refuse(
          reply.header('retry-after', TRIES_WINDOW_MS / 1000),
          429,
          'Too many wrong passwords. Try again in a minute.',
        );
        return undefined;
      }
      if (!isSameSecret(given.password, adminPassword)) return ask(request, reply);
      takeBack();
      login.signIn(reply, given.name);
      return given.name;
    },
    signIn(reply, name) {
      void reply.setCookie(TEAM_COOKIE.name, login.sign(`${PURPOSE}${now() + SIGNED_IN_MS} ${name}`), {
        ...login.cookieOptions,
        maxAge: TEAM_COOKIE.maxAgeSeconds,
      });
    },
  };

  function ask({ method, headers, url }: TeamRequest, reply: FastifyReply): undefined {
    const isPage = method === 'GET' && headers.accept?.includes('text/html') === true;
    if (teamProvider && isPage) {
      const question = new URLSearchParams({ til: url }).toString();
      void reply.header('cache-control', 'no-store').redirect(`${PATHS.teamSignIn}?${question}`, 303);
      return undefined;
    }
    if (adminPassword !== undefined)
      void reply.header('www-authenticate', 'Basic realm="The team of the shop", charset="UTF-8"');
    void refuse(reply, 401, 'This page is for the team of the shop: sign in first.');
    return undefined;
  }

  /** By whom wrong passwords are counted. */
  function clientOf({ cookies, ip }: TeamRequest): TeamClient {
    const value = cookies[TEAM_COOKIE.name] ?? '';
    const isKnown = signedInBy(value) !== undefined;
    return { name: isKnown ? value : clientNetwork(ip), isKnown };
  }

  function signedInBy(cookie: string | undefined): { readonly until: number; readonly name: string } | undefined {
    const [, until, name = ''] = SIGNED_IN.exec(login.verify(cookie) ?? '') ?? [];
    return until === undefined ? undefined : { until: Number(until), name };
  }

  return login;
}

/** Prefix of the signed value: other signed cookies are not accepted as a sign-in. */
const PURPOSE = 'team until ';
const SIGNED_IN = new RegExp(`^${PURPOSE}(\\d+) (.*)$`, 's');

/** @returns undefined when the request does not try a password */
function basicCredentials({
  headers,
}: Pick<FastifyRequest, 'headers'>): { readonly name: string; readonly password: string } | undefined {
  if (headers.authorization === undefined) return undefined;
  const [, encoded = ''] = /^Basic ([\w+/=]{1,500})$/i.exec(headers.authorization) ?? [];
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = given.indexOf(':');
  return colon === -1
    ? { name: '', password: '' }
    : { name: given.slice(0, colon) || 'team', password: given.slice(colon + 1) };
}

const refuse = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text);
