import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { aFeed, aWebdeal } from '../../../../shop-api/src/catalogue/testing';
import { cartOf, TEST_NOW_MS, type TestApp } from '../../../../shop-api/src/testing';
import { deliver, eventOf, operatorBefore, type OperatorShop, ORIGIN, startOperatorShop } from '../testing';

const PATH = '/kasse/personlige-opplysninger/';

let running: OperatorShop;
let shop: TestApp;
let operator: FastifyInstance;
beforeAll(async () => {
  running = await startOperatorShop({ feed: aFeed({ webdeals: [aWebdeal()] }) });
  ({ shop, operator } = running);
});
afterAll(() => running.close());

async function order(body: object): Promise<string> {
  const response = await shop.app.inject({ method: 'POST', url: '/api/cart/update/', payload: body });
  return cartOf(response).orderRef ?? '';
}
const open = (url: string, orderRef?: string) =>
  operator.inject({ url, headers: orderRef === undefined ? {} : { cookie: `orderRef=${orderRef}; orderRealm=B2C` } });
const send = (url: string, orderRef: string, fields: Record<string, string>, origin = ORIGIN) =>
  operator.inject({
    method: 'POST',
    url,
    headers: { cookie: `orderRef=${orderRef}`, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
/** The form of a page that was opened, as a browser sends it. */
const fieldsOf = ({ body }: { readonly body: string }): Record<string, string> => ({
  epost: 'ola@eksempel.no',
  ...Object.fromEntries(
    [...body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  ),
});
const pay = async (url: string, orderRef: string, origin = ORIGIN) =>
  send(url, orderRef, fieldsOf(await open(url, orderRef)), origin);

const plan = (code: string) => ({ update: { pricePlan: code, quantity: 1 } });
/** Two plans and nothing else. */
async function twoPlans(): Promise<string> {
  const orderRef = await order(plan('FJELL_X_BASIC_2025_2'));
  return order({ ...plan('FJELL_X_MAX_2025'), orderRef });
}
const SENT = 'SIM-kortet kommer i posten.';
const NONE_SENT = 'Ingen SIM-kort blir sendt.';

const lease = {
  update: {
    handsetSku: 'NOVA-9-SORT-128',
    financingType: 'lease',
    financingDuration: 24,
    pricePlan: 'FJELL_X_BASIC_2025_2',
  },
};

describe('checkout', () => {
  test.each([PATH, '/shop/checkout/7%2Fa/'])('%s shows no order for what cannot be a reference', async (path) => {
    const page = await open(path, 'no%20reference');
    expect([page.statusCode, page.body.includes('Handlekurven er tom')]).toEqual([200, true]);
  });

  test.each([
    ['[F2.9-2]', PATH],
    ['[F2.9-3]', '/bedrift/kasse/personlige-opplysninger/'],
    ['[F2.9-4]', '/bedrift/kasse/bestilling/'],
    ['[F2.9-5]', '/bedrift/kasse/bestilling/?abonnement=FJELL_BEDRIFT_20GB'],
    ['[F2.9-6]', '/shop/checkout/7%2Fa/'],
    ['', '/checkout/B2C/'],
    ['', '/checkout/UKKO/'],
  ])('%s %s says that it is a demonstration, in bokmål, without script and with a strict policy', async (_id, path) => {
    const page = await open(path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Dette er en demonstrasjon av kassen');
    expect(page.body).toContain('<html lang="nb">');
    expect(page.body.match(/<h1>/g)).toHaveLength(1);
    expect(page.body).not.toMatch(/<script|style="/);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  test.each([
    ['?abonnement=FJELL_BEDRIFT_20GB', 'Bedrift 20 GB', null],
    ['?abonnement=FJELL_BEDRIFT_20GB&hw=NOVA-9-SORT-128', 'Bedrift 20 GB', 'Nova Nova 9'],
    [
      '?abonnement=FJELL_X_BASIC_2025_2&hw=%3Cb%3E',
      'Finnes ikke i sortimentet for bedrift',
      'Finnes ikke i sortimentet for bedrift',
    ],
  ])(
    '[F2.9-5] a business that starts with %s sees the plan, and the device only when there is one',
    async (query, plan, device) => {
      const { body } = await open(`/bedrift/kasse/bestilling/${query}`);
      expect(body).toContain(`<dt>Abonnement</dt><dd>${plan}</dd>`);
      if (device === null) expect(body).not.toContain('<dt>Telefon</dt>');
      else expect(body).toContain(`<dt>Telefon</dt><dd>${device}</dd>`);
    },
  );

  test('[F2.9-6, P2-28] the checkout of an equipment agreement shows and pays the order in its path, not the one in the cookie', async () => {
    const answer = await shop.app.inject({
      method: 'PUT',
      url: '/api/ukko/cart/update/new',
      payload: { bundleId: 'nova-9-ukko24', mainVariantId: 'NOVA-9-SORT-128' },
    });
    const { orderRef } = answer.json<{ orderRef: string }>();
    const other = await order({ update: { accessorySku: 'NOVA-DEKSEL' } });
    const path = `/shop/checkout/${orderRef}/`;
    const { body } = await open(path, other);
    for (const text of ['Kasse for utstyrsavtale', 'Nova 9', 'Utstyrsavtale 24\u00A0md.', `action="${path}"`])
      expect(body).toContain(text);
    expect(body).not.toContain('Deksel til Nova 9');
    const paid = await pay(path, other);
    expect([paid.statusCode, paid.headers.location]).toEqual([303, path]);
    expect((await open(path, other)).body).toContain('Takk for bestillingen!');
    expect((await open(PATH, other)).body).toContain('Betal (demo)');
  });

  test('[F2.9-2] an empty cart has a link back to the shop and nothing to pay', async () => {
    const page = await open(PATH, 'no-such-order');
    expect(page.body).toContain('<h1>Handlekurven er tom</h1>');
    expect(page.body).toContain('href="/"');
    expect(page.body).not.toContain('<form');
  });

  test('[F2.9-2, F4.1-11] shows the lines and totals of the order', async () => {
    const orderRef = await order(lease);
    await order({ orderRef, update: { accessorySku: 'NOVA-DEKSEL', quantity: 2 } });
    const { body } = await open(PATH, orderRef);
    for (const text of [
      'Nova 9',
      'Delbetaling 24\u00A0md.',
      '416,-/md.',
      'Fjell X Basic',
      '499,-/md.',
      'Deksel til Nova 9',
      '2\u00A0stk',
      'fra 99,-',
      '698,-',
      '915,-/md.',
      'Betale nå:',
      '139,60\u00A0kr',
      '99,-',
    ]) {
      expect(body).toContain(text);
    }
  });

  test.each([
    ['switch', 'Svitsj'],
    ['lease', 'Delbetaling 24\u00A0md.'],
  ])('[F2.9-2] a device on %s says so', async (financingType, text) => {
    const { body } = await open(PATH, await order({ update: { ...lease.update, financingType } }));
    expect(body).toMatch(new RegExp(`<span class="soft">[^<]*${text}`));
  });

  test('[F9.1-19, F9.1-23] a lower price stands beside the ordinary one and why it is lower, and so does the total', async () => {
    const orderRef = await order({
      update: { handsetSku: 'NOVA-9-SORT-128', financingType: 'upfront', discountCode: 'NOVA500' },
    });
    const { body } = await open(PATH, orderRef);
    for (const text of ['9\u00A0490,-', 'ord. pris: 9\u00A0990,-', '500 kr i rabatt']) expect(body).toContain(text);
    // The row, and what is paid now.
    expect(body.match(/9\u00A0490,-/g)?.length).toBeGreaterThan(1);
  });

  test('[F4.1-11] paying shows a receipt, and the cart is marked as paid', async () => {
    const orderRef = await order({ update: { accessorySku: 'NOVA-DEKSEL' } });
    expect((await open(PATH, orderRef)).body).toContain('Betale nå:');
    const paid = await pay(PATH, orderRef);
    expect([paid.statusCode, paid.headers.location]).toEqual([303, PATH]);
    const receipt = await open(PATH, orderRef);
    expect(receipt.body).toContain('Takk for bestillingen!');
    expect(receipt.body).toContain('Betalt:');
    expect(receipt.body).not.toContain('<form');
    expect(receipt.body).not.toContain(orderRef);
    expect(receipt.body).toMatch(/<h2>Ordrenummer \d{4}\u00a0\d{4}<\/h2>/);
    expect(receipt.body).toContain('href="/ordre/"');
    const cart = await shop.app.inject({ method: 'POST', url: '/api/cart/get/', payload: { orderRef } });
    expect(cart.json()).toMatchObject({ hasPaid: true, orderRef });
  });

  test.each([
    ['avvist', 'Betalingen ble avvist'],
    ['tidsavbrudd', 'Betalingen fikk ikke svar i tide'],
  ])('a payment that ends with %s says so, and the order can be paid afterwards', async (utfall, text) => {
    const orderRef = await order({ update: { accessorySku: 'NOVA-DEKSEL' } });
    const failed = await send(PATH, orderRef, { utfall });
    expect([failed.statusCode, failed.headers.location]).toEqual([303, `${PATH}?utfall=${utfall}`]);
    const page = await open(`${PATH}?utfall=${utfall}`, orderRef);
    expect(page.body).toContain(text);
    expect(page.body).toContain('Betal (demo)');
    await pay(PATH, orderRef);
    expect((await open(PATH, orderRef)).body).toContain('Takk for bestillingen!');
  });

  test('a buyer without an address that receipts can go to pays nothing, and is told why', async () => {
    const orderRef = await order({ update: { accessorySku: 'NOVA-DEKSEL' } });
    const fields = fieldsOf(await open(PATH, orderRef));
    for (const epost of ['', 'ola', 'ola@'])
      expect((await send(PATH, orderRef, { ...fields, epost })).headers.location).toBe(`${PATH}?utfall=epost`);
    const page = await open(`${PATH}?utfall=epost`, orderRef);
    expect(page.body).toContain('Skriv en gyldig e-postadresse');
    expect(page.body).toContain('Betal (demo)');
  });

  test('a way of delivery is chosen for what is delivered; what is paid now is the last sum', async () => {
    const goods = (await open(PATH, await order({ update: { accessorySku: 'NOVA-DEKSEL' } }))).body;
    expect(goods.match(/name="levering" value="\w+"/g)).toEqual([
      'name="levering" value="home"',
      'name="levering" value="pickup"',
    ]);
    expect(goods.match(/<dt>[^<]*/g)?.at(-1)).toBe('<dt>Betale nå:');
    expect(goods.match(/<button type="submit">/g)).toHaveLength(1);
    expect((await open(PATH, await order(plan('FJELL_X_BASIC_2025_2')))).body).not.toContain('name="levering"');
  });

  test('[F4.1-11] pays only what it showed: an order that was changed meanwhile is shown again, and paid when that is what was seen', async () => {
    const deksel = (quantity: number) => ({ update: { accessorySku: 'NOVA-DEKSEL', quantity } });
    const orderRef = await order(deksel(1));
    const seen = fieldsOf(await open(PATH, orderRef));
    await order({ ...deksel(2), orderRef });
    const changed = await send(PATH, orderRef, seen);
    expect([changed.statusCode, changed.headers.location]).toEqual([303, `${PATH}?utfall=endret`]);
    const again = await open(`${PATH}?utfall=endret`, orderRef);
    expect(again.body).toContain('Bestillingen er endret siden du åpnet kassen. Ingenting er betalt.');
    expect((await send(PATH, orderRef, {})).headers.location).toBe(`${PATH}?utfall=endret`);
    expect((await send(PATH, orderRef, fieldsOf(again))).headers.location).toBe(PATH);
    expect((await open(PATH, orderRef)).body).toContain('Takk for bestillingen!');
  });

  test('[F2.9-3, F6-12] a business sees its order without mva., which is added once', async () => {
    const orderRef = await order({ realm: 'B2B', update: { pricePlan: 'FJELL_BEDRIFT_20GB' } });
    const { body } = await open('/bedrift/kasse/personlige-opplysninger/', orderRef);
    expect(body).toContain('Totalt pr. md. (ekskl. mva.)');
    expect(body).toContain('Totalt pr. md. inkl. mva.:');
  });

  test('another site cannot pay an order', async () => {
    const orderRef = await order({ update: { accessorySku: 'NOVA-DEKSEL' } });
    expect((await pay(PATH, orderRef, 'https://evil.example')).statusCode).toBe(403);
    expect((await open(PATH, orderRef)).body).toContain('Betal (demo)');
  });
});

test('[F4.4-1] an order with an open checkout keeps its place; the next one waits', async () => {
  const limited = await running.startAnother({ CHECKOUT_LIMIT: '1' });
  const isInsideQueue = async (orderRef: string): Promise<unknown> =>
    cartOf(await limited.api.inject({ method: 'POST', url: '/api/cart/get/', payload: { orderRef } })).isInsideQueue;
  const [first, second] = [await order(lease), await order(lease)];
  for (const orderRef of [first, second])
    await limited.operator.inject({ url: PATH, headers: { cookie: `orderRef=${orderRef}` } });
  const answers = [await isInsideQueue(first), await isInsideQueue(second)];
  await limited.close();
  expect(answers).toEqual([undefined, true]);
});

describe('numbers and SIM cards of plans', () => {
  test.each([
    ['', SENT],
    ['?nummer=new&sim=esim&nummer=port_in&sim=esim', NONE_SENT],
    ['?nummer=neworportin&sim=esim&nummer=new&sim=kort', SENT],
    ['?nummer=existing&sim=kort&nummer=transfer&sim=kort', NONE_SENT],
    ['?nummer=existing&sim=kort&nummer=port_in&sim=kort', SENT],
    ['?nummer=neworportin&sim=kort&nummer=existing&sim=kort', SENT],
    ['?nummer=neworportin&sim=esim&nummer=port_in&sim=esim', NONE_SENT],
  ])('[F5.1-4, F3.1-19] the choice %j: %s', async (query, said) => {
    const page = await open(`${PATH}${query}`, await twoPlans());
    expect([SENT, NONE_SENT].filter((each) => page.body.includes(each))).toEqual([said]);
  });

  test.each(['new', 'existing', 'port_in', 'transfer', 'neworportin'])(
    '[F3.9-3] %s is a way to get a number, kept by the page',
    async (type) => {
      const { body } = await open(`${PATH}?nummer=${type}&sim=esim`, await order(plan('FJELL_X_BASIC_2025_2')));
      expect(body.match(/<option value="\w+" selected>/g)).toEqual([
        `<option value="${type}" selected>`,
        '<option value="esim" selected>',
      ]);
    },
  );

  test.each(['NEW', 'stjålet', ''])('[F3.9-3] %j is none: it counts as a new number on a card', async (type) => {
    const { body } = await open(`${PATH}?nummer=${type}&sim=esim`, await order(plan('FJELL_X_BASIC_2025_2')));
    expect(body).toContain('<option value="new" selected>');
    expect(body).toContain(SENT);
  });

  test('[F5.1-3, F5.1-4] an order with goods does not ask', async () => {
    const orderRef = await twoPlans();
    const mixed = await order({ update: { accessorySku: 'NOVA-DEKSEL' }, orderRef });
    expect((await open(PATH, mixed)).body).not.toContain('Nummer og SIM-kort');
    expect((await open(PATH, await order(lease))).body).not.toContain('Nummer og SIM-kort');
  });
});

test('[F2.9-1] below the name of an environment the forms and the way on keep it; another word is none', async () => {
  const orderRef = await order(lease);
  const openFrom = (prefix: string) =>
    operator.inject({ url: PATH, headers: { cookie: `orderRef=${orderRef}`, 'x-forwarded-prefix': prefix } });
  expect((await openFrom('/pp2')).body).toContain(`action="/pp2${PATH}"`);
  for (const prefix of ['', '//evil.example', '/a/b'])
    expect((await openFrom(prefix)).body).toContain(`action="${PATH}"`);
  const paid = await operator.inject({
    method: 'POST',
    url: PATH,
    headers: {
      cookie: `orderRef=${orderRef}`,
      origin: ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-prefix': '/pp2',
    },
    payload: 'utfall=avvist',
  });
  expect(paid.headers.location).toBe(`/pp2${PATH}?utfall=avvist`);
});

test('an order that has expired is no empty cart: the page says that it has expired', async () => {
  const orderRef = await order({ update: { accessorySku: 'NOVA-DEKSEL' } });
  expect((await open(PATH, 'x'.repeat(32))).body).toContain('Handlekurven er tom');
  await deliver(operator, eventOf('order.expired', orderRef));
  shop.setNow(TEST_NOW_MS + 25 * 3_600_000);
  const { body } = await open(PATH, orderRef);
  shop.setNow(TEST_NOW_MS);
  expect(body).toContain('<h1>Bestillingen er utløpt</h1>');
  expect(body).not.toContain('<form');
});

test.each([
  ['does not answer', 'http://127.0.0.1:9', {}],
  ['does not know this client', undefined, { ORDER_API_SECRET: 'another-secret-of-24-characters' }],
])('a shop that %s is a page with status 503', async (_what, url, env) => {
  const { port } = shop.app.server.address() as AddressInfo;
  const alone = await operatorBefore(url ?? `http://127.0.0.1:${port}`, env);
  const page = await alone.inject({ url: PATH, headers: { cookie: `orderRef=${await order(lease)}` } });
  await alone.close();
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.body).toContain('<h1>Siden kan ikke vises akkurat nå</h1>');
});
