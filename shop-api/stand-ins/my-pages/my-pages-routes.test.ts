import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { emptyCart } from 'shared-domain/cart';
import type { CartService } from '../../src/cart';
import { createCatalogueReader } from '../../src/catalogue';
import { readConfig } from '../../src/config/env';
import { handleErrors } from '../../src/http/problem';
import { createTestApp, problemOf, sessionOf, TEST_NOW_MS, type TestApp } from '../../src/testing';
import { registerMyPages } from './index';

const ORDER_REF = '0'.repeat(32);

const ORIGIN = 'http://localhost:3000';
const PAGE = '/minside/mobil/avtaler/';
const SWAP = `${PAGE}bytt/`;
const AGREEMENT = 'SV-2048811';

let shop: TestApp;
let app: FastifyInstance;
const startSwap = jest.fn<ReturnType<CartService['startSwap']>, Parameters<CartService['startSwap']>>();
beforeAll(async () => {
  shop = await createTestApp();
  app = fastify();
  handleErrors(app);
  await app.register(cookie);
  await app.register(formbody);
  const clock = (): number => TEST_NOW_MS;
  registerMyPages(
    app,
    { startSwap },
    {
      config: readConfig({}),
      database: shop.database,
      clock,
      catalogue: createCatalogueReader({ database: shop.database, clock }),
    },
  );
});
afterAll(async () => {
  await app.close();
  await shop.close();
});
beforeEach(() => {
  startSwap.mockReset().mockResolvedValue({ ...emptyCart('B2C'), orderRef: 'order-1' });
});

const open = async (username: string | null, url = PAGE, headers: Record<string, string> = {}) =>
  app.inject({
    url,
    headers: { ...headers, ...(username !== null && { cookie: await sessionOf(shop.database, username) }) },
  });
const swap = async (
  username: string | null,
  {
    fields = { agreementId: AGREEMENT },
    origin = ORIGIN,
    order = '',
  }: { fields?: Record<string, string>; origin?: string; order?: string } = {},
) => {
  const session = username === null ? '' : await sessionOf(shop.database, username);
  const headers = { origin, cookie: `${session}; ${order}`, 'content-type': 'application/x-www-form-urlencoded' };
  return app.inject({ method: 'POST', url: SWAP, headers, payload: new URLSearchParams(fields).toString() });
};

describe('the page', () => {
  test('[F2.3-10] says that it is a demonstration, in bokmål, without script, and is not cached', async () => {
    const page = await open('eirik');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Dette er en demonstrasjon av Min Side');
    expect(page.body).toContain('<html lang="nb">');
    expect(page.body.match(/<h1>/g)).toHaveLength(1);
    expect(page.body).not.toMatch(/<script|style="/);
    expect(String(page.headers['content-security-policy'])).toContain("script-src 'none'");
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  test('[P2-25, F2.3-10] without its last slash it redirects, with the query kept', async () => {
    const answer = await open(null, '/minside/mobil/avtaler?til=/smartklokker/');
    expect([answer.statusCode, answer.headers.location]).toEqual([308, `${PAGE}?til=/smartklokker/`]);
  });

  test('[P2-25] lists the customer’s subscriptions and Svitsj agreements, each agreement with its button', async () => {
    const { body } = await open('eirik');
    for (const text of [
      'Samsung Galaxy S24',
      'iPhone 15',
      '992 34 567',
      '375,-/md.',
      '2\u00A0625,-',
      'Fakturanr: 40056789',
      'Kampanjerabatt som betales tilbake',
      '990,-',
    ])
      expect(body).toContain(text);
    expect(body.match(/<button type="submit" aria-label="Bytt telefonen, /g)).toHaveLength(2);
    expect(body).toContain(`<input type="hidden" name="agreementId" value="${AGREEMENT}">`);
  });

  test('a customer without agreements sees only subscriptions; one that is no longer sold is marked', async () => {
    const { body } = await open('solveig');
    expect(body).toContain('Selges ikke lenger');
    expect(body).toContain('Du har ingen Svitsj-avtaler.');
    expect(body).not.toContain('<form');
  });

  test.each([
    ['amund', ['X Basic 500 Mbit/s 499,-/md.']],
    ['eirik', ['X Max 250 Mbit/s 599,-/md.', '10 GB 369,- 319,-/md.']],
  ])('[P3-24, F9.7-1, F9.9-1] %s’s plans have the names and prices of the product page', async (username, shown) => {
    const { body } = await open(username);
    const lines = [...body.matchAll(/<li>(.*?)<span class="soft">/gs)].map(([, line = '']) =>
      line
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    expect(lines).toEqual(shown);
  });

  test('a visitor is asked to log in, returns here, and then to the page they came from', async () => {
    const { body } = await open(null, PAGE, { referer: `${ORIGIN}/mobiltelefoner/nova/nova-9/` });
    expect(body).toContain('<h1>Logg inn for å se avtalene dine</h1>');
    expect(body).not.toContain('Samsung');
    const href = /class="button" href="([^"]+)"/.exec(body)?.[1] ?? '';
    const login = new URL(href, ORIGIN);
    expect([login.pathname, login.searchParams.get('til')]).toEqual([
      '/webshop-next/login/',
      `${PAGE}?til=%2Fmobiltelefoner%2Fnova%2Fnova-9%2F`,
    ]);
    const back = await open('eirik', login.searchParams.get('til') ?? '');
    expect(back.body).toContain('<input type="hidden" name="til" value="/mobiltelefoner/nova/nova-9/">');
  });
});

describe('a swap', () => {
  test('[P3-29, P2-3] starts in the order of the cookie and returns with the swap selected', async () => {
    const answer = await swap('eirik', {
      fields: { agreementId: AGREEMENT, til: '/mobiltelefoner/nova/nova-9/' },
      order: `orderRef=${ORDER_REF}`,
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/mobiltelefoner/nova/nova-9/?so=reswitch']);
    expect(startSwap).toHaveBeenCalledWith(
      ORDER_REF,
      'B2C',
      expect.objectContaining({ agreementId: AGREEMENT, name: 'Samsung Galaxy S24', phoneNumber: '99234567' }),
    );
  });

  test('[F7.1-20, F9.15-5] a new order is kept in cookies for a day', async () => {
    const answer = await swap('eirik');
    expect(startSwap).toHaveBeenCalledWith(null, 'B2C', expect.anything());
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'orderRef', value: 'order-1', maxAge: 86_400, path: '/' }),
      expect.objectContaining({ name: 'orderRealm', value: 'B2C', maxAge: 86_400, path: '/' }),
    ]);
    expect(answer.headers.location).toBe('/mobiltelefoner/');
  });

  test('does not redirect to another site', async () => {
    const answer = await swap('eirik', { fields: { agreementId: AGREEMENT, til: '//evil.example/' } });
    expect(answer.headers.location).toBe('/mobiltelefoner/');
  });

  test('that is refused shows the reason, and sets no cookie', async () => {
    startSwap.mockResolvedValue({ ...emptyCart('B2C'), errorMessage: 'Handlekurven har varer for bedrift.' });
    const answer = await swap('eirik');
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('<p class="notice error" role="alert">Handlekurven har varer for bedrift.</p>');
    expect(answer.cookies).toEqual([]);
  });

  test('of another customer’s agreement does not start', async () => {
    const answer = await swap('amund');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Vi fant ikke avtalen.');
    expect(startSwap).not.toHaveBeenCalled();
  });

  test('of a visitor redirects to the page that asks for a login', async () => {
    const answer = await swap(null, { fields: { agreementId: AGREEMENT, til: '/smartklokker/' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${PAGE}?til=%2Fsmartklokker%2F`]);
    expect(startSwap).not.toHaveBeenCalled();
  });

  test('is refused from another site and with unknown fields', async () => {
    expect((await swap('eirik', { origin: 'https://evil.example' })).statusCode).toBe(403);
    const more = await swap('eirik', { fields: { agreementId: AGREEMENT, price: '1' } });
    expect([more.statusCode, problemOf(more).errors[0]?.pointer]).toEqual([400, '/price']);
    expect(startSwap).not.toHaveBeenCalled();
  });
});

test('[P3-29] the swap is part of the cart', async () => {
  const session = await sessionOf(shop.database, 'eirik');
  const answer = await shop.app.inject({
    method: 'POST',
    url: SWAP,
    headers: { origin: ORIGIN, cookie: session, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `agreementId=${AGREEMENT}`,
  });
  expect(answer.statusCode).toBe(303);
  const orderRef = answer.cookies.find(({ name }) => name === 'orderRef')?.value;
  const cart = await shop.app.inject({ method: 'POST', url: '/api/cart/get/', payload: { orderRef, realm: 'B2C' } });
  expect(cart.json()).toMatchObject({ orderRef, reSwitch: { name: 'Samsung Galaxy S24', phoneNumber: '99234567' } });
});
