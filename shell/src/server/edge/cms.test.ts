import fc from 'fast-check';
import { writtenPage } from '../testing/fake-builds';
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
    for (let index = 0; index < 5; index += 1) await edge.app.inject('/finnes-ikke/?a=1');
    expect(asked()).toBe(1);
    now += 29_999;
    await edge.app.inject('/finnes-ikke/?a=1');
    expect(asked()).toBe(1);
    now += 2;
    await edge.app.inject('/finnes-ikke/?a=1');
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

test('a query reaches the CMS, and an address that is unknown with one hides no page without it', async () => {
  const edge = await createTestEdge();
  edge.cms.answer = ({ path }) => (path.includes('ukjent') ? { status: 404 } : { body: path });
  await edge.app.inject('/hjelp/?q=ukjent');
  expect((await edge.app.inject('/hjelp/?q=sim%20kort&side=2')).body).toBe('/hjelp/?q=sim%20kort&side=2');
  expect((await edge.app.inject('/hjelp/')).body).toBe('/hjelp/');
  await edge.close();
});

describe('an answer of the CMS is kept', () => {
  const ask = async (headers: Readonly<Record<string, string>>, times = 2) => {
    const edge = await createTestEdge();
    edge.cms.answer = (call) => ({
      status: call.headers['if-none-match'] === headers['etag'] && headers['etag'] !== undefined ? 304 : 200,
      headers: { 'content-type': 'text/html', ...headers },
      body: '<h1>Hjelp</h1>',
    });
    const answers = [];
    for (let index = 0; index < times; index += 1) answers.push(await edge.app.inject('/hjelp/'));
    const asked = edge.cms.calls.map((call) => call.headers['if-none-match']);
    await edge.close();
    return { bodies: answers.map(({ body }) => body), asked, last: answers.at(-1)?.headers };
  };
  const TWICE = ['<h1>Hjelp</h1>', '<h1>Hjelp</h1>'];

  test('for as long as its Cache-Control says, and browsers are told the same', async () => {
    const { bodies, asked, last } = await ask({ 'cache-control': 'public, max-age=60' });
    expect([bodies, asked]).toEqual([TWICE, [undefined]]);
    expect(last).toMatchObject({ 'cache-control': 'public, max-age=60', age: '0' });
    expect(last?.['content-security-policy']).toContain("default-src 'none'");
  });

  test.each(['no-store', 'private, max-age=60', 'max-age=0', 'public'])('not with «%s»', async (caching) => {
    expect(await ask({ 'cache-control': caching })).toMatchObject({ bodies: TWICE, asked: [undefined, undefined] });
  });

  test.each([
    { 'cache-control': 'max-age=60', 'set-cookie': 'a=1' },
    { 'last-modified': 'Mon, 02 Nov 2020 10:00:00 GMT' },
    {},
  ])('not by guessing, nor with a cookie: %j', async (headers) => {
    expect((await ask(headers)).asked).toHaveLength(2);
  });

  test('with an entity tag until the CMS has another one', async () => {
    const { bodies, asked, last } = await ask({ 'cache-control': 'no-cache', etag: '"1"' }, 3);
    expect([bodies, asked]).toEqual([
      [...TWICE, '<h1>Hjelp</h1>'],
      [undefined, '"1"', '"1"'],
    ]);
    expect(last).toMatchObject({ etag: '"1"' });
  });

  test('in bounded memory, however many pages there are', async () => {
    const edge = await createTestEdge();
    edge.cms.answer = () => ({ headers: { 'cache-control': 'max-age=60' }, body: 'x'.repeat(1_900_000) });
    for (let index = 0; index < 20; index += 1) await edge.app.inject(`/side-${index}/`);
    await edge.app.inject('/side-19/');
    expect(edge.cms.calls).toHaveLength(20);
    await edge.app.inject('/side-0/');
    expect(edge.cms.calls).toHaveLength(21);
    await edge.close();
  });
});

test('a browser that has the page by its entity tag is not sent it again', async () => {
  const edge = await createTestEdge();
  edge.cms.answer = () => ({ headers: { etag: '"1"', 'cache-control': 'max-age=60' }, body: '<h1>Hjelp</h1>' });
  const answer = await edge.app.inject({ url: '/hjelp/', headers: { 'if-none-match': '"1"' } });
  expect([answer.statusCode, answer.body]).toEqual([304, '']);
  await edge.close();
});

test('pictures, video and scripts come from the origins of CMS_ORIGINS, each by its own directive', async () => {
  const edge = await createTestEdge({
    CMS_ORIGINS:
      'img-src https://img.example https://b.example; media-src https://video.example; script-src https://cdn.example',
  });
  edge.cms.answer = () => ({ body: '<h1>Hjelp</h1>' });
  const policy = String((await edge.app.inject('/hjelp/')).headers['content-security-policy']).split('; ');
  const of = (directive: string) => policy.find((each) => each.startsWith(`${directive} `));
  expect([of('img-src'), of('media-src'), of('frame-src')]).toEqual([
    "img-src 'self' data: https://img.example https://b.example",
    "media-src 'self' https://video.example",
    undefined,
  ]);
  expect(policy.filter((each) => each.includes('cdn.example'))).toEqual([of('script-src')]);
  expect(policy.filter((each) => each.includes('img.example'))).toEqual([of('img-src')]);
  await edge.close();
});

test('a shop without a CMS has no pages but its own', async () => {
  const edge = await createTestEdge({ CMS_URL: '' });
  edge.cms.answer = () => ({ body: '<h1>Hjelp</h1>' });
  edge.builds.answer = () => Promise.resolve(writtenPage({ status: 404, body: 'Fant ikke siden' }));
  const answer = await edge.app.inject('/hjelp/');
  expect([answer.statusCode, edge.cms.calls]).toEqual([404, []]);
  await edge.close();
});
