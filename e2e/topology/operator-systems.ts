/**
 * Systems of an operator who has none of the shop's code: a CMS of three documents and a page, a checkout, and the customers' page with their orders.
 * The checkout pays by the order API, and an order is confirmed when the signed event says so.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const { PORT, ORDER_API = '', ORDER_CLIENT = '', WEBHOOK_SECRET = '' } = process.env;
const webhook = new Webhook(Buffer.from(WEBHOOK_SECRET).toString('base64'));

interface Order {
  readonly orderRef: string;
  readonly version: string;
  readonly state: string;
  readonly cart: {
    readonly cart: {
      readonly content: readonly { readonly name: string; readonly items: readonly { readonly name: string }[] }[];
    };
    readonly totals: { readonly monthly: number; readonly upfront: number };
  };
}

/** Orders that were paid here, by whoever was logged in. */
const paid = new Map<string, { readonly owner: string; readonly lines: string; isConfirmed: boolean }>();

const LINK = { appKey: 'web-shop' };
const DOCUMENTS: Readonly<Record<string, object>> = {
  navigation: {
    domains: [
      {
        id: 'privat',
        name: 'Privat',
        link: '/',
        ...LINK,
        menus: [{ name: 'Mobiltelefoner', link: '/mobiltelefoner/', ...LINK }],
      },
    ],
    simplified: { logoLink: '/', homeLink: '/' },
    myPages: [],
    retailerLinks: [],
    businessPortals: [],
    businessLogins: [],
  },
  footer: { topRow: {}, bottomRow: {} },
  announcements: { entries: [{ id: 'strike', icon: 'info', text: 'Posten er forsinket i dag.' }] },
};

const escape = (value: string) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const cookieOf = (request: IncomingMessage, name: string) =>
  new RegExp(`(?:^|; )${name}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1];

async function callOrders(method: string, path: string, body?: object): Promise<Order> {
  const answer = await fetch(`${ORDER_API}/orders/${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(ORDER_CLIENT).toString('base64')}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Order;
}

/** Asks the shop who is logged in, with the visitor's cookie, as any system behind the edge can. */
async function nameOf({ headers }: IncomingMessage): Promise<string> {
  const answer = await fetch(`${ORDER_API}/shop/api/security/isauthenticated`, {
    headers: { cookie: headers.cookie ?? '' },
  });
  const { user } = (await answer.json()) as { readonly user?: { readonly name: string; readonly givenName: string } };
  return user?.givenName ?? '';
}

const linesOf = ({ cart }: Order) =>
  cart.cart.content.map(({ name, items }) => [name, ...items.map((item) => item.name)].join(' med ')).join(', ');

const page = (title: string, content: string) =>
  `<!doctype html><html lang="nb"><meta charset="utf-8"><title>${title}</title><main><h1>${title}</h1>${content}</main></html>`;

/** The browser's order is done with. */
const FORGET = ['orderRef', 'orderRealm'].map((name) => `${name}=; Path=/; Max-Age=0`);

async function checkout(request: IncomingMessage, response: ServerResponse): Promise<string> {
  const order = await callOrders('GET', cookieOf(request, 'orderRef') ?? 'none');
  const { totals } = order.cart;
  const sums = `<p>${totals.monthly},- i måneden, ${totals.upfront},- nå</p>`;
  if (request.method !== 'POST')
    return page('Betaling', `<p>${escape(linesOf(order))}</p>${sums}<form method="post"><button>Betal</button></form>`);
  const { version } = order;
  await callOrders('PUT', `${order.orderRef}/reservation`, { version, minutes: 5 });
  paid.set(order.orderRef, { owner: await nameOf(request), lines: linesOf(order), isConfirmed: false });
  await callOrders('PUT', `${order.orderRef}/payment`, { version, reference: `payment-of-${order.orderRef}` });
  response.setHeader('set-cookie', FORGET);
  return page('Takk for bestillingen', sums);
}

async function ownOrders(request: IncomingMessage): Promise<string> {
  const owner = await nameOf(request);
  const own = owner === '' ? [] : [...paid.values()].filter((order) => order.owner === owner);
  const rows = own.map(
    ({ lines, isConfirmed }) => `<li>${escape(lines)}: ${isConfirmed ? 'bekreftet' : 'venter'}</li>`,
  );
  return page('Bestillinger', `<ul>${rows.join('')}</ul>`);
}

async function takeEvent(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = request.headers as Record<string, string>;
  // Throws for a signature of somebody else, and for one that is older than five minutes.
  const event = webhook.verify(await text(request), headers) as {
    readonly type: string;
    readonly data: { readonly orderRef: string };
  };
  const order = paid.get(event.data.orderRef);
  if (order && event.type === 'order.paid') order.isConfirmed = true;
  response.writeHead(204).end();
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://operator');
  const html = (content: string) =>
    void response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(content);
  if (pathname === '/hendelser') return takeEvent(request, response);
  if (pathname.startsWith('/kasse/')) return html(await checkout(request, response));
  if (pathname.startsWith('/minside/')) return html(await ownOrders(request));
  if (pathname === '/om-oss/') return html(page('Om oss', '<p>Vi selger telefoner.</p>'));
  const document = DOCUMENTS[/^\/shop-content\/([\w-]+)\.json$/.exec(pathname)?.[1] ?? ''];
  if (document)
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document));
  return void response.writeHead(404).end();
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
server.listen(Number(PORT), '127.0.0.1', () => process.send?.({ listening: Number(PORT) }));
