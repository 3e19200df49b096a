import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { integrityOf } from 'release-protocol/integrity';
import type { Composition } from '../registry/composition';
import { parseEnv } from '../settings/env';
import { allAt } from '../testing/test-edge';
import { createUpstreams } from '../upstreams/upstreams';
import { registerProxies } from './proxies';
import { registerRemoteFiles } from './remote-files';

async function edgeBefore(
  shopApiUrl: string,
  variables: NodeJS.ProcessEnv = {},
  composition = {} as Composition,
): Promise<FastifyInstance> {
  const app = Fastify();
  const log = { warning: (_message: string, context: object) => void warnings.push(context), error: () => undefined };
  const env = parseEnv(
    { ...allAt(shopApiUrl), EDGE_KEY: 'key', RENDER_DEADLINE_MS: '60000', ...variables },
    '/nowhere',
  );
  const metrics = { countUpstreamCall: () => undefined };
  const upstreams = createUpstreams(env.upstreams, metrics);
  const dependencies = { env, log, composition, team: undefined, upstreams, metrics };
  await registerRemoteFiles(app, dependencies as unknown as Parameters<typeof registerRemoteFiles>[1]);
  await registerProxies(app, dependencies as unknown as Parameters<typeof registerProxies>[1]);
  return app;
}

let api: Server;
let edge: FastifyInstance;
const warnings: object[] = [];
beforeAll(async () => {
  api = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { method, url, headers } = request;
      response
        .writeHead(303, { 'set-cookie': ['a=1', 'b=2'], location: '/somewhere/', 'content-type': 'application/json' })
        .end(JSON.stringify({ method, url, body, headers }));
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  edge = await edgeBefore(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await edge.close();
  await new Promise((resolve) => api.close(resolve));
});

test.each([
  '/kasse/personlige-opplysninger/',
  '/bedrift/kasse/bestilling/?abonnement=A&hw=B',
  '/shop/checkout/7%2Fa/',
  '/minside/mobil/avtaler',
  '/minside/mobil/avtaler/?til=/a/',
  '/forhandler/butikk',
  '/forhandler/kunde/',
  '/shop/api/security/isauthenticated',
  '/api/userServiceApi/GetPublicUser/',
])('%s reaches the shop API with its query, cookies and headers', async (url) => {
  const answer = await edge.inject({ url, headers: { cookie: 'shop-session=s', 'api-token': 'token' } });
  expect(answer.json()).toMatchObject({
    method: 'GET',
    url,
    headers: { cookie: 'shop-session=s', 'api-token': 'token' },
  });
});

describe('in pre-production', () => {
  let preproduction: FastifyInstance;
  beforeAll(async () => {
    const { port } = api.address() as AddressInfo;
    preproduction = await edgeBefore(`http://127.0.0.1:${port}`, { CHECKOUT_ENVIRONMENT: 'pp2' });
  });
  afterAll(() => preproduction.close());

  test.each([
    ['/kasse/personlige-opplysninger/', '/pp2/kasse/personlige-opplysninger/', '/pp2'],
    ['/bedrift/kasse/bestilling/?hw=B', '/pp2/bedrift/kasse/bestilling/?hw=B', '/pp2'],
    ['/kasse/venterom/?til=/pp2/kasse/', '/pp2/kasse/venterom/?til=/pp2/kasse/', '/pp2'],
    ['/kasse/personlige-opplysninger/', '/kasse/personlige-opplysninger/', ''],
  ])('[F2.9-1] the checkout %s is reached at %s, with the prefix in a header', async (url, address, prefix) => {
    const answer = await preproduction.inject({ url: address, headers: { 'x-forwarded-prefix': '/mine' } });
    expect(answer.json()).toMatchObject({ url, headers: { 'x-forwarded-prefix': prefix } });
  });

  test('[F2.9-1] an environment that is not configured has no checkout', async () => {
    expect((await preproduction.inject('/pp3/kasse/personlige-opplysninger/')).statusCode).toBe(404);
    expect((await edge.inject('/pp2/kasse/personlige-opplysninger/')).statusCode).toBe(404);
  });
});

test('a form of the operator’s is forwarded with its origin, and its cookies come back', async () => {
  const answer = await edge.inject({
    method: 'POST',
    url: '/minside/mobil/avtaler/bytt/',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'agreementId=SV-1',
  });
  expect(answer.json()).toMatchObject({
    method: 'POST',
    body: 'agreementId=SV-1',
    headers: { origin: 'http://localhost:3000' },
  });
  expect([answer.statusCode, answer.headers.location, answer.cookies.map(({ name }) => name)]).toEqual([
    303,
    '/somewhere/',
    ['a', 'b'],
  ]);
});

test('an unreachable service is logged without the telephone number in the path', async () => {
  const alone = await edgeBefore('http://127.0.0.1:9');
  const answer = await alone.inject({ method: 'POST', url: '/api/accountdata/subscriptions/91234567?a=b' });
  await alone.close();
  expect(answer.statusCode).toBe(503);
  expect(warnings).toEqual([expect.objectContaining({ path: '/api/accountdata/subscriptions/…' })]);
});

test.each(['/minside/hjem/', '/minside/mobil/', '/butikk/'])('%s stays with the CMS', async (url) => {
  expect((await edge.inject(url)).statusCode).toBe(404);
});

test('in development with a deployed shop this edge proxies its remote files; otherwise such addresses are 404', async () => {
  const file = '/remotes/mfe-cart/0123456789ab/remoteEntry.js';
  expect((await edge.inject(file)).statusCode).toBe(404);
  const deployed = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const devServers = JSON.stringify({ shell: 'http://127.0.0.1:9', registry: deployed });
  const dev = await edgeBefore(deployed, { DEV_SERVERS: devServers });
  const answer = await dev.inject({ url: file, headers: { cookie: 'shop-session=s', accept: '*/*' } });
  const { headers, ...call } = answer.json<{ headers: Record<string, string> }>();
  expect(call).toMatchObject({ method: 'GET', url: file });
  // A file store gets nothing about the visitor, and not the edge's secret.
  expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await dev.inject(file.replace('mfe-cart', '..'))).statusCode).toBe(404);
  expect((await dev.inject(file.replace('mfe-cart', 'other'))).statusCode).toBe(404);
  await dev.close();
});

describe('a file of a remote', () => {
  const BUILD = '1.0.0-0123456789ab';
  const OLD_BUILD = '1.0.0-ba9876543210';
  const script = 'export const price = 249;'.repeat(100);
  const list = JSON.stringify({ files: { 'page.js': integrityOf(script) }, entry: [], exposes: {}, needs: {} });
  const IMMUTABLE = 'public, max-age=31536000, immutable';
  let store: Server;
  /** The store answers so for page.js. */
  let stored: { readonly status?: number; readonly encoding?: string; readonly bytes: string | Buffer };
  let isListThere: boolean;
  let asked: IncomingHttpHeaders[];
  let dataDir: string;
  let shop: FastifyInstance;

  beforeEach(async () => {
    stored = { bytes: script };
    isListThere = true;
    asked = [];
    dataDir = mkdtempSync(join(tmpdir(), 'proxies-'));
    store = createServer(({ url, headers }, response) => {
      response.setHeader('cache-control', IMMUTABLE);
      if (url?.endsWith('/assets.json')) return void response.writeHead(isListThere ? 200 : 500).end(list);
      asked.push(headers);
      const { status = 200, encoding, bytes } = stored;
      if (encoding) response.setHeader('content-encoding', encoding);
      response.writeHead(status, { 'content-type': 'text/javascript' }).end(bytes);
    });
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
    const builds = { [BUILD]: { assetMap: integrityOf(list), server: { file: 'server.cjs', integrity: 'sha256-s' } } };
    const registry = { remotes: { 'mfe-cart': { origin, stable: BUILD, builds } } };
    shop = await edgeBefore('http://127.0.0.1:9', { DATA_DIR: dataDir }, { registry } as unknown as Composition);
  });
  afterEach(async () => {
    await shop.close();
    store.close().closeAllConnections();
    rmSync(dataDir, { recursive: true });
  });
  const get = (headers: Record<string, string> = {}, file = 'page.js', build = BUILD) =>
    shop.inject({ url: `/remotes/mfe-cart/${build}/${file}`, headers });

  test.each([
    ['as it is', undefined, script],
    ['by Brotli', 'br', brotliCompressSync(script)],
    ['by gzip', 'gzip', gzipSync(script)],
  ])('that is the one that was sealed is kept for a year: sent %s', async (_how, encoding, bytes) => {
    stored = { bytes, ...(encoding && { encoding }) };
    const answer = await get({ 'accept-encoding': 'gzip, deflate, br, zstd', range: 'bytes=0-9' });
    expect([answer.statusCode, answer.headers['cache-control'], answer.rawPayload]).toEqual([
      200,
      IMMUTABLE,
      Buffer.from(bytes),
    ]);
    // Only what can be checked is asked for.
    expect(asked[0]).toMatchObject({ 'accept-encoding': 'br' });
    expect(asked[0]).not.toHaveProperty('range');
  });

  test.each([
    ['cut off', undefined, script.slice(0, -1)],
    ['a page', undefined, '<!doctype html><title>Logg inn</title>'],
    ['empty', undefined, ''],
    ['cut off in Brotli', 'br', brotliCompressSync(script).subarray(0, -2)],
    ['another file in gzip', 'gzip', gzipSync(`${script} `)],
    ['in an encoding that nobody asked for', 'zstd', script],
  ])('that is %s is refused, and no cache keeps the refusal', async (_what, encoding, bytes) => {
    stored = { bytes, ...(encoding && { encoding }) };
    const answer = await get({ 'accept-encoding': 'br, gzip' });
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['content-encoding']]).toEqual([
      502,
      'no-store',
      undefined,
    ]);
    expect(answer.json()).toMatchObject({ title: 'The file is not the one that was released' });
    stored = { bytes: script };
    expect((await get()).headers['cache-control']).toBe(IMMUTABLE);
  });

  test.each([
    ['of a build that the registry does not list', 'page.js', OLD_BUILD],
    ['that the build does not list', 'other.js', BUILD],
    ['whose name every object has', 'constructor', BUILD],
  ])('%s is sent, and no cache keeps it', async (_what, file, build) => {
    const answer = await get({}, file, build);
    expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([200, 'no-store', script]);
  });

  test.each(['server.cjs', 'server.cjs.br', 'other.cjs'])(
    '%s is for the renderer: no browser gets it',
    async (file) => {
      expect((await get({}, file)).statusCode).toBe(404);
      expect((await get({}, file, OLD_BUILD)).statusCode).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  test('is not sent while the list of its build cannot be read, and is as soon as it can', async () => {
    isListThere = false;
    const answer = await get();
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
    isListThere = true;
    expect((await get()).statusCode).toBe(200);
  });

  test('an error of the store is no file for a year; that a cache has the right one is', async () => {
    stored = { status: 404, bytes: 'Not found' };
    const missing = await get();
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
    stored = { status: 304, bytes: '' };
    const unchanged = await get({ 'if-none-match': '"a"' });
    expect([unchanged.statusCode, unchanged.headers['cache-control']]).toEqual([304, IMMUTABLE]);
  });
});
