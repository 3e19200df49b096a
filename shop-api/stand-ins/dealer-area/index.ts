import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { loginPath, PATHS } from 'shared-domain/contracts/paths';
import { COOKIES } from 'shared-domain/contracts/storage-keys';
import {
  parseRetailerSession,
  resolveRole,
  retailerCookieName,
  type RetailerSession,
  type SessionUser,
} from 'shared-domain/identity';
import { requireOwnOrigin } from '../../src/http/client';
import type { Dependencies } from '../../src/http/dependencies';
import { parseRequest } from '../../src/http/problem';
import { plainPages } from '../../src/plain-page';
import { sessionUserReader } from '../../src/session';
import { dealerPage, deniedPage, pageText, storeForm, visitorPage } from './dealer-pages';
import { DEALER_PAGE_NAMES, DEALER_PAGES, type DealerPage, storesOf } from './pages';
import { texts } from './texts/nb';

const storeFormSchema = v.strictObject({ storeId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) });

/**
 * Imitates the operator's dealer area (F2.2-7..11, F6-3, F1-13). For store staff only, by the identity provider's claim.
 * Choosing a store sets the cookie RETAILER_SESSION, a hint for the screen (F3.7-7).
 */
export function registerDealerArea(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, database } = dependencies;
  const readUser = sessionUserReader(dependencies);
  const cookieName = retailerCookieName(config.environment);
  const chosenStore = ({ cookies }: FastifyRequest): RetailerSession | null =>
    parseRetailerSession(cookies[cookieName] ?? '');
  const send = plainPages(config.brand, PATHS.home);

  /** Null: not store staff; the page that says so has been sent. */
  async function retailerOf(
    request: FastifyRequest,
    reply: FastifyReply,
    page: DealerPage,
  ): Promise<SessionUser | null> {
    const user = await readUser(request);
    if (user && resolveRole(user) === 'retailer') return user;
    // A visitor may be store staff who have not logged in yet; a customer is not.
    if (user) send(reply.code(403), texts.deniedTitle, deniedPage());
    else send(reply, texts.visitorTitle, visitorPage(loginPath(DEALER_PAGES[page])));
    return null;
  }

  async function show(
    reply: FastifyReply,
    page: DealerPage,
    session: RetailerSession | null,
    isUnknown = false,
  ): Promise<FastifyReply> {
    const content =
      page === 'store' ? storeForm(await storesOf(database), session?.storeId, isUnknown) : pageText(page);
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
      (await retailerOf(request, reply, page)) ? show(reply, page, chosenStore(request)) : reply,
    );
  }

  app.post(DEALER_PAGES.store, async (request, reply) => {
    requireOwnOrigin(request, config);
    const { storeId } = parseRequest(storeFormSchema, request.body ?? {}, 'body');
    const user = await retailerOf(request, reply, 'store');
    if (!user) return reply;
    const store = (await storesOf(database)).find(({ code }) => code === storeId);
    if (!store) return show(reply.code(404), 'store', chosenStore(request), true);
    const session: RetailerSession = { storeId, storeName: store.name, employeeName: user.name };
    return reply
      .setCookie(cookieName, JSON.stringify(session), {
        path: '/',
        sameSite: 'lax',
        secure: config.shopOrigin.startsWith('https:'),
        maxAge: COOKIES.retailerSession.maxAgeSeconds,
      })
      .header('cache-control', 'no-store')
      .redirect(DEALER_PAGES.store, 303);
  });
}
