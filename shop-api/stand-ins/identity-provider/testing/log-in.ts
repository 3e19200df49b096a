import { createHash, randomBytes } from 'node:crypto';
import { DEMO_PASSWORD } from '../people';
import type { TestBrowser } from './browser';
import type { TestIdentity } from './start-test-identity';

export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
}

export const returnUriOf = ({ config }: TestIdentity): string => `${config.shopOrigin}/webshop-next/login-return/`;
export const silentUriOf = ({ config }: TestIdentity): string => `${config.shopOrigin}/webshop-next/login-silent/`;

/** An authorization request like the shop's, and its code verifier. */
export function authorizationOf(
  { issuer, config }: TestIdentity,
  redirectUri: string,
  more: Readonly<Record<string, string>> = {},
) {
  const verifier = randomBytes(32).toString('base64url');
  const parameters = {
    client_id: config.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile',
    state: 'state-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  };
  return { url: `${issuer}/auth?${new URLSearchParams(parameters)}`, verifier };
}

export async function redeem(
  { issuer, config }: TestIdentity,
  code: string,
  redirectUri: string,
  verifier: string,
): Promise<Response> {
  return fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { origin: config.shopOrigin },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: config.clientId,
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  });
}

/** Logs a person in, from the shop's request to the tokens. */
export async function logIn(identity: TestIdentity, browser: TestBrowser, username: string): Promise<Tokens> {
  const redirectUri = returnUriOf(identity);
  const { url, verifier } = authorizationOf(identity, redirectUri);
  const login = await browser.follow(url, redirectUri);
  const back = await browser.submit(login.url, redirectUri, { username, password: DEMO_PASSWORD });
  const code = new URL(back.url).searchParams.get('code') ?? '';
  return (await redeem(identity, code, redirectUri, verifier)).json() as Promise<Tokens>;
}

/** The provider's answer to a silent renewal (F2.10-2): `code`, or `error`. */
export async function renewSilently(identity: TestIdentity, browser: TestBrowser): Promise<URLSearchParams> {
  const { url } = await browser.follow(
    authorizationOf(identity, silentUriOf(identity), { prompt: 'none' }).url,
    silentUriOf(identity),
  );
  return new URL(url).searchParams;
}
