import { cartOf, openSession } from '../../../../shop-api/src/testing';
import { startTestIdentity, type TestIdentity } from '../../identity-provider/testing';
import { type OperatorShop, ORIGIN, startOperatorShop } from '../testing';

const PAGE = '/minside/mobil/avtaler/';
const SWAP = `${PAGE}bytt/`;
const AGREEMENT = 'SV-2048811';

let identity: TestIdentity;
let running: OperatorShop;
beforeAll(async () => {
  identity = await startTestIdentity();
  running = await startOperatorShop({ env: { OIDC_ISSUER: identity.issuer } });
});
afterAll(async () => {
  await running?.close();
  await identity.close();
});

const sessions = new Map<string, Promise<string>>();
/** The cookie of someone who has logged in at the provider. */
function sessionOf(username: string | null): Promise<string> {
  if (username === null) return Promise.resolve('');
  const known = sessions.get(username);
  if (known) return known;
  const opened = openSession({ identity, shop: running.shop }, username).then(({ cookie }) => cookie);
  sessions.set(username, opened);
  return opened;
}
const update = async (payload: object) =>
  cartOf(await running.shop.app.inject({ method: 'POST', url: '/api/cart/update/', payload }));
const cart = async (orderRef = '') =>
  (await running.shop.app.inject({ method: 'POST', url: '/api/cart/get/', payload: { orderRef } })).json<unknown>();
const orders = () => running.shop.database.query('SELECT order_ref FROM cart_order');

const open = async (username: string | null, url = PAGE, headers: Record<string, string> = {}) =>
  running.operator.inject({ url, headers: { ...headers, cookie: await sessionOf(username) } });
const swap = async (
  username: string | null,
  {
    fields = { agreementId: AGREEMENT },
    origin = ORIGIN,
    order = '',
  }: { fields?: Record<string, string>; origin?: string; order?: string } = {},
) => {
  const headers = {
    origin,
    cookie: `${await sessionOf(username)}; ${order}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  return running.operator.inject({
    method: 'POST',
    url: SWAP,
    headers,
    payload: new URLSearchParams(fields).toString(),
  });
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
  const REFERENCE = /^[\w-]{16,64}$/;

  test('[P3-29, P2-3] starts in the order of the cookie and returns with the swap selected', async () => {
    const { orderRef } = await update({ update: { accessorySku: 'NOVA-DEKSEL' } });
    const answer = await swap('eirik', {
      fields: { agreementId: AGREEMENT, til: '/mobiltelefoner/nova/nova-9/' },
      order: `orderRef=${orderRef}`,
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/mobiltelefoner/nova/nova-9/?so=reswitch']);
    expect(await cart(orderRef ?? '')).toMatchObject({
      cart: { content: [{ id: 'NOVA-DEKSEL' }] },
      reSwitch: { name: 'Samsung Galaxy S24', phoneNumber: '99234567' },
    });
  });

  test('[P3-29, F7.1-20, F9.15-5] begins a new order, which is kept in cookies for a day', async () => {
    const answer = await swap('eirik');
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: 'orderRef',
        value: expect.stringMatching(REFERENCE) as string,
        maxAge: 86_400,
        path: '/',
      }),
      expect.objectContaining({ name: 'orderRealm', value: 'B2C', maxAge: 86_400, path: '/' }),
    ]);
    expect(answer.headers.location).toBe('/mobiltelefoner/');
    expect(await cart(answer.cookies[0]?.value)).toMatchObject({ reSwitch: { name: 'Samsung Galaxy S24' } });
  });

  test('does not redirect to another site', async () => {
    const answer = await swap('eirik', { fields: { agreementId: AGREEMENT, til: '//evil.example/' } });
    expect(answer.headers.location).toBe('/mobiltelefoner/');
  });

  test('that is refused shows the reason, and sets no cookie', async () => {
    const { orderRef } = await update({ realm: 'B2B', update: { pricePlan: 'FJELL_BEDRIFT_20GB' } });
    const answer = await swap('eirik', { order: `orderRef=${orderRef}` });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toMatch(/<p class="notice error" role="alert">[^<]+<\/p>/);
    expect(answer.cookies).toEqual([]);
  });

  test('of another customer’s agreement, of a visitor or from another site does not start', async () => {
    const before = await orders();
    const foreign = await swap('amund');
    expect([foreign.statusCode, foreign.body.includes('Vi fant ikke avtalen.')]).toEqual([404, true]);
    const visitor = await swap(null, { fields: { agreementId: AGREEMENT, til: '/smartklokker/' } });
    expect([visitor.statusCode, visitor.headers.location]).toEqual([303, `${PAGE}?til=%2Fsmartklokker%2F`]);
    expect((await swap('eirik', { origin: 'https://evil.example' })).statusCode).toBe(403);
    const more = await swap('eirik', { fields: { agreementId: AGREEMENT, price: '1' } });
    expect([more.statusCode, more.json()]).toMatchObject([400, { detail: expect.stringContaining('price') as string }]);
    expect(await orders()).toEqual(before);
  });
});
