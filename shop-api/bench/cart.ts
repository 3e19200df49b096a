/**
 * `npm run bench -- cart [seconds]`: cart reads and updates each second, over the embedded database and over PostgreSQL, with
 * the load generator on the same machine. Needs a build. Prints figures, judges nothing but a lost update.
 *
 *   read      every connection reads one of many carts
 *   update    every connection changes a cart of its own
 *   hot cart  all connections change one and the same cart; afterwards each acknowledged update must be in its ledger
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { CartAnswerWire } from 'shared-domain/cart/io';
import { autocannon, type FiringClient } from '../../tooling/bench/load-clients';
import { startPostgres } from '../../tooling/dev/postgres';
import { API_ROOT, skusInStock, startApi } from './start-api';

const SECONDS = Number(process.argv[2] ?? 10);
const CONNECTIONS = 32;
const JSON_HEADERS = { 'content-type': 'application/json' };

interface Cart {
  readonly orderRef: string | null;
  readonly cartItemId: string;
}

async function update(body: object): Promise<CartAnswerWire> {
  const answer = await fetch(`${API_ROOT}/api/cart/update/`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`update: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as CartAnswerWire;
}

/** An accessory of the catalogue with plenty of stock. */
async function findSku(): Promise<string> {
  const [sku] = await skusInStock(API_ROOT);
  if (!sku) throw new Error('No accessory is in stock');
  return sku;
}

const newCart = (sku: string): Promise<Cart> =>
  update({ update: { accessorySku: sku, quantity: 1 } }).then(({ orderRef, cart }) => ({
    orderRef,
    cartItemId: cart.content[0]?.cartItemId ?? '',
  }));
const quantityBody = (sku: string, { orderRef, cartItemId }: Cart, quantity: number) =>
  JSON.stringify({ orderRef, realm: 'B2C', update: { accessorySku: sku, cartItemId, quantity } });

async function fire(path: string, setupClient: (client: FiringClient) => void) {
  const result = await autocannon({
    url: `${API_ROOT}/api/cart/${path}/`,
    method: 'POST',
    headers: JSON_HEADERS,
    connections: CONNECTIONS,
    duration: SECONDS,
    setupClient,
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    answered: result['2xx'],
    failed,
  };
}

async function measure(label: string, env: Readonly<Record<string, string>>) {
  const api = await startApi(env);
  const sku = await findSku();
  const oneCart = await newCart(sku);
  const carts = [oneCart, ...(await Promise.all(Array.from({ length: CONNECTIONS - 1 }, () => newCart(sku))))];
  const cartAt = (index: number) => carts[index % CONNECTIONS] ?? oneCart;
  let next = 0;
  const read = {
    what: 'read',
    ...(await fire('get', (client) =>
      client.setBody(JSON.stringify({ orderRef: cartAt(next++).orderRef, realm: 'B2C' })),
    )),
  };
  next = 0;
  const updates = {
    what: 'update',
    ...(await fire('update', (client) => {
      const cart = cartAt(next++);
      let quantity = 1;
      client.setBody(quantityBody(sku, cart, quantity));
      client.on('response', () => client.setBody(quantityBody(sku, cart, (quantity = (quantity % 10) + 1))));
    })),
  };
  const hot = await newCart(sku);
  let wanted = 1;
  const onHot = await fire('update', (client) => {
    client.setBody(quantityBody(sku, hot, 1));
    client.on('response', () => client.setBody(quantityBody(sku, hot, (wanted = (wanted % 10) + 1))));
  });
  await api.stop();
  for (const { what, perSecond, p50, p99, failed } of [read, updates, { what: 'hot cart', ...onHot }]) {
    console.log(
      `${label.padEnd(12)} ${what.padEnd(9)} ${String(perSecond).padStart(6)} /s   p50 ${p50} ms   p99 ${p99} ms   failed ${failed}`,
    );
  }
  console.log(`${label.padEnd(12)} first start ${Math.round(api.readyMs)} ms`);
  return { ...hot, answered: onHot.answered };
}

/** Every answered update must be in the ledger; updates that were pending at the end may be. */
function checkLedger(label: string, { answered }: { readonly answered: number }, rows: readonly unknown[]): void {
  const [{ entries }] = rows as readonly [{ readonly entries: number }];
  const updates = entries - 1;
  console.log(`${label.padEnd(12)} hot cart: ${answered} updates answered, ${updates} in the ledger`);
  if (updates >= answered && updates <= answered + CONNECTIONS) return;
  console.error(`${label}: ${updates < answered ? 'updates were lost' : 'updates were made twice'}`);
  process.exitCode = 1;
}

const COUNT_ENTRIES = 'SELECT count(*)::int AS entries FROM cart_event WHERE order_ref = $1';

async function measureBoth(): Promise<void> {
  console.log(`${CONNECTIONS} connections, ${SECONDS} s each`);
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const embedded = await measure('embedded', { DATA_DIR: folder, DATABASE_URL: '' });
  const pglite = await PGlite.create(join(folder, 'shop'));
  checkLedger('embedded', embedded, (await pglite.query(COUNT_ENTRIES, [embedded.orderRef])).rows);
  await pglite.close();
  rmSync(folder, { recursive: true, force: true });
  const postgres = await startPostgres();
  if (postgres) {
    const served = await measure('PostgreSQL', { DATABASE_URL: postgres.url });
    const client = new pg.Client(postgres.url);
    await client.connect();
    checkLedger('PostgreSQL', served, (await client.query(COUNT_ENTRIES, [served.orderRef])).rows);
    await client.end();
    await postgres.stop();
  } else {
    console.log('PostgreSQL   not measured: it is not installed');
  }
}

void measureBoth();
