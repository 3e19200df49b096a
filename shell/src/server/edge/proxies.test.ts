import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Composition } from '../registry/composition';
import { parseEnv } from '../settings/env';
import type { EdgeDependencies } from './dependencies';
import { registerProxies } from './proxies';

async function edgeBefore(shopApiUrl: string, variables: NodeJS.ProcessEnv = {}): Promise<FastifyInstance> {
  const app = Fastify();
  const log = { warning: (_message: string, context: object) => void warnings.push(context), error: () => undefined };
  const env = parseEnv({ SHOP_API_URL: shopApiUrl, EDGE_KEY: 'key', ...variables }, '/nowhere');
  const dependencies = { env, log, composition: {} as Composition };
  await registerProxies(app, dependencies as unknown as EdgeDependencies & { readonly composition: Composition });
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

test('a form of a stand-in is forwarded with its origin, and its cookies come back', async () => {
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
  expect(Object.keys(headers).sort()).toEqual(['accept', 'connection', 'host']);
  expect((await dev.inject(file.replace('mfe-cart', '..'))).statusCode).toBe(404);
  expect((await dev.inject(file.replace('mfe-cart', 'other'))).statusCode).toBe(404);
  await dev.close();
});
