import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readOrderReference } from 'shared-domain/cart/io';
import { CHECKOUT_PATHS, PATHS } from 'shared-domain/contracts/paths';
import type { Realm } from 'shared-domain/contracts/realm';
import { resolveReturnPath } from 'shared-domain/identity';
import { plainPageHeaders, renderPlainPage } from 'shared-domain/servers/plain-page';
import { type CartService, readOrderRef } from '../cart';
import type { Config } from '../config/env';
import { keepPass } from './pass';
import type { ReadRoomClient } from './room-client';
import { texts } from './texts/nb';
import type { WaitingRoom } from './waiting-room';
import { emptyRoomPage, POLLING_SCRIPT, pollMsOf, waitingPage, waitingText, waitingTitle } from './waiting-room-page';

/** Without script the page loads itself again after so many seconds. */
const REFRESH_SECONDS = 20;

export const WAITING_ROOM_STATUS_PATH = `${PATHS.queue}status/`;

export interface WaitingRoomDependencies {
  readonly room: WaitingRoom;
  readonly cart: Pick<CartService, 'get'>;
  readonly config: Pick<Config, 'brand' | 'shopOrigin'>;
  readonly clientOf: ReadRoomClient;
}

/**
 * The waiting room's page (F2.9-7), and what its script asks. The page gives the order a place in the line and leads on when it is its turn, with
 * script and without.
 */
export function registerWaitingRoom(
  app: FastifyInstance,
  { room, cart, config, clientOf }: WaitingRoomDependencies,
): void {
  const { brand } = config;
  const isSecure = config.shopOrigin.startsWith('https:');
  const orderOf = ({ headers }: FastifyRequest): string | null =>
    readOrderRef(readOrderReference(headers.cookie ?? '').orderRef ?? undefined);
  const askedOf = ({ query }: FastifyRequest): unknown => (query as { readonly til?: unknown }).til;

  app.get(PATHS.queue, async (request, reply) => {
    const orderRef = orderOf(request);
    const { cart: content, realm, hasPaid } = await cart.get(orderRef, 'B2C');
    if (orderRef === null || content.content.length === 0)
      return reply
        .headers(plainPageHeaders({ brand }))
        .send(renderPlainPage({ title: texts.empty.title, brand, homeHref: PATHS.home, content: emptyRoomPage() }));
    const path = checkoutPathOf(askedOf(request), realm, orderRef);
    if (hasPaid) return reply.header('cache-control', 'no-store').redirect(path, 303);
    const before = await room.standingOf(orderRef);
    const standing = before.kind === 'outside' ? await room.enter(orderRef, await clientOf(request)) : before;
    if (standing.kind !== 'waiting') {
      if (standing.kind === 'admitted') keepPass(reply, standing.pass, isSecure);
      return reply.header('cache-control', 'no-store').redirect(path, 303);
    }
    const hasExpired = before.kind === 'outside' && before.hasExpired;
    const statusUrl = `${WAITING_ROOM_STATUS_PATH}?til=${encodeURIComponent(path)}`;
    return reply.headers(plainPageHeaders({ brand, script: POLLING_SCRIPT, asksShop: true })).send(
      renderPlainPage({
        title: waitingTitle(standing),
        brand,
        homeHref: PATHS.home,
        content: waitingPage(standing, statusUrl, hasExpired),
        script: POLLING_SCRIPT,
        refreshSeconds: REFRESH_SECONDS,
      }),
    );
  });

  app.get(WAITING_ROOM_STATUS_PATH, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const orderRef = orderOf(request);
    // The page itself says what to do without an order or a place.
    if (orderRef === null) return { href: PATHS.queue, text: '' };
    const standing = await room.standingOf(orderRef);
    if (standing.kind === 'waiting')
      return {
        text: waitingText(standing),
        title: `${waitingTitle(standing)} – ${brand.name}`,
        pollMs: pollMsOf(standing),
      };
    const asked = askedOf(request);
    if (standing.kind === 'outside')
      return { href: `${PATHS.queue}?til=${encodeURIComponent(checkoutPathOf(asked, 'B2C', orderRef))}`, text: '' };
    keepPass(reply, standing.pass, isSecure);
    return { href: checkoutPathOf(asked, 'B2C', orderRef), text: texts.turn, title: texts.turn };
  });
}

/** Paths of a checkout, with the name of a pre-production environment before them (F2.9-1) or without. */
const CHECKOUT = /^(?:\/[a-z0-9-]{1,20})?\/(?:kasse|bedrift\/kasse|checkout|shop\/checkout)\/[\w%.~/-]{0,200}$/;

/** Where an admitted order goes: back to the checkout that sent it here, else to the one of its realm. Never to another site. */
export function checkoutPathOf(asked: unknown, realm: Realm, orderRef: string): string {
  if (
    typeof asked === 'string' &&
    CHECKOUT.test(asked) &&
    !asked.includes('//') &&
    resolveReturnPath(asked, '') === asked
  )
    return asked;
  return realm === 'UKKO' ? `/shop/checkout/${encodeURIComponent(orderRef)}/` : CHECKOUT_PATHS[realm];
}
