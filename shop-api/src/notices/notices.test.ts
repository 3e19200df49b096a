/** 'Gi meg beskjed', from the wish to the mail, with a mail server at the other end. */
import type { FastifyInstance } from 'fastify';
import { type Mailbox, openMailbox } from '../../../reference-systems/src/operator/mailbox/mailbox';
import { aFeed, aProduct } from '../catalogue/testing';
import { readConfig } from '../config/env';
import { deliverMails } from '../outbox/mails';
import { createTestApp, problemOf, TEST_NOW_MS, type TestApp } from '../testing';
import { Notices } from './notices';

const SOLD_OUT = 'NOVA-9-LYNG-128';
const DAY_MS = 86_400_000;

let mailbox: Mailbox;
let shop: TestApp;
let app: FastifyInstance;
let env: Record<string, string>;
beforeAll(async () => {
  mailbox = await openMailbox({ port: 0, host: '127.0.0.1' });
  env = {
    RATE_LIMITS: 'off',
    MAIL_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_FROM: 'Fjell <varsel@fjell.example>',
  };
  // The app sends nothing by itself: the tests say when.
  jest.spyOn(globalThis, 'setInterval').mockImplementation(() => ({ unref: () => undefined }) as never);
  shop = await createTestApp({ env });
  jest.restoreAllMocks();
  app = shop.app;
});
afterAll(async () => {
  await shop.close();
  await mailbox.close();
});
beforeEach(async () => {
  await shop.database.script('DELETE FROM notice; DELETE FROM mail;');
  await shop.importCatalogue();
  shop.setNow(TEST_NOW_MS);
});

const ask = (over: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/notices/',
    payload: { sku: SOLD_OUT, realm: 'B2C', reason: 'stock', email: 'Ola@Example.no', ...over },
  });
let nowMs = TEST_NOW_MS;
const at = (time: number): void => {
  nowMs = time;
  shop.setNow(time);
};
beforeEach(() => at(TEST_NOW_MS));
/** Sends what is due, and gives what came, the newest first. */
async function post() {
  const before = mailbox.mails.length;
  const { mail } = readConfig(env);
  if (!mail) throw new Error('no mail');
  await deliverMails({ database: shop.database, mail, now: () => new Date(nowMs), onGivenUp: () => undefined });
  return mailbox.mails.slice(0, mailbox.mails.length - before);
}
const codeIn = (text = ''): string => /\/varsel\/\?kode=([\w-]+)/.exec(text)?.[1] ?? '';
const state = (code: string) => app.inject(`/api/notices/${code}`);
const confirm = (code: string) => app.inject({ method: 'POST', url: `/api/notices/${code}/confirmation` });

/** As the process does it every minute. */
async function tell(): Promise<void> {
  const { createCatalogueReader } = await import('../catalogue');
  const clock = () => nowMs;
  const catalogue = createCatalogueReader({ database: shop.database, clock });
  await new Notices({
    database: shop.database,
    clock,
    catalogue,
    config: readConfig({ STAND_INS: 'on', ...env }),
  }).tell();
  await catalogue.close();
}
const importWith = (sku: string, over: object) => {
  const product = aProduct();
  const variants = product.variants.map((variant) => (variant.sku === sku ? { ...variant, ...over } : variant));
  const feed = aFeed();
  return shop.importCatalogue({
    ...feed,
    products: feed.products.map((each) => (each.modelSlug === product.modelSlug ? { ...each, variants } : each)),
  });
};
const restocked = () => importWith(SOLD_OUT, { stock: 3 });

async function confirmed(over: object = {}): Promise<string> {
  await ask(over);
  const [mail] = await post();
  const code = codeIn(mail?.text);
  await confirm(code);
  return code;
}

test('a wish is confirmed by its address, and told once when it comes true; then the address is deleted', async () => {
  const asked = await ask();
  expect([asked.statusCode, asked.json()]).toEqual([202, {}]);
  const [confirmation, ...more] = await post();
  expect(more).toEqual([]);
  expect(confirmation).toMatchObject({
    to: 'ola@example.no',
    from: 'Fjell <varsel@fjell.example>',
    subject: 'Bekreft at du vil ha beskjed om Nova Nova 9, 128 GB, Lyng',
  });
  const code = codeIn(confirmation?.text);
  expect(confirmation?.headers.get('list-unsubscribe')).toBe(`<http://localhost:3000/varsel/?kode=${code}>`);
  expect(confirmation?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect((await state(code)).json()).toEqual({ sku: SOLD_OUT, realm: 'B2C', reason: 'stock', isConfirmed: false });

  // Nobody is told who has not confirmed.
  await restocked();
  await tell();
  expect(await post()).toEqual([]);
  await shop.importCatalogue();
  expect((await confirm(code)).json()).toMatchObject({ isConfirmed: true });
  await tell();
  expect(await post()).toEqual([]);

  await restocked();
  await Promise.all([tell(), tell()]);
  const [news, ...others] = await post();
  expect(others).toEqual([]);
  expect(news).toMatchObject({ to: 'ola@example.no', subject: 'Nova Nova 9, 128 GB, Lyng er på lager igjen' });
  expect(news?.text).toContain('http://localhost:3000/mobiltelefoner/nova/nova-9/lyng-128gb/');
  // It has ended with this mail.
  expect(news?.headers.has('list-unsubscribe')).toBe(false);
  expect((await state(code)).statusCode).toBe(404);
  for (const table of ['notice', 'mail']) expect(await shop.database.query(`SELECT 1 FROM ${table}`)).toEqual([]);
});

test('a price is told when it is lower than it was, with the price', async () => {
  const sku = 'NOVA-9-SORT-128';
  await confirmed({ sku, reason: 'price' });
  await tell();
  expect(await post()).toEqual([]);
  await importWith(sku, { price: 7_777 });
  await tell();
  const [news] = await post();
  expect(news?.subject).toMatch(/^Lavere pris på /);
  expect(news?.text.replaceAll('\u00a0', ' ')).toContain('nå 7 777,-');
});

test('a business is told the price without mva., as its pages have it', async () => {
  const sku = 'NOVA-9-SORT-128';
  await confirmed({ sku, reason: 'price', realm: 'B2B' });
  await importWith(sku, { price: 7_500 });
  await tell();
  const [news] = await post();
  expect(news?.text.replaceAll('\u00a0', ' ')).toContain('nå 6 000,- (ekskl. mva.)');
  expect(news?.text).toContain('/bedrift/mobiltelefoner/');
});

test('asking again sends no second mail at once, and none to who has confirmed; the answer is the same', async () => {
  await ask();
  await ask();
  expect(await post()).toHaveLength(1);
  at(TEST_NOW_MS + 11 * 60_000);
  await ask();
  const [again] = await post();
  await confirm(codeIn(again?.text));
  at(TEST_NOW_MS + 22 * 60_000);
  expect((await ask()).statusCode).toBe(202);
  expect(await post()).toEqual([]);
});

test('an address has at most five unconfirmed wishes', async () => {
  const skus = ['NOVA-9-SORT-128', 'NOVA-9-SORT-256', SOLD_OUT, 'TERN-WATCH', 'FELT-RUTER', 'NOVA-8-BRUKT'];
  for (const sku of skus) expect((await ask({ sku })).statusCode).toBe(202);
  expect(await post()).toHaveLength(5);
});

test('an unconfirmed address is deleted after a week, a confirmed one after a year', async () => {
  const code = await confirmed();
  await ask({ sku: 'TERN-WATCH' });
  at(TEST_NOW_MS + 7.1 * DAY_MS);
  await tell();
  expect(await shop.database.query('SELECT id FROM notice')).toEqual([{ id: code }]);
  at(TEST_NOW_MS + 365.1 * DAY_MS);
  expect((await state(code)).statusCode).toBe(404);
  await tell();
  expect(await shop.database.query('SELECT id FROM notice')).toEqual([]);
});

test('a notice is ended by its code, any number of times', async () => {
  const code = await confirmed();
  const end = () => app.inject({ method: 'DELETE', url: `/api/notices/${code}` });
  expect([(await end()).statusCode, (await end()).statusCode, (await state(code)).statusCode]).toEqual([204, 204, 404]);
  await restocked();
  await tell();
  expect(await post()).toEqual([]);
});

test.each([
  ['no address', { email: 'ola' }, 400, '/email'],
  ['another reason', { reason: 'weather' }, 400, '/reason'],
  ['an agreement', { realm: 'UKKO' }, 400, '/realm'],
  ['more than is asked for', { name: 'Ola' }, 400, '/name'],
  ['unknown goods', { sku: 'NO-SUCH' }, 404, undefined],
])('%s is refused and stores nothing', async (_what, over, status, pointer) => {
  const answer = await ask(over);
  expect(answer.statusCode).toBe(status);
  expect(problemOf(answer).errors?.[0]?.pointer).toBe(pointer);
  expect(await shop.database.query('SELECT 1 FROM notice')).toEqual([]);
});

test('a mail server that is away gets the mail later; a mailbox that is not there is given up', async () => {
  await ask();
  const away = { url: 'smtp://127.0.0.1:9', from: 'Fjell <a@b.no>', shopOrigin: 'http://localhost:3000' };
  const givenUp: number[] = [];
  const send = (mail = away) =>
    deliverMails({
      database: shop.database,
      mail,
      now: () => new Date(nowMs),
      onGivenUp: (tries) => givenUp.push(tries),
    });
  expect([await send(), await send()]).toEqual([1, 0]);
  at(TEST_NOW_MS + 6_000);
  expect(await post()).toHaveLength(1);
  expect(givenUp).toEqual([]);

  await ask({ sku: 'TERN-WATCH', email: 'ingen@avvist.example' });
  expect(await post()).toEqual([]);
  expect(await shop.database.query('SELECT 1 FROM mail')).toEqual([]);
});

test('pages offer what there is to wait for', async () => {
  const page = async (path: string, of = app) =>
    (await of.inject(`/api/view-models/product-details/${path}`)).json<{
      variants: { sku: string; notice?: { text: string; href: string } }[];
    }>().variants;
  const offered = await page('B2C?path=/mobiltelefoner/nova/nova-9/');
  expect(Object.fromEntries(offered.map(({ sku, notice }) => [sku, notice]))).toEqual({
    'NOVA-9-SORT-128': {
      text: 'Gi meg beskjed når prisen går ned',
      href: '/varsel/?vare=NOVA-9-SORT-128&grunn=pris',
    },
    'NOVA-9-SORT-256': {
      text: 'Gi meg beskjed når prisen går ned',
      href: '/varsel/?vare=NOVA-9-SORT-256&grunn=pris',
    },
    [SOLD_OUT]: {
      text: 'Gi meg beskjed når den er på lager',
      href: '/varsel/?vare=NOVA-9-LYNG-128&grunn=lager',
    },
  });
  const [business] = await page('B2B?path=/bedrift/mobiltelefoner/nova/nova-9/');
  expect(business?.notice?.href).toBe('/bedrift/varsel/?vare=NOVA-9-SORT-128&grunn=pris');
  const another = await shop.startAnother({ MAIL_URL: '' });
  const silent = await page('B2C?path=/mobiltelefoner/nova/nova-9/', another);
  expect(silent.map(({ notice }) => notice)).toEqual([undefined, undefined, undefined]);
  await another.close();
});

test('without a mail server there are no such calls', async () => {
  const another = await shop.startAnother({ MAIL_URL: '' });
  expect((await another.inject({ method: 'POST', url: '/api/notices/', payload: {} })).statusCode).toBe(404);
  await another.close();
});
