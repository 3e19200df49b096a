import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { cartAnswerSchema } from 'shared-domain/cart/io';
import { CHECKOUT_PATHS, PATHS } from 'shared-domain/contracts/paths';
import type { Realm } from 'shared-domain/contracts/realm';
import { COOKIES } from 'shared-domain/contracts/storage-keys';
import { BUSINESS_ORDER_PATH, type CartService } from '../../src/cart';
import type { Dependencies } from '../../src/http/dependencies';
import { requireOwnOrigin } from '../../src/http/require-own-origin';
import { plainPages } from '../../src/plain-page';
import { businessOrderOf, startedOrder } from './business-start';
import { businessStartPage } from './business-start-page';
import { emptyPage, orderPage, receiptPage } from './checkout-pages';
import { texts } from './texts/nb';

/** Where the shop sends visitors (F2.9-2..4), the checkout of the device-agreement site (F2.9-6), and the same by realm. */
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
 * A stand-in for the operator's checkout, which is not ours (F1-13): it shows the order of the cookie orderRef, or of an agreement's address,
 * and can mark it paid. Plain HTML without script, with a policy of its own.
 */
export function registerCheckout(
  app: FastifyInstance,
  cart: CartService,
  { config, catalogue }: Pick<Dependencies, 'config' | 'catalogue'>,
): void {
  const send = plainPages(config.brand, PATHS.home);

  for (const { path, realm } of PAGES) {
    app.get(path, async (request, reply) => {
      const asked = path === BUSINESS_ORDER_PATH ? businessOrderOf(request.query) : null;
      if (asked)
        return send(reply, texts.businessStart.title, businessStartPage(startedOrder(await catalogue.read(), asked)));
      const answer = v.parse(cartAnswerSchema, await cart.get(orderRefOf(request), realm));
      if (answer.hasPaid) return send(reply, texts.receiptTitle, receiptPage(answer));
      if (answer.cart.content.length === 0) return send(reply, texts.emptyTitle, emptyPage(realm));
      if (answer.orderRef !== null && !answer.isInsideQueue) await cart.enterCheckout(answer.orderRef);
      return send(reply, texts.title, orderPage(answer, pathOf(request)));
    });

    app.post(path, async (request, reply) => {
      requireOwnOrigin(request, config);
      const orderRef = orderRefOf(request);
      if (orderRef !== null) await cart.pay(orderRef);
      return reply.header('cache-control', 'no-store').redirect(pathOf(request), 303);
    });
  }
}

/** As it was asked for: the checkout of a device agreement has its id in it. */
const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?', 1)[0] ?? url;

/** The order that an agreement's checkout names in its address (F2.9-6), else that of the cookie. */
const orderRefOf = ({ params, cookies }: Pick<FastifyRequest, 'params' | 'cookies'>): string | null =>
  (params as { readonly id?: string }).id ?? (cookies[COOKIES.orderRef.name] || null);
