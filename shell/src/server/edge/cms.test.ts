import fc from 'fast-check';
import { createTestEdge } from '../testing/test-edge';
import { cmsAddress } from './cms';

test('whatever the path, the request goes to the CMS and nowhere else', () => {
  const paths = fc.oneof(fc.webPath(), fc.string({ unit: fc.constantFrom('/', '.', '\\', '@', ':', 'a', '%2f') }));
  fc.assert(
    fc.property(paths, (path) => {
      // As a request's path reaches the edge.
      const { pathname } = new URL(`http://shop.test/.${path}`);
      expect(new URL(cmsAddress(pathname, 'http://127.0.0.1:3030')).origin).toBe('http://127.0.0.1:3030');
    }),
  );
  expect(new URL(cmsAddress(new URL('http://shop.test/.//evil.example/').pathname, 'http://127.0.0.1:3030')).host).toBe(
    '127.0.0.1:3030',
  );
});

test.each([
  [302, '/minside/hjem', '/minside/hjem'],
  [301, 'nytt/?a=1#b', '/gammelt/nytt/?a=1#b'],
  [308, '{CMS}//evil.example/', '/evil.example/'],
  [302, 'https://www.example/kampanje/', 'https://www.example/kampanje/'],
])('a %i of the CMS to %s leads there on this site', async (status, location, expected) => {
  const edge = await createTestEdge();
  edge.cms.answer = () => ({ status, headers: { location: location.replace('{CMS}', edge.cms.url) } });
  const answer = await edge.app.inject('/gammelt/');
  expect([answer.statusCode, answer.headers.location]).toEqual([status, expected]);
  await edge.close();
});

describe('an answer of another type than HTML', () => {
  const NAVIGATION = { 'sec-fetch-dest': 'document', accept: 'text/html,*/*;q=0.8' };
  const ask = async (type: string, path: string, headers: Readonly<Record<string, string>>) => {
    const edge = await createTestEdge();
    edge.cms.answer = () => ({ headers: { 'content-type': type }, body: '{"title":"Half' });
    const answer = await edge.app.inject({ url: path, headers });
    await edge.close();
    return answer;
  };

  test.each([
    ['application/json', '/hjelp/', NAVIGATION],
    ['application/problem+json', '/hjelp/', { accept: 'text/html' }],
    ['text/plain', '/hjelp/', NAVIGATION],
    ['application/json', '/vilkar.pdf', NAVIGATION],
  ])('%s is not shown to the visitor who opens %s', async (type, path, headers) => {
    const answer = await ask(type, path, headers);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('<h1>');
    expect(answer.body).not.toContain('Half');
  });

  test.each([
    ['application/json', '/hjelp/sok/', { 'sec-fetch-dest': 'empty', accept: '*/*' }],
    ['application/json', '/hjelp/sok/', { accept: 'application/json' }],
    ['image/png', '/hjelp/kart.png', { 'sec-fetch-dest': 'image', accept: 'image/*' }],
    ['text/css', '/hjelp/stil.css', { 'sec-fetch-dest': 'style' }],
    ['application/pdf', '/vilkar.pdf', NAVIGATION],
    ['application/xml', '/hjelp/sitemap.xml', NAVIGATION],
    ['Text/HTML;charset=utf-8', '/hjelp/', NAVIGATION],
  ])('%s at %s passes to who asked for it', async (type, path, headers) => {
    const answer = await ask(type, path, headers);
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, type, '{"title":"Half']);
  });
});

describe('a path that the CMS has no page for', () => {
  afterEach(() => jest.restoreAllMocks());

  test('is requested from it once in 30 s, by everyone together', async () => {
    let now = 1_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const edge = await createTestEdge();
    const asked = () => edge.cms.calls.length;
    for (let index = 0; index < 5; index += 1) await edge.app.inject(`/finnes-ikke/?a=${index}`);
    expect(asked()).toBe(1);
    now += 29_999;
    await edge.app.inject('/finnes-ikke/');
    expect(asked()).toBe(1);
    now += 2;
    await edge.app.inject('/finnes-ikke/');
    expect(asked()).toBe(2);
    await edge.close();
  });

  test('is requested again when the CMS could not tell', async () => {
    const edge = await createTestEdge();
    edge.cms.answer = () => ({ status: 503 });
    await edge.app.inject('/hjelp/');
    edge.cms.answer = () => ({ body: '<h1>Hjelp</h1>' });
    expect((await edge.app.inject('/hjelp/')).body).toBe('<h1>Hjelp</h1>');
    await edge.close();
  });

  test('takes bounded memory, however many there are', async () => {
    const edge = await createTestEdge();
    const path = (index: number) => `/${'x'.repeat(8_000)}${index}/`;
    for (let index = 0; index < 140; index += 1) await edge.app.inject(path(index));
    await edge.app.inject(path(139));
    expect(edge.cms.calls).toHaveLength(140);
    await edge.app.inject(path(0));
    expect(edge.cms.calls).toHaveLength(141);
    await edge.close();
  });
});
