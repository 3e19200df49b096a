import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { orderCookies, readOrderReference } from 'shared-domain/cart/io';
import { loginPath, PATHS } from 'shared-domain/contracts/paths';
import { nationalNumber, resolveReturnPath, type SessionUser } from 'shared-domain/identity';
import { switchAgreementsOf } from '../../src/accounts';
import { type CartService, readOrderRef } from '../../src/cart';
import type { CatalogueDependencies } from '../../src/catalogue';
import { requireOwnOrigin } from '../../src/http/client';
import { parseRequest } from '../../src/http/problem';
import { plainPages } from '../../src/plain-page';
import { sessionUserReader } from '../../src/session';
import { agreementsPage, ownAccounts, visitorPage } from './agreements-page';
import { texts } from './texts/nb';

const PAGE = `${PATHS.agreements}/`;
const SWAP = `${PAGE}bytt/`;

const swapFormSchema = v.strictObject({
  agreementId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  til: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
});

/**
 * Imitates the agreements page of the operator's 'Min Side' (F2.3-10, P2-25, F1-13): lists the customer's accounts and agreements, and
 * starts the swap of a Svitsj agreement's phone.
 */
export function registerMyPages(
  app: FastifyInstance,
  cart: Pick<CartService, 'startSwap'>,
  dependencies: CatalogueDependencies,
): void {
  const { config, catalogue } = dependencies;
  const readUser = sessionUserReader(dependencies);
  const send = plainPages(config.brand, PATHS.home);

  async function showAgreements(
    reply: FastifyReply,
    user: SessionUser,
    back: string,
    refusal?: string,
  ): Promise<FastifyReply> {
    const phoneNumber = nationalNumber(user.phoneNumber);
    const view = {
      accounts: ownAccounts(await catalogue.read(), phoneNumber),
      agreements: switchAgreementsOf(phoneNumber),
      action: SWAP,
      returnPath: back,
    };
    return send(reply, texts.title, agreementsPage({ ...view, ...(refusal !== undefined && { refusal }) }));
  }

  app.get(PATHS.agreements, async (request, reply) =>
    reply.redirect(`${PAGE}${request.url.slice(PATHS.agreements.length)}`, 308),
  );

  app.get(PAGE, async (request, reply) => {
    const back = returnPath([tilOf(request), request.headers.referer], config.shopOrigin);
    const user = await readUser(request);
    if (user) return showAgreements(reply, user, back);
    return send(reply, texts.visitorTitle, visitorPage(loginPath(`${PAGE}?til=${encodeURIComponent(back)}`), back));
  });

  app.post(SWAP, async (request, reply) => {
    requireOwnOrigin(request, config);
    const { agreementId, til } = parseRequest(swapFormSchema, request.body ?? {}, 'body');
    const back = returnPath([til], config.shopOrigin);
    const user = await readUser(request);
    if (!user)
      return reply.header('cache-control', 'no-store').redirect(`${PAGE}?til=${encodeURIComponent(back)}`, 303);
    const agreement = switchAgreementsOf(nationalNumber(user.phoneNumber)).find(
      (each) => each.agreementId === agreementId,
    );
    if (!agreement) return showAgreements(reply.code(404), user, back, texts.agreementGone);
    // Only consumers have Svitsj agreements (P6-13).
    const { orderRef, errorMessage } = await cart.startSwap(
      readOrderRef(readOrderReference(request.headers.cookie ?? '').orderRef ?? undefined),
      'B2C',
      agreement,
    );
    if (errorMessage !== undefined) return showAgreements(reply.code(409), user, back, errorMessage);
    return reply
      .header('cache-control', 'no-store')
      .header('set-cookie', [...orderCookies({ orderRef, realm: 'B2C' }, config)])
      .redirect(withSwap(back), 303);
  });
}

function tilOf({ query }: Pick<FastifyRequest, 'query'>): string | undefined {
  const { til } = query as Readonly<Record<string, unknown>>;
  return typeof til === 'string' ? til : undefined;
}

/** Pages of 'Min Side' are never the page to return to. */
const isMinSide = (path: string): boolean => path.startsWith(`${PATHS.myPages}/`);

/**
 * Path of the shop that a customer returns to; by default the list of handsets.
 *
 * @param addresses candidates from the form, the query and the referrer, the most reliable first
 */
export function returnPath(addresses: readonly (string | undefined)[], shopOrigin: string): string {
  const paths = addresses.map((address) => resolveReturnPath(address ?? null, shopOrigin));
  return paths.find((path) => path !== PATHS.home && !isMinSide(path)) ?? PATHS.handsets;
}

/** A handset's page: brand and model behind the list. */
const HANDSET_PAGE = /^\/mobiltelefoner\/[^/?#]+\/[^/?#]+\//;

/** The path after a swap was started: a handset's page opens with the swap selected (P2-3, P2-12). */
export function withSwap(path: string): string {
  if (!HANDSET_PAGE.test(path)) return path;
  const url = new URL(`http://shop.invalid${path}`);
  url.searchParams.set('so', 'reswitch');
  return `${url.pathname}${url.search}${url.hash}`;
}
