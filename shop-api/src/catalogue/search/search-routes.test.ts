import { searchAnswerSchema, suggestionsSchema, type SuggestionsWire } from 'shared-domain/catalogue/io';
import { asSent } from 'shared-domain/testing';
import { createTestApp, type TestApp } from '../../testing';
import { aFeed } from '../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const get = (path: string, q: string, realm = 'B2C') => shop.app.inject(`${path}?${new URLSearchParams({ q, realm })}`);
const search = async (q: string, realm?: string) =>
  asSent(searchAnswerSchema, (await get('/api/search', q, realm)).json());
const suggest = async (q: string, realm?: string) =>
  asSent(suggestionsSchema, (await get('/api/search/suggestions', q, realm)).json());
const namesOf = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

test.each([
  ['NOVA 9', ['Nova 9', 'Deksel til Nova 9'], []],
  ['deksel nova', ['Deksel til Nova 9', 'Gammelt deksel'], []],
  ['fjell max', [], ['Fjell X Max']],
  ['nvoa 9', ['Nova 9', 'Deksel til Nova 9'], []],
  ['nova9', ['Nova 9', 'Deksel til Nova 9'], []],
  ['etui', ['Deksel til Nova 9', 'Gammelt deksel'], []],
  ['xyzzy', [], []],
  ['  ', [], []],
])('a search for %j finds products and plans, the best first', async (q, products, plans) => {
  const answer = await search(q);
  expect(namesOf(answer.products)).toEqual(products);
  expect(namesOf(answer.plans)).toEqual(plans);
  expect(answer.total).toBe(products.length + plans.length);
});

test('a word that nothing has leaves what has the others, as long as it is half of them', async () => {
  expect(namesOf((await search('nova xyzzy')).products)).toContain('Nova 9');
  expect((await search('nova xyzzy qwerty')).total).toBe(0);
});

test('lists and pages are found with them, each address once', async () => {
  const { categories, pages } = await search('mobiltelefoner');
  expect(categories[0]).toEqual({ name: 'Mobiltelefoner', href: '/mobiltelefoner/' });
  expect(pages.map(({ href }) => href)).not.toContain('/mobiltelefoner/');
  const help = (await search('faktura')).pages.map(({ href }) => href);
  expect(help).toContain('/hjelp/faktura/');
  expect(new Set(help).size).toBe(help.length);
});

test('businesses find what is sold to them, with their own addresses, plans and pages, and prices without VAT', async () => {
  const [consumers, businesses] = [await suggest('nova 9'), await suggest('nova 9', 'B2B')];
  expect(businesses.products[0]).toMatchObject({ href: '/bedrift/mobiltelefoner/nova/nova-9/' });
  const [gross = 0, net = 0] = [consumers.products[0]?.price, businesses.products[0]?.price];
  expect(net).toBe(gross / 1.25);
  expect(namesOf((await suggest('abonnement', 'B2B')).plans)).toEqual(['Bedrift 20 GB']);
  const pages = (await suggest('kundeservice', 'B2B')).pages.map(({ href }) => href);
  expect(pages).toContain('/bedrift/kundeservice/');
});

test('customers of an equipment agreement see what a device costs a month', async () => {
  const [first] = (await suggest('nova 9', 'UKKO')).products;
  expect(first).toMatchObject({ isMonthly: true });
  expect(first?.price).toBeGreaterThan(0);
});

test('suggestions are few and small, the same for every spelling, and may be cached', async () => {
  const answer = await get('/api/search/suggestions', 'NOV');
  const found: SuggestionsWire = answer.json();
  expect(found.products[0]).toEqual({
    brand: 'Nova',
    name: 'Nova 9',
    href: '/mobiltelefoner/nova/nova-9/',
    image: {
      url: '/api/pictures/nova-9/sort-front-320.webp',
      title: '',
      responsive: { base: '/api/pictures/nova-9/sort-front', widths: [320], formats: ['avif'] },
    },
    price: expect.any(Number) as number,
    isMonthly: false,
  });
  expect(found.products.length).toBeLessThanOrEqual(6);
  for (const group of [found.plans, found.categories, found.pages]) expect(group.length).toBeLessThanOrEqual(3);
  expect(answer.headers['cache-control']).toMatch('public, max-age=60');
  expect((await get('/api/search/suggestions', ' nov ')).headers.etag).toBe(answer.headers.etag);
});

test('what an import brings is found as soon as it is in use', async () => {
  const feed = aFeed();
  const products = feed.products.map((each) => (each.modelSlug === 'nova-9' ? { ...each, model: 'Zenit 9' } : each));
  await shop.importCatalogue({ ...feed, products });
  expect(namesOf((await search('zenit')).products)[0]).toBe('Zenit 9');
  await shop.importCatalogue();
  expect((await search('zenit')).total).toBe(0);
});

test.each(['/api/search', '/api/search/suggestions'])(
  '%s: a query that is missing or too long is a 400',
  async (path) => {
    expect((await shop.app.inject(path)).statusCode).toBe(400);
    const answer = await get(path, 'x'.repeat(201));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ pointer: '?q', detail: 'must have at most 200 characters' }] });
  },
);
