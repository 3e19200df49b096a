import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { loginPath, PATHS } from 'shared-domain/contracts/paths';
import { COOKIES } from 'shared-domain/contracts/storage-keys';
import { parseRetailerSession, retailerCookieName, type RetailerSession } from 'shared-domain/identity';
import { plainPages } from 'shared-domain/servers/plain-page';
import type { OperatorConfig } from '../config';
import { FONT_PATH } from '../font';
import { readForm, redirectTo, requireOwnOrigin } from '../http';
import type { ShopCalls } from '../shop-calls';
import { dealerPage, deniedPage, pageText, storeForm, visitorPage } from './dealer-pages';
import { DEALER_PAGE_NAMES, DEALER_PAGES, type DealerPage } from './pages';
import { STORES } from './stores';
import { texts } from './texts/nb';

const storeFormSchema = v.strictObject({ storeId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) });

/**
 * The dealer area (F2.2-7..11, F6-3, F1-13). For store staff only, by the identity provider's claim.
 * Choosing a store sets the cookie RETAILER_SESSION, a hint for the screen (F3.7-7).
 */
export function registerDealerArea(
  app: FastifyInstance,
  { config, shop }: { readonly config: OperatorConfig; readonly shop: Pick<ShopCalls, 'visitor'> },
): void {
  const cookieName = retailerCookieName(config.environment);
  const chosenStore = ({ cookies }: FastifyRequest): RetailerSession | null =>
    parseRetailerSession(cookies[cookieName] ?? '');
  const send = plainPages(config.brand, PATHS.home, FONT_PATH);

  /** The name of the member of the staff. Null: not store staff; the page that says so has been sent. */
  async function retailerOf(request: FastifyRequest, reply: FastifyReply, page: DealerPage): Promise<string | null> {
    const user = await shop.visitor(request.headers.cookie);
    if (user?.isRetailer) return user.name;
    // A visitor may be store staff who have not logged in yet; a customer is not.
    if (user) send(reply.code(403), texts.deniedTitle, deniedPage());
    else send(reply, texts.visitorTitle, visitorPage(loginPath(DEALER_PAGES[page])));
    return null;
  }

  function show(
    reply: FastifyReply,
    page: DealerPage,
    session: RetailerSession | null,
    isUnknown = false,
  ): FastifyReply {
    const content = page === 'store' ? storeForm(session?.storeId, isUnknown) : pageText(page);
    return send(reply, texts.titles[page], dealerPage(page, session, content));
  }

  for (const base of ['/forhandler', '/forhandler/'])
    app.get(base, async (_request, reply) => reply.redirect(DEALER_PAGES.store, 302));

  for (const page of DEALER_PAGE_NAMES) {
    const path = DEALER_PAGES[page];
    app.get(path.slice(0, -1), async (request, reply) =>
      reply.redirect(`${path}${request.url.slice(path.length - 1)}`, 308),
    );
    app.get(path, async (request, reply) =>
      (await retailerOf(request, reply, page)) !== null ? show(reply, page, chosenStore(request)) : reply,
    );
  }

  app.post(DEALER_PAGES.store, async (request, reply) => {
    requireOwnOrigin(request, config);
    const { storeId } = readForm(request, storeFormSchema);
    const employeeName = await retailerOf(request, reply, 'store');
    if (employeeName === null) return reply;
    const store = STORES.find(({ code }) => code === storeId);
    if (!store) return show(reply.code(404), 'store', chosenStore(request), true);
    const session: RetailerSession = { storeId, storeName: store.name, employeeName };
    void reply.setCookie(cookieName, JSON.stringify(session), {
      path: '/',
      sameSite: 'lax',
      secure: config.shopOrigin.startsWith('https:'),
      maxAge: COOKIES.retailerSession.maxAgeSeconds,
    });
    return redirectTo(reply, DEALER_PAGES.store);
  });
}
