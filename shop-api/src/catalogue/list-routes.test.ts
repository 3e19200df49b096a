import * as v from 'valibot';
import { createListIndex, parseListQuery, toFacets } from 'shared-domain/catalogue';
import {
  type Brands,
  brandsSchema,
  LIST_TYPES,
  type ListColumns,
  listHighlightsSchema,
  type ListHighlightsWire,
  listIndexSchema,
  listLeadsSchema,
  listViewSchema,
  type ListViewWire,
  productListSchema,
  searchAnswerSchema,
  suggestionsSchema,
  type SuggestionsWire,
} from 'shared-domain/catalogue/io';
import { REALMS } from 'shared-domain/contracts/realm';
import { asSent } from 'shared-domain/testing';
import { createTestApp, TEST_NOW_MS, type TestApp } from '../testing';
import { aFeed, aProduct, aSimpleProduct, aVariant } from './testing';

describe('list routes', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop?.close());

  const get = async (part: string, query = '', list = 'B2C/HANDSET_LIST') =>
    (await shop.app.inject(`/api/view-models/product-list-${part}/${list}${query}`)).json<unknown>();
  const viewOf = async (query = '', list?: string): Promise<ListViewWire> =>
    asSent(listViewSchema, await get('view', query, list));
  const indexOf = async (list?: string): Promise<ListColumns> => asSent(listIndexSchema, await get('index', '', list));
  const highlightsOf = async (list: string): Promise<ListHighlightsWire> =>
    asSent(listHighlightsSchema, await get('highlights', '', list));
  const wholeList = async (list: string) =>
    asSent(productListSchema, (await shop.app.inject(`/api/view-models/product-list/${list}`)).json());

  test.each([
    'product-list/B2C/HANDSET_LIST',
    'product-list-view/B2C/HANDSET_LIST',
    'product-list-index/B2C/HANDSET_LIST',
    'subscriptions/B2C',
  ])('[F9.15-4, F7.7-2] an answer about %s may be kept for 1,200 s in all', async (listing) => {
    const { headers } = await shop.app.inject(`/api/view-models/${listing}`);
    const seconds = [...String(headers['cache-control']).matchAll(/(?:max-age|stale-while-revalidate)=(\d+)/g)];
    expect(seconds.reduce((sum, [, each]) => sum + Number(each), 0)).toBe(1_200);
  });

  test.each([
    ['B2C', '/mobiltelefoner/'],
    ['B2B', '/bedrift/mobiltelefoner/'],
  ])('the menus of %s get the first product of each list that has one', async (realm, path) => {
    const answer = (await shop.app.inject(`/api/view-models/list-leads/${realm}`)).json<unknown>();
    const { lists } = v.parse(listLeadsSchema, answer);
    const [first] = (await wholeList(`${realm}/HANDSET_LIST`)).items;
    expect(lists.find((lead) => lead.path === path)).toMatchObject({
      name: first?.name,
      href: first?.href,
      image: first?.image,
    });
    expect(new Set(lists.map((lead) => lead.path)).size).toBe(lists.length);
  });

  /** Phones of two brands in turn. */
  const manyPhones = (count: number) =>
    aFeed({
      products: Array.from({ length: count }, (_, index) =>
        aSimpleProduct({
          sku: `TLF-${index}`,
          brand: index % 2 ? 'Tern' : 'Nova',
          brandSlug: index % 2 ? 'tern' : 'nova',
          model: `Modell ${index + 1}`,
          modelSlug: `modell-${index + 1}`,
          position: index + 1,
        }),
      ),
      webdeals: [],
      bundles: [],
      reviews: [],
      shops: [],
      insurances: [],
      restocks: [],
    });

  test.each(REALMS.flatMap((realm) => LIST_TYPES.map((listType) => `${realm}/${listType}`)))(
    '[F2.8-1] %s: view, index and highlights are parts of the whole list',
    async (list) => {
      const whole = await wholeList(list);
      const view = await viewOf('', list);
      const columns = await indexOf(list);
      expect(view).toMatchObject({ total: whole.total, count: whole.total, version: columns.version });
      expect(view.items.map(({ href }) => href)).toEqual(whole.items.slice(0, 24).map(({ href }) => href));
      for (const [place, item] of view.items.entries()) expect(whole.items[place]).toMatchObject({ name: item.name });
      expect(columns.total).toBe(whole.total);
      const hrefs = whole.items.map(({ href }) => href);
      for (const { href, position } of (await highlightsOf(list)).items) expect(hrefs[position - 1]).toBe(href);
    },
  );

  test('[F3.5-1] a card has what it draws, and nothing that no card reads', async () => {
    const [item] = (await viewOf()).items;
    expect(item).toMatchObject({ name: 'Nova 9', upfrontPrice: { upfront: 9_990 }, switchPrice: { monthly: 375 } });
    for (const field of ['skus', 'compatibleAccessories', 'compatibleModels', 'additionalMemberSlugs', 'hwInfo'])
      expect(item).not.toHaveProperty(field);
    expect(item?.variants.salesStatuses).toHaveLength(1);
  });

  test('[F5.5-14] the server answers a query as the browser does from the index', async () => {
    for (const search of [
      '?merke=nova',
      '?lager=1&sorter=pris-lav',
      '?betaling=lease24&pris=100-420',
      '?tilstand=ny',
    ]) {
      const query = parseListQuery(new URLSearchParams(search));
      const view = await viewOf(search);
      const answer = createListIndex(await indexOf()).answer(query, { from: 0, to: 24 });
      expect(answer).toMatchObject({ count: view.count, places: view.places });
      expect(toFacets(answer?.facets ?? [], query.filters)).toEqual(toFacets(view.facets, query.filters));
    }
    expect((await viewOf('?sok=nova')).count).toBeGreaterThan(0);
    expect((await viewOf('?sok=finnes-ikke')).count).toBe(0);
  });

  describe('a list of many', () => {
    beforeAll(() => shop.importCatalogue(manyPhones(130)));
    afterAll(() => shop.importCatalogue());

    test.each([
      ['', 0, 24],
      ['?side=2', 0, 48],
      ['?side=5', 24, 96],
      ['?side=2&firstPage=2', 24, 24],
      ['?side=2&firstPage=9', 24, 24],
      ['?side=99', 48, 82],
      ['?merke=nova&side=3', 0, 65],
    ])('%s sends the cards after the first %i, %i of them', async (query, from, count) => {
      const view = await viewOf(query);
      expect([view.from, view.items.length, view.places.length]).toEqual([from, count, count]);
    });

    test.each(['0', '-1', 'x', '1.5'])('firstPage=%s is a 400', async (firstPage) => {
      const answer = await shop.app.inject(
        `/api/view-models/product-list-view/B2C/HANDSET_LIST?firstPage=${firstPage}`,
      );
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ pointer: '?firstPage' }] });
    });
  });

  test('a list that changes has another version, and the same one otherwise', async () => {
    const { version } = await indexOf();
    await shop.importCatalogue();
    expect((await indexOf()).version).toBe(version);
    await shop.importCatalogue(manyPhones(2));
    expect((await indexOf()).version).not.toBe(version);
    await shop.importCatalogue();
  });

  test('[P4-65] a status that changes by itself shows in the index', async () => {
    const statuses = [
      { name: 'Sellable', timestampIso: '2026-01-01T00:00:00Z' },
      { name: 'NonSellable', timestampIso: '2026-11-21T12:00:05Z' },
    ];
    await shop.importCatalogue(
      aFeed({ ...manyPhones(0), products: [aProduct({ variants: [aVariant({ statuses })] })] }),
    );
    expect((await indexOf()).inStock).toBe('1');
    expect((await viewOf('?lager=1')).count).toBe(1);
    shop.setNow(TEST_NOW_MS + 6_000);
    expect((await indexOf()).inStock).toBe('0');
    expect((await viewOf('?lager=1')).count).toBe(0);
    shop.setNow(TEST_NOW_MS);
    await shop.importCatalogue();
  });

  describe('parts of lists', () => {
    const brandsIn = async (realm: string): Promise<Brands> =>
      asSent(brandsSchema, (await shop.app.inject(`/api/view-models/brands/${realm}`)).json<unknown>());

    test('[F2.8-21] brands are listed by name with their series, and each list of theirs holds as many products', async () => {
      await shop.importCatalogue(
        aFeed({
          products: [
            aSimpleProduct({ sku: 'A-1', brand: 'Åsnes', brandSlug: 'aasnes', modelSlug: 'a-1' }),
            aSimpleProduct({ sku: 'N-1', modelSlug: 'n-1', series: 'Nova S', position: 2, realms: ['B2C', 'B2B'] }),
            aSimpleProduct({
              sku: 'N-2',
              modelSlug: 'n-2',
              series: 'Nova S',
              type: 'TABLET',
              position: 1,
              realms: ['B2C', 'B2B'],
            }),
            aSimpleProduct({ sku: 'N-3', modelSlug: 'n-3', position: 3 }),
          ],
          webdeals: [],
          bundles: [],
          reviews: [],
          shops: [],
          insurances: [],
          restocks: [],
        }),
      );
      const { brands } = await brandsIn('B2C');
      expect(brands).toEqual([
        { name: 'Nova', slug: 'nova', count: 3, series: [{ name: 'Nova S', slug: 'nova-s', count: 2 }] },
        { name: 'Åsnes', slug: 'aasnes', count: 1, series: [] },
      ]);
      const hrefs = async (query: string) =>
        (await viewOf(query, 'B2C/ALL')).items.map(({ href }) => href.split('/')[1]);
      expect(await hrefs('?brand=nova')).toEqual(['mobiltelefoner', 'mobiltelefoner', 'nettbrett']);
      expect(await hrefs('?brand=nova&series=nova-s')).toEqual(['mobiltelefoner', 'nettbrett']);
      expect(await hrefs('?brand=ukjent')).toEqual([]);
      expect((await brandsIn('B2B')).brands.find(({ slug }) => slug === 'nova')?.count).toBe(2);
      const { total } = asSent(listIndexSchema, await get('index', '?brand=nova', 'B2C/ALL'));
      expect(total).toBe(3);
    });

    test('[F2.8-9] a kind of accessories is a list of its own, with its own total', async () => {
      await shop.importCatalogue();
      const whole = await viewOf('', 'B2C/ACCESSORY_LIST');
      const covers = await viewOf('?category=deksler', 'B2C/ACCESSORY_LIST');
      expect(covers.total).toBe(
        whole.facets.find(({ id }) => id === 'categories')?.values.find(({ value }) => value === 'deksler')?.count,
      );
      expect(covers.items.every(({ href }) => href.startsWith('/tilbehor/deksler/'))).toBe(true);
    });

    test.each(['?brand=Nova', '?category=../x', '?series='])('a part that is no slug is refused: %s', async (query) => {
      const { statusCode } = await shop.app.inject(`/api/view-models/product-list-view/B2C/ALL${query}`);
      expect(statusCode).toBe(400);
    });
  });

  describe('settings of lists', () => {
    test('[F5.5-20] the price facet offers the configured ways of paying, and phones only the switch plan where that is set', async () => {
      await shop.importCatalogue();
      const offered = async (settings: unknown): Promise<readonly string[]> => {
        const app = await shop.startAnother({ LIST_SETTINGS: JSON.stringify(settings) });
        const answer = await app.inject('/api/view-models/product-list-view/B2C/HANDSET_LIST');
        await app.close();
        return asSent(listViewSchema, answer.json<unknown>()).financing;
      };
      expect(await offered({})).toEqual(expect.arrayContaining(['upfront', 'lease24', 'new-switch']));
      expect(await offered({ B2C: { financing: ['lease24', 'upfront', 'lease36'] } })).toEqual(['lease24', 'upfront']);
      expect(await offered({ B2C: { onlySwitch: true } })).toEqual(['new-switch']);
      expect(await offered({ B2B: { onlySwitch: true } })).toContain('upfront');
    });

    test('[F5.5-10] the colour of the default variant alone counts where that is set', async () => {
      const app = await shop.startAnother({ LIST_SETTINGS: '{"B2C":{"defaultVariantColorOnly":true}}' });
      const answer = await app.inject('/api/view-models/product-list-view/B2C/HANDSET_LIST');
      const one = asSent(listViewSchema, answer.json<unknown>());
      await app.close();
      const sum = (view: ListViewWire) =>
        view.facets.find(({ id }) => id === 'colors')?.values.reduce((all, { count }) => all + count, 0) ?? 0;
      expect(sum(one)).toBe(one.total);
      expect(sum(await viewOf())).toBeGreaterThan(one.total);
    });

    test('[F6-14] [F2.8-17] the agreement lists lead to products of the agreement, and name the root of its host', async () => {
      const app = await shop.startAnother({ UKKO_ORIGIN: 'https://avtale.test' });
      const view = async (list: string) =>
        asSent(listViewSchema, (await app.inject(`/api/view-models/product-list-view/${list}`)).json<unknown>());
      const agreement = await view('UKKO/HANDSET_LIST');
      const consumers = await view('B2C/HANDSET_LIST');
      await app.close();
      expect([agreement.home, consumers.home]).toEqual(['https://avtale.test/', undefined]);
      expect(agreement.items.length).toBeGreaterThan(0);
      for (const { href } of agreement.items)
        expect(href).toMatch(/^\/bedrift\/utstyrsavtale\/mobiltelefoner\/[^/]+\/[^/]+\/$/);
      expect(agreement.financing.every((option) => option.startsWith('ukko'))).toBe(true);
    });
  });
});

describe('search routes', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  const get = (path: string, q: string, realm = 'B2C') =>
    shop.app.inject(`${path}?${new URLSearchParams({ q, realm })}`);
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
        url: '/api/pictures/nova-9/sort-front-800.webp',
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
});
