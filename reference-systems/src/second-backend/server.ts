/**
 * A back end that shares nothing with shop-api but the calls: a register of goods, a journal of baskets, and adapters to the storefront's words. It
 * shows what an operator's own systems have to answer. The edge of the shop asks it, never a browser.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openSessions, SESSION_COOKIE, type Sessions } from './accounts';
import { type CartRequest, readCart, updateCart } from './cart';
import * as catalogue from './catalogue';
import { eventSender } from './events';
import { type Journal, openJournal } from './journal';
import * as logistics from './logistics';
import { answerOrder } from './orders';
import { articleOf, models } from './register';
import { drawPicture, PICTURE_TYPE, pathOf } from './wire';

interface Asked {
  readonly url: URL;
  readonly parts: readonly string[];
  readonly body: object;
  readonly request: IncomingMessage;
  readonly cookie: string | undefined;
}
interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** In place of a body. */
  readonly file?: string;
}
type Handler = (asked: Asked) => Promise<Reply> | Reply;

const json = (body: object): Reply => ({ status: 200, body });
const file = (type: string, content: string): Reply => ({
  status: 200,
  headers: { 'content-type': type },
  file: content,
});
const NOT_FOUND: Reply = { status: 404, body: { type: 'about:blank', title: 'Not found', status: 404 } };
const NOT_LOGGED_IN: Reply = { status: 401, body: { type: 'about:blank', title: 'Nobody is logged in', status: 401 } };
const clock = () => Date.now();

export interface BackendSettings {
  /** 0: a free one. */
  readonly port: number;
  readonly journalFile: string;
  /** Of the identity provider. */
  readonly issuer: string;
  /** Systems that handle orders: secrets by name. */
  readonly orderClients: Readonly<Record<string, string>>;
  /** Who is told of a payment, and the secret by which it is signed. */
  readonly webhooks: { readonly urls: readonly string[]; readonly secret: string };
  readonly shopOrigin: string;
}

type ViewModel = (asked: Asked, realm: string, listType: string) => object | null;

const VIEW_MODELS: Readonly<Record<string, ViewModel>> = {
  'product-list-view': ({ url }, realm, listType) => catalogue.listView(realm, listType, url.searchParams),
  'product-list-index': (_, realm, listType) => catalogue.listIndex(realm, listType),
  'product-list-highlights': (_, realm, listType) => catalogue.highlights(realm, listType),
  'list-leads': (_, realm) => catalogue.listLeads(realm),
  brands: (_, realm) => catalogue.brands(realm),
  subscriptions: (_, realm) => catalogue.offerings(realm),
  bundles: (_, realm) => ({ realm, bundles: [] }),
  'product-details': ({ url }, realm) => catalogue.productDetails(realm, url.searchParams.get('path') ?? ''),
  'product-info-mini': ({ url }, realm) =>
    catalogue.productInfoMini(realm, url.searchParams.get('skus')?.split(',') ?? []),
  'related-products': ({ url }, realm) => catalogue.relatedProducts(realm, url.searchParams.get('path') ?? ''),
  navigation: () => catalogue.navigation(),
  footer: () => ({ topRow: {}, bottomRow: {} }),
};

function sitemap(shopOrigin: string, part: string | undefined): string {
  const paths = part === undefined ? ['/sitemaps/1.xml'] : models().flatMap(([first]) => (first ? pathOf(first) : []));
  const [list, entry] = part === undefined ? ['sitemapindex', 'sitemap'] : ['urlset', 'url'];
  const entries = paths.map((path) => `<${entry}><loc>${shopOrigin}${path}</loc></${entry}>`);
  return `<?xml version="1.0" encoding="UTF-8"?><${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</${list}>`;
}

const cartCalls =
  (journal: Journal): Handler =>
  ({ parts, body, request }) => {
    if (parts[2] === 'get') return json(readCart(journal, (body as CartRequest).orderRef ?? null));
    const key = request.headers['idempotency-key'];
    return json(updateCart(journal, body, typeof key === 'string' ? key : undefined, clock()));
  };

const apiCalls = (journal: Journal, shopOrigin: string): Readonly<Record<string, Handler>> => ({
  'view-models': (asked) => {
    const [, , name = '', realm = '', listType = ''] = asked.parts;
    const found = VIEW_MODELS[name]?.(asked, realm, listType);
    return found ? json(found) : NOT_FOUND;
  },
  announcements: () => json({ entries: [] }),
  insurance: () => json([]),
  pictures: ({ parts }) => {
    const article = articleOf((parts[2] ?? '').replace(/\.svg$/, ''));
    return article ? file(PICTURE_TYPE, drawPicture(article)) : NOT_FOUND;
  },
  search: ({ url, parts }) => {
    const [query, realm] = [url.searchParams.get('q') ?? '', url.searchParams.get('realm') ?? 'B2C'];
    return json(parts[2] === 'suggestions' ? catalogue.suggestions(query, realm) : catalogue.search(query, realm));
  },
  cart: cartCalls(journal),
  accountdata: () => json([]),
  userServiceApi: () => json({ isInternetCustomer: false }),
  pickuppoints: () => json(logistics.pickupPoints()),
  places: ({ url, parts }) =>
    json(
      parts[2] === 'details'
        ? logistics.place(url.searchParams.get('place_id') ?? '')
        : logistics.predictions(url.searchParams.get('input') ?? ''),
    ),
  sitemaps: ({ parts }) => file('application/xml', sitemap(shopOrigin, parts[2])),
});

/** By method and the end of the path. */
const securityCalls = (sessions: Sessions): Readonly<Record<string, Handler>> => ({
  'GET isauthenticated': ({ cookie }) => {
    const user = sessions.find(cookie)?.user;
    const { name, givenName } = user ?? {};
    return json({ isAuthenticated: user !== undefined, ...(user && { user: { name, givenName, isRetailer: false } }) });
  },
  'POST session': async ({ request, body }) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    const { idToken = null } = body as { readonly idToken?: string };
    const setCookie = token === undefined ? null : await sessions.open(token, idToken);
    return setCookie === null ? NOT_LOGGED_IN : { status: 204, headers: { 'set-cookie': setCookie } };
  },
  'POST session/token': ({ cookie }) => {
    const session = sessions.find(cookie);
    if (!session) return NOT_LOGGED_IN;
    const { accessToken, user } = session;
    return json({ accessToken, expiresInSeconds: null, isRenewable: false, user });
  },
  'DELETE session': ({ cookie }) => {
    const { setCookie, idToken } = sessions.close(cookie);
    return { status: 200, headers: { 'set-cookie': setCookie }, body: { idToken } };
  },
});

const orderCalls = (journal: Journal, { orderClients, webhooks }: BackendSettings): Handler => {
  const context = { journal, tellOthers: eventSender(webhooks.urls, webhooks.secret) };
  const known = Object.entries(orderClients).map((client) => client.join(':'));
  return ({ parts, request, body }) => {
    const [, credentials = ''] = /^Basic (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!known.includes(Buffer.from(credentials, 'base64').toString())) return NOT_LOGGED_IN;
    const [, orderRef = '', action = ''] = parts;
    return answerOrder(context, { method: request.method ?? 'GET', orderRef, action, asked: body }, clock());
  };
};

async function readRequest(request: IncomingMessage): Promise<Asked> {
  const url = new URL(request.url ?? '/', 'http://backend');
  const sent = await text(request);
  const [, cookie] = new RegExp(`(?:^|; )${SESSION_COOKIE}=([^;]+)`).exec(request.headers.cookie ?? '') ?? [];
  const body = (sent === '' ? {} : JSON.parse(sent)) as object;
  return { url, parts: url.pathname.split('/').filter(Boolean), request, body, cookie };
}

function send(response: ServerResponse, { status, headers, body, file: content }: Reply): void {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(content ?? (body === undefined ? '' : JSON.stringify(body)));
}

/** @returns the port that it listens on, and how to stop it */
export async function startBackend(settings: BackendSettings) {
  const journal = openJournal(settings.journalFile);
  const api = apiCalls(journal, settings.shopOrigin);
  const security = securityCalls(openSessions(settings.issuer, clock));
  const areas: Readonly<Record<string, Handler>> = {
    health: () => json({ status: 'ok' }),
    api: (asked) => api[asked.parts[1] ?? '']?.(asked) ?? NOT_FOUND,
    shop: (asked) => security[`${asked.request.method} ${asked.parts.slice(3).join('/')}`]?.(asked) ?? NOT_FOUND,
    orders: orderCalls(journal, settings),
    graphql: async ({ body }) => json(await logistics.answerChannel(body as logistics.ChannelRequest, clock())),
  };
  const server = createServer((request, response) => {
    readRequest(request)
      .then(async (asked) => send(response, await (areas[asked.parts[0] ?? '']?.(asked) ?? NOT_FOUND)))
      .catch((error: unknown) => {
        if (!(error instanceof SyntaxError)) console.error(error);
        send(response, { status: error instanceof SyntaxError ? 400 : 500, body: { title: 'Not understood' } });
      });
  });
  server.listen(settings.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop(): void {
      server.close();
      server.closeAllConnections();
      journal.close();
    },
  };
}
