import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { readOrderReference } from 'shared-domain/cart/io';
import { CHECKOUT_PATHS, PATHS } from 'shared-domain/contracts/paths';
import type { Realm } from 'shared-domain/contracts/realm';
import { SHELL_COOKIES } from 'shared-domain/contracts/storage-keys';
import { plainPages } from 'shared-domain/servers/plain-page';
import type { OperatorConfig } from '../config';
import { FONT_PATH } from '../font';
import { addressOf, redirectTo, requireOwnOrigin } from '../http';
import { type OrderApi, readOrderRef } from '../order-api';
import type { OrderEvents } from '../order-events';
import type { ShopCalls } from '../shop-calls';
import { businessOrderOf, businessStartPage, startedOrder } from './business-start';
import {
  DELIVERIES,
  emptyPage,
  expiredPage,
  FAILED_PAYMENTS,
  FIELDS,
  type Notice,
  NOTICES,
  orderPage,
  receiptPage,
} from './checkout-pages';
import { numberChoicesOf, plansWithoutNumber } from './number-section';
import { texts } from './texts/nb';

const BUSINESS_ORDER_PATH = '/bedrift/kasse/bestilling/';

/** Addresses of the checkout (F2.9-2..4), of the device-agreement site's checkout (F2.9-6), and the same by realm. */
const PAGES: readonly { readonly path: string; readonly realm: Realm }[] = [
  { path: CHECKOUT_PATHS.B2C, realm: 'B2C' },
  { path: CHECKOUT_PATHS.B2B, realm: 'B2B' },
  { path: BUSINESS_ORDER_PATH, realm: 'B2B' },
  { path: '/shop/checkout/:id/', realm: 'UKKO' },
  { path: '/checkout/B2C/', realm: 'B2C' },
  { path: '/checkout/B2B/', realm: 'B2B' },
  { path: '/checkout/UKKO/', realm: 'UKKO' },
];

const buyerSchema = v.object({
  [FIELDS.email]: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email()),
  [FIELDS.delivery]: v.optional(v.picklist(DELIVERIES), 'home'),
});

const { name: PASS_COOKIE, maxAgeSeconds } = SHELL_COOKIES.checkoutPass;

interface Dependencies {
  readonly config: OperatorConfig;
  readonly orders: OrderApi;
  readonly shop: Pick<ShopCalls, 'plans' | 'product'>;
  readonly events: OrderEvents;
}

/**
 * The checkout (F1-13): shows the order of the cookie orderRef, or the one in an agreement's address, and marks it as paid, if it still is what was
 * shown. Plain HTML without script, with its own content security policy.
 */
export function registerCheckout(app: FastifyInstance, { config, orders, shop, events }: Dependencies): void {
  const send = plainPages(config.brand, PATHS.home, FONT_PATH);

  /** The pass lets the order be paid. */
  const keepPass = (reply: FastifyReply, pass: string): FastifyReply =>
    reply.setCookie(PASS_COOKIE, pass, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: config.shopOrigin.startsWith('https:'),
      maxAge: maxAgeSeconds,
    });

  for (const { path, realm } of PAGES) {
    app.get(path, async (request, reply) => {
      const asked = path === BUSINESS_ORDER_PATH ? businessOrderOf(request.query) : null;
      if (asked) return send(reply, texts.businessStart.title, businessStartPage(await startedOrder(shop, asked)));
      const orderRef = orderRefOf(request);
      const order = orderRef && (await orders.read(orderRef));
      if (!order)
        return orderRef && events.hasExpired(orderRef)
          ? send(reply, texts.expiredTitle, expiredPage(realm))
          : send(reply, texts.emptyTitle, emptyPage(realm));
      const { cart, version } = order;
      if (order.state === 'paid') return send(reply, texts.receiptTitle, receiptPage(cart, order.orderNumber));
      if (cart.cart.content.length === 0) return send(reply, texts.emptyTitle, emptyPage(realm));
      const place = await orders.enter(orderRef, { address: addressOf(request), cookie: request.headers.cookie });
      if (place === 'waits')
        return redirectTo(reply, `${prefixOf(request)}${PATHS.queue}?til=${encodeURIComponent(pathOf(request))}`);
      if (place.pass !== null) void keepPass(reply, place.pass);
      const page = {
        cart,
        shown: version,
        action: pathOf(request),
        choices: numberChoicesOf(request.query, plansWithoutNumber(cart).length),
        notice: noticeOf(request.query, NOTICES),
      };
      return send(reply, texts.title, orderPage(page));
    });

    app.post(path, async (request, reply) => {
      requireOwnOrigin(request, config);
      const orderRef = orderRefOf(request);
      const { [FIELDS.shown]: shown } = (request.body ?? {}) as { readonly [FIELDS.shown]?: string };
      const buyer = v.safeParse(buyerSchema, request.body);
      let outcome: Notice | null = noticeOf(request.body, FAILED_PAYMENTS);
      if (orderRef !== null && outcome === null) {
        // An order has a version, so what names none was not shown.
        if (!shown) outcome = 'endret';
        else if (!buyer.success) outcome = 'epost';
        else {
          const refused = await orders.reserve(orderRef, shown, request.cookies[PASS_COOKIE] ?? null);
          const { [FIELDS.email]: email, [FIELDS.delivery]: delivery } = buyer.output;
          if (refused === null) await orders.pay(orderRef, shown, `demo-${orderRef}`, { email, delivery });
          else if (refused === 'changed') outcome = 'endret';
        }
      }
      return redirectTo(reply, `${pathOf(request)}${outcome === null ? '' : `?utfall=${outcome}`}`);
    });
  }
}

/** How a payment is to end, or has ended; null: well. @param fields of a form or a query */
function noticeOf<Known extends Notice>(fields: unknown, known: readonly Known[]): Known | null {
  const { utfall } = (fields ?? {}) as { readonly utfall?: unknown };
  return known.find((each) => each === utfall) ?? null;
}

/** The requested path: a device agreement's checkout has its id in it. */
const pathOf = (request: FastifyRequest): string => `${prefixOf(request)}${request.url.split('?', 1)[0] ?? ''}`;

/** The prefix of a pre-production environment (F2.9-1), which the edge takes away: '/preprod2', else ''. */
function prefixOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const prefix = headers['x-forwarded-prefix'];
  return typeof prefix === 'string' && /^\/[\w-]{1,20}$/.test(prefix) ? prefix : '';
}

/** The order in the address of an agreement's checkout (F2.9-6), else the cookie's; null for what cannot be one. */
const orderRefOf = ({ params, headers }: Pick<FastifyRequest, 'params' | 'headers'>): string | null =>
  readOrderRef((params as { readonly id?: string }).id ?? readOrderReference(headers.cookie ?? '').orderRef);
