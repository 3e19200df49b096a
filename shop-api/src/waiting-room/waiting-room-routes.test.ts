import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { callOrderApi, cartOf, createTestApp, type TestApp } from '../testing';
import { checkoutPathOf } from './waiting-room-routes';

describe('waiting room routes', () => {
  const ROOM = '/kasse/venterom/';
  const CHECKOUT = '/kasse/personlige-opplysninger/';

  let shop: TestApp;
  let app: FastifyInstance;
  beforeAll(async () => {
    shop = await createTestApp();
    app = await shop.startAnother({ CHECKOUT_LIMIT: '1', EDGE_KEY: 'the-edge', RATE_LIMITS: 'off' });
  });
  afterEach(() => shop.database.query('DELETE FROM waiting_ticket'));
  afterAll(async () => {
    await app.close();
    await shop.close();
  });

  /** A visitor with something in the cart, from an address of their own. */
  async function visitor(address: string) {
    const payload = { update: { accessorySku: 'NOVA-DEKSEL' } };
    const { orderRef } = cartOf(await app.inject({ method: 'POST', url: '/api/cart/update/', payload }));
    const headers = {
      'x-edge-key': 'the-edge',
      'x-forwarded-for': address,
      origin: 'http://localhost:3000',
      cookie: `orderRef=${orderRef ?? ''}`,
    };
    const open = (url: string) => app.inject({ url, headers });
    /** As the operator's checkout does when it is opened. */
    const enter = async () => (await callOrderApi(app, 'PUT', `${orderRef}/place`, { address })).json<object>();
    return Object.assign(open, { enter });
  }
  const passOf = ({ cookies }: LightMyRequestResponse) => cookies.find(({ name }) => name === 'shop-checkout-pass');

  async function fullCheckout() {
    await (await visitor('203.0.113.1')).enter();
    return visitor('203.0.113.2');
  }
  const leave = () =>
    shop.database.query("UPDATE waiting_ticket SET state = 'spent' WHERE state = 'admitted'").then(() => undefined);
  /** A process answers for a second from what it has read. */
  const nextReading = () => new Promise((resolve) => setTimeout(resolve, 1_050));

  test('[F2.9-7] the page says the place, works without script, and asks with one', async () => {
    const open = await fullCheckout();
    const page = await open(`${ROOM}?til=${CHECKOUT}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Du er nummer 1 i køen.');
    expect(page.body).toContain('<noscript><meta http-equiv="refresh" content="20"></noscript>');
    expect(page.body).toContain('<title>Nr. 1 i køen – Fjell</title>');
    expect(page.headers['content-security-policy']).toMatch(/script-src 'sha256-[^']+'; connect-src 'self'/);
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  test('[F2.9-7, F4.4-1] when it is the order’s turn, page and script are led to the checkout with a pass', async () => {
    const open = await fullCheckout();
    await open(`${ROOM}?til=${CHECKOUT}`);
    expect((await open(`${ROOM}status/?til=${CHECKOUT}`)).json()).toMatchObject({
      text: 'Du er nummer 1 i køen. Vi vet ikke ennå hvor lang tid det tar.',
      title: 'Nr. 1 i køen – Fjell',
    });
    await leave();
    await nextReading();
    const answer = await open(`${ROOM}status/?til=${CHECKOUT}`);
    expect(answer.json()).toMatchObject({ href: CHECKOUT, text: 'Det er din tur. Vi sender deg til kassen.' });
    expect(passOf(answer)).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const page = await open(ROOM);
    expect([page.statusCode, page.headers.location]).toEqual([303, CHECKOUT]);
    expect(passOf(page)).toBeDefined();
    expect(await open.enter()).toMatchObject({ isAdmitted: true });
  });

  test('the script of someone whose place has run out opens the page again, which gives a new place and says why', async () => {
    const open = await fullCheckout();
    await open(ROOM);
    await shop.database.query("UPDATE waiting_ticket SET state = 'expired' WHERE state = 'waiting'");
    await nextReading();
    expect((await open(`${ROOM}status/`)).json()).toMatchObject({
      href: `${ROOM}?til=${encodeURIComponent(CHECKOUT)}`,
    });
    expect((await open(ROOM)).body).toContain('Plassen din i kassen er gått ut');
    expect((await open(ROOM)).body).not.toContain('Plassen din i kassen er gått ut');
  });

  test('an empty cart waits for nothing', async () => {
    const page = await app.inject({ url: ROOM });
    expect(page.body).toContain('Handlekurven er tom');
    expect((await app.inject({ url: `${ROOM}status/` })).json()).toMatchObject({ href: ROOM });
  });

  test('an address of another site is never led to', async () => {
    const open = await visitor('203.0.113.3');
    expect((await open(`${ROOM}?til=https://evil.example/kasse/`)).headers.location).toBe(CHECKOUT);
  });

  test('neither page nor ticket holds the order’s reference', async () => {
    const open = await fullCheckout();
    const page = await open(ROOM);
    const [order = ''] = (await shop.database.query<{ order_ref: string }>('SELECT order_ref FROM cart_order')).map(
      ({ order_ref: ref }) => ref,
    );
    expect(page.body).not.toContain(order);
    expect(JSON.stringify(await shop.database.query('SELECT * FROM waiting_ticket'))).not.toContain(order);
  });
});

describe('checkout path', () => {
  test('[F2.9-1, F2.9-7] an admitted order goes back to the checkout that sent it, also in pre-production', () => {
    for (const path of [
      '/kasse/personlige-opplysninger/',
      '/preprod2/bedrift/kasse/bestilling/',
      '/shop/checkout/a-B_9/',
    ])
      expect(checkoutPathOf(path, 'B2C', 'order')).toBe(path);
  });

  test('[F2.9-2, F2.9-3, F2.9-6] any other address leads to the checkout of the order’s realm', () => {
    for (const asked of [
      undefined,
      '',
      'https://evil.example/kasse/',
      '//evil.example/kasse/',
      '/kasse/../admin/',
      '/kasse/%2e%2e/logout/',
      '/kasse/x/.%2E/admin/',
      '/kasse/x%2f..%2fadmin/',
      '/abonnement/',
      ['/kasse/a/'],
    ])
      expect(checkoutPathOf(asked, 'B2B', 'order')).toBe('/bedrift/kasse/personlige-opplysninger/');
    expect(checkoutPathOf(null, 'B2C', 'order')).toBe('/kasse/personlige-opplysninger/');
    expect(checkoutPathOf(null, 'UKKO', 'a/b')).toBe('/shop/checkout/a%2Fb/');
  });
});
