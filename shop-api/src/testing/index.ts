import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { cartAnswerSchema, type CartAnswerWire } from 'shared-domain/cart/io';
import { toSessionUser } from 'shared-domain/identity';
import { asSent } from 'shared-domain/testing/index';
import { claimsOf, findPerson } from '../../../reference-systems/src/identity-provider/people';
import {
  logIn,
  startTestIdentity,
  TestBrowser,
  type TestIdentity,
  type Tokens,
} from '../../../reference-systems/src/identity-provider/testing';
import type { Database } from '../database';
import { SESSION_COOKIE } from '../http/client';
import { createSessionStore } from '../session/session-store';
import { createTestApp, ORDER_CLIENT, TEST_NOW_MS, type TestApp } from './create-test-app';

export { connectFetch, type TestClient } from './connect-fetch';
export { createTestApp, ORDER_CLIENT, TEST_NOW_MS, type TestApp } from './create-test-app';

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

/** A call of the order API, as the operator's systems make it. @param path below /orders/ */
export const callOrderApi = (
  app: FastifyInstance,
  method: 'GET' | 'PUT',
  path: string,
  payload?: object,
): Promise<LightMyRequestResponse> => {
  const credentials = Buffer.from(`${ORDER_CLIENT.name}:${ORDER_CLIENT.secret}`).toString('base64');
  const headers = { authorization: `Basic ${credentials}` };
  return app.inject({ method, url: `/orders/${path}`, headers, ...(payload && { payload }) });
};

interface Answer {
  json(): unknown;
}

const problemSchema = v.looseObject({
  status: v.number(),
  title: v.string(),
  detail: v.string(),
  errors: v.array(v.object({ pointer: v.string(), detail: v.string() })),
});

/** The body of an answer as a problem document. @throws when it is none */
export const problemOf = (answer: Answer): v.InferOutput<typeof problemSchema> => v.parse(problemSchema, answer.json());

/** The body of an answer as a cart, amounts in NOK. @throws when it is none */
export const cartOf = (answer: Answer): CartAnswerWire => asSent(cartAnswerSchema, answer.json());

/** The Cookie header of a person's session, opened without a provider. @param at milliseconds since the epoch */
export async function sessionOf(database: Database, username: string, at = TEST_NOW_MS): Promise<string> {
  const person = findPerson(username);
  if (!person) throw new Error(`There is no customer ${username}`);
  const tokens = { accessToken: 'a-token', refreshToken: null, idToken: null, expiresAtMs: null };
  return `${SESSION_COOKIE}=${await createSessionStore(database, () => at).open(username, toSessionUser(claimsOf(person)), tokens)}`;
}

export interface ShopWithLogin {
  readonly identity: TestIdentity;
  readonly shop: TestApp;
  close(): Promise<void>;
}

/** The API with a running identity provider. Close it after the tests. @param settings of the provider */
export async function startShopWithLogin(
  settings: Parameters<typeof startTestIdentity>[0] = {},
): Promise<ShopWithLogin> {
  const identity = await startTestIdentity(settings);
  const shop = await createTestApp({ env: { OIDC_ISSUER: identity.issuer } });
  return {
    identity,
    shop,
    close: async () => {
      await shop.close();
      await identity.close();
    },
  };
}
