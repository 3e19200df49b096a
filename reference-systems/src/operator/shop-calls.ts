/** The public calls of the shop that these systems make, as a page of the shop does: with the cookies of the visitor. */
import * as v from 'valibot';
import type { Realm } from 'shared-domain/contracts/realm';
import { nationalNumber, type SessionUser } from 'shared-domain/identity';
import { isAuthenticatedSchema, sessionTokenSchema } from 'shared-domain/identity/io';
import { type Account, accountsSchema, type Offering, offeringsSchema } from 'shared-domain/subscription/io';
import type { OperatorConfig } from './config';
import { ShopUnavailable } from './order-api';

const TIMEOUT_MS = 10_000;

const cardsSchema = v.object({
  items: v.array(v.object({ sku: v.string(), brand: v.string(), name: v.string() })),
});

export type ShopCalls = ReturnType<typeof createShopCalls>;

export function createShopCalls({ shopApiUrl, shopOrigin }: Pick<OperatorConfig, 'shopApiUrl' | 'shopOrigin'>) {
  /** @returns null for 401 */
  async function call<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    { cookie = '', body }: { readonly cookie?: string | undefined; readonly body?: object } = {},
  ): Promise<v.InferOutput<Schema> | null> {
    const response = await fetch(`${shopApiUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, origin: shopOrigin, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new ShopUnavailable('The shop does not answer', { cause });
    });
    if (response.status === 401) return null;
    if (!response.ok) throw new ShopUnavailable(`${path} answered ${response.status}`);
    return v.parse(schema, await response.json());
  }

  return {
    /** The visitor's name and role; null: nobody is logged in. */
    async visitor(cookie: string | undefined) {
      const answer = await call('/shop/api/security/isauthenticated', isAuthenticatedSchema, { cookie });
      return answer?.isAuthenticated ? (answer.user ?? null) : null;
    },

    /** The customer of the session, with their accounts; null: nobody is logged in. */
    async customer(cookie: string | undefined): Promise<{
      readonly user: SessionUser;
      readonly phoneNumber: string;
      readonly accounts: readonly Account[];
    } | null> {
      const session = await call('/shop/api/security/session/token', sessionTokenSchema, { cookie, body: {} });
      if (!session) return null;
      const phoneNumber = nationalNumber(session.user.phoneNumber);
      const accounts = await call(`/api/accountdata/subscriptions/${phoneNumber}`, accountsSchema, {
        cookie,
        body: { token: session.accessToken },
      });
      return accounts && { user: session.user, phoneNumber, accounts };
    },

    async plans(realm: Realm): Promise<readonly Offering[]> {
      return (await call(`/api/view-models/subscriptions/${realm}`, offeringsSchema))?.subscriptions ?? [];
    },

    /** @returns undefined: it is not sold to them */
    async product(realm: Realm, sku: string) {
      if (!/^[\w.-]{1,60}$/.test(sku)) return undefined;
      const path = `/api/view-models/product-info-mini/${realm}?skus=${encodeURIComponent(sku)}`;
      return (await call(path, cardsSchema))?.items.find((card) => card.sku === sku);
    },
  };
}
