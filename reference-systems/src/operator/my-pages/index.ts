import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { orderCookies, readOrderReference } from 'shared-domain/cart/io';
import { loginPath, PATHS } from 'shared-domain/contracts/paths';
import { plainPages } from 'shared-domain/servers/plain-page';
import type { OperatorConfig } from '../config';
import { FONT_PATH } from '../font';
import { readForm, redirectTo, requireOwnOrigin } from '../http';
import { type OrderApi, readOrderRef } from '../order-api';
import type { ShopCalls } from '../shop-calls';
import { agreementsPage, visitorPage } from './agreements-page';
import { ownAccounts } from './own-accounts';
import { returnPath, withSwap } from './return-path';
import { switchAgreementsOf } from './switch-agreements';
import { texts } from './texts/nb';

const PAGE = `${PATHS.agreements}/`;
const SWAP = `${PAGE}bytt/`;

const swapFormSchema = v.strictObject({
  agreementId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  til: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
});

type Customer = NonNullable<Awaited<ReturnType<ShopCalls['customer']>>>;

interface Dependencies {
  readonly config: OperatorConfig;
  readonly orders: Pick<OrderApi, 'startSwap'>;
  readonly shop: Pick<ShopCalls, 'customer' | 'plans'>;
}

/**
 * The agreements page of 'Min Side' (F2.3-10, P2-25, F1-13): lists the customer's accounts and agreements, and starts the swap of a Svitsj
 * agreement's phone.
 */
export function registerMyPages(app: FastifyInstance, { config, orders, shop }: Dependencies): void {
  const send = plainPages(config.brand, PATHS.home, FONT_PATH);

  async function showAgreements(
    reply: FastifyReply,
    { accounts, phoneNumber }: Customer,
    back: string,
    refusal?: string,
  ): Promise<FastifyReply> {
    const view = {
      accounts: await ownAccounts(shop, accounts),
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
    const customer = await shop.customer(request.headers.cookie);
    if (customer) return showAgreements(reply, customer, back);
    return send(reply, texts.visitorTitle, visitorPage(loginPath(`${PAGE}?til=${encodeURIComponent(back)}`), back));
  });

  app.post(SWAP, async (request, reply) => {
    requireOwnOrigin(request, config);
    const { agreementId, til } = readForm(request, swapFormSchema);
    const back = returnPath([til], config.shopOrigin);
    const customer = await shop.customer(request.headers.cookie);
    if (!customer) return redirectTo(reply, `${PAGE}?til=${encodeURIComponent(back)}`);
    const agreement = switchAgreementsOf(customer.phoneNumber).find((each) => each.agreementId === agreementId);
    if (!agreement) return showAgreements(reply.code(404), customer, back, texts.agreementGone);
    const { orderRef } = readOrderReference(request.headers.cookie ?? '');
    const started = await orders.startSwap(readOrderRef(orderRef), agreement);
    if ('refused' in started) return showAgreements(reply.code(409), customer, back, started.detail);
    // Only consumers have Svitsj agreements (P6-13).
    void reply.header('set-cookie', [...orderCookies({ orderRef: started.orderRef, realm: 'B2C' }, config)]);
    return redirectTo(reply, withSwap(back));
  });
}

function tilOf({ query }: Pick<FastifyRequest, 'query'>): string | undefined {
  const { til } = query as Readonly<Record<string, unknown>>;
  return typeof til === 'string' ? til : undefined;
}
