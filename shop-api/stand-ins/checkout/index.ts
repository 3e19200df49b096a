import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { cartAnswerSchema, readOrderReference } from 'shared-domain/cart/io';
import { CHECKOUT_PATHS, PATHS } from 'shared-domain/contracts/paths';
import type { Realm } from 'shared-domain/contracts/realm';
import { BUSINESS_ORDER_PATH, type CartService, readOrderRef, shownOf } from '../../src/cart';
import type { CatalogueDependencies } from '../../src/catalogue';
import { requireOwnOrigin } from '../../src/http/client';
import { plainPages } from '../../src/plain-page';
import { keepPass, passOf, roomClientReader, type WaitingRoom } from '../../src/waiting-room';
import { businessOrderOf, businessStartPage, startedOrder } from './business-start';
import { emptyPage, FAILED_PAYMENTS, type Notice, NOTICES, orderPage, receiptPage } from './checkout-pages';
import { numberChoicesOf, plansWithoutNumber } from './number-section';
import { texts } from './texts/nb';

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

/**
 * Imitates the operator's checkout (F1-13): shows the order of the cookie orderRef, or the one in an agreement's address,
 * and can mark it as paid, if it still is what was shown. Plain HTML without script, with its own content security policy.
 */
export function registerCheckout(
  app: FastifyInstance,
  cart: CartService,
  room: WaitingRoom,
  dependencies: CatalogueDependencies,
): void {
  const { config, catalogue } = dependencies;
  const send = plainPages(config.brand, PATHS.home);
  const clientOf = roomClientReader(dependencies);
  const isSecure = config.shopOrigin.startsWith('https:');

  for (const { path, realm } of PAGES) {
    app.get(path, async (request, reply) => {
      const asked = path === BUSINESS_ORDER_PATH ? businessOrderOf(request.query) : null;
      if (asked)
        return send(reply, texts.businessStart.title, businessStartPage(startedOrder(await catalogue.read(), asked)));
      const kept = await cart.get(orderRefOf(request), realm);
      const answer = v.parse(cartAnswerSchema, kept);
      if (answer.hasPaid) return send(reply, texts.receiptTitle, receiptPage(answer));
      if (answer.cart.content.length === 0) return send(reply, texts.emptyTitle, emptyPage(realm));
      if (answer.orderRef !== null) {
        const standing = await room.enter(answer.orderRef, await clientOf(request));
        if (standing.kind !== 'admitted')
          return reply
            .header('cache-control', 'no-store')
            .redirect(`${prefixOf(request)}${PATHS.queue}?til=${encodeURIComponent(pathOf(request))}`, 303);
        keepPass(reply, standing.pass, isSecure);
      }
      const page = {
        cart: answer,
        shown: shownOf(kept),
        action: pathOf(request),
        choices: numberChoicesOf(request.query, plansWithoutNumber(answer).length),
        notice: noticeOf(request.query, NOTICES),
      };
      return send(reply, texts.title, orderPage(page));
    });

    app.post(path, async (request, reply) => {
      requireOwnOrigin(request, config);
      const orderRef = orderRefOf(request);
      const { vist: shown = '' } = (request.body ?? {}) as { readonly vist?: string };
      let outcome: Notice | null = noticeOf(request.body, FAILED_PAYMENTS);
      if (orderRef !== null && outcome === null) {
        const reserved = await cart.payment.reserve(orderRef, {
          shown,
          until: new Date(dependencies.clock() + 60_000),
          mayPay: () => room.spend(orderRef, passOf(request)),
        });
        if (reserved.ok) await cart.payment.pay(orderRef, { shown, reference: `demo-${orderRef}` });
        else if (reserved.failure === 'changed') outcome = 'endret';
      }
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${pathOf(request)}${outcome === null ? '' : `?utfall=${outcome}`}`, 303);
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

/** The order in the address of an agreement's checkout (F2.9-6), else the cookie's. */
const orderRefOf = ({ params, headers }: Pick<FastifyRequest, 'params' | 'headers'>): string | null =>
  readOrderRef(
    (params as { readonly id?: string }).id ?? readOrderReference(headers.cookie ?? '').orderRef ?? undefined,
  );
