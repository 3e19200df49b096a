import { once } from 'node:events';
/** A back end that shares nothing with the shop's own but the calls holds in every capability, and an order of it can be paid. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { askAll } from '../../../tooling/conformance/conformance';
import { type Addresses, CAPABILITIES } from '../../../tooling/conformance/probe';
import { sleep } from '../../../tooling/dev/processes';
import { startBackend } from './server';

const SHOP_ORIGIN = 'http://shop.test';
const folder = mkdtempSync(join(tmpdir(), 'second-backend-'));
let backend: Awaited<ReturnType<typeof startBackend>>;
let origin: string;
/** Events as they came, with the headers of their signature. */
const events: { readonly body: string; readonly headers: IncomingHttpHeaders }[] = [];
const receiverServer = createServer((request, response) => {
  void text(request).then((body) => {
    events.push({ body, headers: request.headers });
    response.end();
  });
});
let receiver: string;
const start = async () => {
  backend = await startBackend({
    port: 0,
    journalFile: join(folder, 'journal'),
    issuer: 'http://127.0.0.1:9',
    orderClients: { checkout: 'secret' },
    webhooks: { urls: [receiver], secret: 'a secret of the receivers' },
    shopOrigin: SHOP_ORIGIN,
  });
  origin = `http://127.0.0.1:${backend.port}`;
};

beforeAll(async () => {
  await once(receiverServer.listen(0, '127.0.0.1'), 'listening');
  receiver = `http://127.0.0.1:${(receiverServer.address() as AddressInfo).port}/`;
  await start();
});
afterAll(() => {
  backend.stop();
  receiverServer.close();
  rmSync(folder, { recursive: true });
});

const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: answer.status, body: (await answer.json().catch(() => null)) as Record<string, never> };
};
const CLIENT = { authorization: `Basic ${Buffer.from('checkout:secret').toString('base64')}` };

test('it holds in every capability', async () => {
  const systems = Object.fromEntries(CAPABILITIES.map((name) => [name, origin])) as Addresses['systems'];
  const findings = await askAll({ systems, channelApiKey: 'none', shopOrigin: SHOP_ORIGIN, only: CAPABILITIES });
  expect(findings.length).toBeGreaterThan(25);
  expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(findings.filter(({ reason }) => reason !== undefined).map(({ call: name }) => name)).toEqual([
    'POST /api/accountdata/subscriptions/{phone}',
  ]);
});

test('a phone with a plan is reserved, not changed meanwhile, paid once, and kept over a restart', async () => {
  const bought = await call('POST', '/api/cart/update/', {
    update: { handsetSku: '70011', financingType: 'lease', financingDuration: 24, pricePlan: 'MOBIL20' },
  });
  const { orderRef, totals } = bought.body as unknown as { orderRef: string; totals: { monthly: number } };
  expect(totals.monthly).toBe(250 + 349);
  expect((await call('GET', `/orders/${orderRef}`)).status).toBe(401);
  const { version } = (await call('GET', `/orders/${orderRef}`, undefined, CLIENT)).body as { version: never };

  expect((await call('PUT', `/orders/${orderRef}/reservation`, { version: 'another' }, CLIENT)).status).toBe(409);
  expect((await call('PUT', `/orders/${orderRef}/reservation`, { version }, CLIENT)).body).toMatchObject({
    state: 'reserved',
  });
  const change = { orderRef, update: { accessorySku: '90001' } };
  expect((await call('POST', '/api/cart/update/', change)).body).toMatchObject({
    errorMessage: 'Bestillingen betales nå. Avbryt betalingen for å endre den.',
    totals: { upfront: 0 },
  });
  const pay = (reference: string) => call('PUT', `/orders/${orderRef}/payment`, { version, reference }, CLIENT);
  expect((await pay('payment-1')).body).toMatchObject({ state: 'paid', paymentReference: 'payment-1' });
  expect((await pay('payment-1')).status).toBe(200);
  expect((await pay('payment-2')).status).toBe(409);
  // The event is sent beside the answer.
  for (let tries = 0; events.length === 0 && tries < 100; tries += 1) await sleep(50);
  expect(events).toHaveLength(1);
  const [event] = events;
  const webhook = new Webhook(Buffer.from('a secret of the receivers').toString('base64'));
  expect(webhook.verify(event?.body ?? '', event?.headers as Record<string, string>)).toMatchObject({
    type: 'order.paid',
    data: { orderRef },
  });

  backend.stop();
  await start();
  expect((await call('GET', `/orders/${orderRef}`, undefined, CLIENT)).body).toMatchObject({ state: 'paid', version });
  expect((await call('POST', '/api/cart/get/', { orderRef })).body).toMatchObject({ hasPaid: true });
});
