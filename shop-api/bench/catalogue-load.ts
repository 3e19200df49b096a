/**
 * `npm run bench -- catalogue-load [products [seconds]]`: how long the API's event loop is held up, with a generated
 * catalogue, under reads of lists and products and updates of carts. Over PostgreSQL; needs a build.
 *
 *   start    the first reading of the catalogue
 *   reads    nothing changes
 *   stock    200 changes of stock a second
 *   import   another process replaces the whole catalogue
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { autocannon } from '../../tooling/bench/load-clients';
import { startPostgres } from '../../tooling/dev/postgres';
import { sleep } from '../../tooling/dev/processes';
import { API_ROOT, programOf, runProgram, startApi } from './start-api';

const PRODUCTS = Number(process.argv[2] ?? 14_600);
const SECONDS = Number(process.argv[3] ?? 20);
const STOCK_CHANGES_PER_SECOND = 200;
const BROTLI = { 'accept-encoding': 'br' };

/** The part of a generated catalogue that is read. */
interface Feed {
  readonly products: readonly {
    readonly type: string;
    readonly brandSlug: string;
    readonly modelSlug: string;
    readonly variants: readonly { readonly sku: string; readonly stock: number }[];
  }[];
}

/** Event-loop delay since the last call, in milliseconds, and the memory now. */
async function readMetrics(): Promise<string> {
  const text = await (await fetch(`${API_ROOT}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const ms = (name: string) => Math.round(value(`nodejs_eventloop_lag_${name}_seconds`) * 1_000);
  const mb = Math.round(value('process_resident_memory_bytes') / 1_048_576);
  return `p50 ${ms('p50')} ms   p99 ${ms('p99')} ms   max ${ms('max')} ms   memory ${mb} MB`;
}

const fire = (path: string, overallRate: number, options: { readonly requests?: readonly object[] } = {}) =>
  autocannon({
    url: `${API_ROOT}${path}`,
    connections: 4,
    duration: SECONDS,
    overallRate,
    headers: BROTLI,
    ...options,
  });

const update = (body: object) => ({
  method: 'POST',
  path: '/api/cart/update/',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Lists 10, products 100 and updates of carts 100 a second. */
async function load({ products }: Feed): Promise<string> {
  const handsets = products.filter(({ type }) => type === 'HANDSET');
  const accessory = products.find(({ type, variants }) => type === 'ACCESSORY' && (variants[0]?.stock ?? 0) > 50);
  const details = handsets.slice(0, 500).map(({ brandSlug, modelSlug }) => ({
    method: 'GET',
    path: `/api/view-models/product-details/B2C?path=/mobiltelefoner/${brandSlug}/${modelSlug}/`,
    headers: BROTLI,
  }));
  const carts = [update({ update: { accessorySku: accessory?.variants[0]?.sku, quantity: 1 } })];
  const results = await Promise.all([
    fire('/api/view-models/product-list/B2C/HANDSET_LIST', 10),
    fire('/', 100, { requests: details }),
    fire('/', 100, { requests: carts }),
  ]);
  const names = ['list', 'product', 'cart'];
  return results
    .map(({ latency, non2xx, errors, timeouts }, index) => {
      const failed = non2xx + errors + timeouts;
      return `${names[index]} p50 ${latency.p50} p99 ${latency.p99} max ${latency.max}${failed ? ` (${failed} failed)` : ''}`;
    })
    .join('   ');
}

async function phase(name: string, feed: Feed, meanwhile?: () => Promise<string | void>): Promise<void> {
  await readMetrics();
  const [answers, note] = await Promise.all([load(feed), meanwhile?.()]);
  console.log(`${name.padEnd(7)} event loop ${await readMetrics()}\n        ms: ${answers}${note ?? ''}`);
}

async function changeStock(client: pg.Client, skus: readonly string[]): Promise<void> {
  const ends = Date.now() + SECONDS * 1_000;
  for (let next = 0; Date.now() < ends; next += STOCK_CHANGES_PER_SECOND / 10) {
    const some = skus.slice(next % skus.length).slice(0, STOCK_CHANGES_PER_SECOND / 10);
    await client.query('UPDATE variant SET stock = 1 + stock % 200 WHERE sku = ANY($1::text[])', [some]);
    await sleep(100);
  }
}

const runImport = (file: string, env: Readonly<Record<string, string>>) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, [programOf('catalogue-import'), file], { env: { ...process.env, ...env } });
    let printed = '';
    child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
    child.once('exit', (code) =>
      code === 0 ? resolve(`\n        ${printed.trim()}`) : reject(new Error('The import failed')),
    );
  });

async function measure(): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-load-'));
  const file = join(folder, 'feed.json');
  runProgram('catalogue-generate', [file, '--products', String(PRODUCTS)]);
  const feed = JSON.parse(readFileSync(file, 'utf8')) as Feed;
  const env = { DATABASE_URL: postgres.url };
  console.log((await runImport(file, env)).trim());
  const api = await startApi(env);
  const client = new pg.Client(postgres.url);
  await client.connect();
  try {
    await phase('start', feed);
    await phase('reads', feed);
    const skus = feed.products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
    await phase('stock', feed, () => changeStock(client, skus));
    await phase('import', feed, () => sleep(2_000).then(() => runImport(file, env)));
  } finally {
    await client.end();
    await api.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

void measure();
