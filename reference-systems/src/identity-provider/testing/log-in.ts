import { createHash, randomBytes } from 'node:crypto';
import { DEMO_PASSWORD } from '../people';
import type { TestIdentity } from './start-test-identity';

/** A minimal browser for logins: stores cookies by path and exposes every redirect. */
export class TestBrowser {
  readonly #cookies = new Map<string, { readonly value: string; readonly path: string }>();

  /** The Set-Cookie lines received so far. */
  readonly received: string[] = [];

  /** The value of a cookie it has. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name)?.value;
  }

  /** Plants a cookie, as who shares its domain could. */
  plant(name: string, value: string): void {
    this.#cookies.set(name, { value, path: '/' });
  }

  async open(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookies = this.#cookiesFor(new URL(url).pathname);
    if (cookies) headers.set('cookie', cookies);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Follows redirects until a final answer or an address that begins with `stopAt`; returns either. */
  async follow(
    url: string,
    stopAt: string,
    init?: RequestInit,
  ): Promise<{ readonly response: Response; readonly url: string }> {
    let response = await this.open(url, init);
    let at = url;
    for (let hops = 0; hops < 10; hops += 1) {
      const location = response.headers.get('location');
      if (!location) return { response, url: at };
      at = new URL(location, at).href;
      if (at.startsWith(stopAt)) return { response, url: at };
      response = await this.open(at);
    }
    throw new Error('Too many redirects');
  }

  submit(
    url: string,
    stopAt: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<{ readonly response: Response; readonly url: string }> {
    return this.follow(url, stopAt, { method: 'POST', body: new URLSearchParams(fields) });
  }

  #cookiesFor(pathname: string): string {
    return [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  #keep(line: string): void {
    this.received.push(line);
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const path = attributes.find((each) => each.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
    const expires = attributes.find((each) => each.toLowerCase().startsWith('expires='))?.slice(8);
    if (value === '' || (expires && Date.parse(expires) < Date.now())) this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path });
  }
}

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
