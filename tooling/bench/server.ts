/**
 * `npm run bench -- server [seconds]`: pages a second of the running shop at SHOP_ORIGIN (default http://localhost:3000), of each kind, when
 * they are not in the cache and when they are; the processor time that one costs the shell, and its memory. Prints figures, judges
 * nothing. The generator is on the same machine.
 */
import { shopOrigin } from '../dev/shop-programs';
import { type Answer, goodput, percentile } from './figures';
import { autocannon, createClient } from './load-clients';
import { shellProcesses, usageOf } from './shell-usage';

const origin = shopOrigin();
const SECONDS = Number(process.argv[2] ?? 8);
/** Pages of each kind that are drawn before: the first hundreds of a process run code that is not compiled yet. */
const WARM_UP = 200;
/** As many as two workers render at a time. */
const UNCACHED_CLIENTS = 8;
const CACHED_CLIENTS = 64;

const run = Date.now();
let asked = 0;
/** A value that no address had before. The page of plans reads no such value: it is never drawn for an address alone. */
const next = () => run + (asked += 1);
const UNCACHED = {
  product: () => `/mobiltelefoner/apple/iphone-17/?sc=x${next()}`,
  // Each range is another answer of the API, as in a shop that is used; all cover the list.
  list: () => `/mobiltelefoner/?pris=${next() % 100}-${1_000_000 + (next() % 8_999_999)}`,
  'list without a hit': () => `/mobiltelefoner/?merke=x${next()}`,
  search: () => `/sok/?q=iphone&utm=${next()}`,
  cart: () => '/handlekurv/',
};
const CACHED = ['/', '/mobiltelefoner/', '/mobiltelefoner/apple/iphone-17/'];

const client = createClient(origin);
const { port } = new URL(origin);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const spentMs = (pids: readonly string[]) => usageOf(pids).map(({ cpuMs }) => cpuMs);

async function uncached(path: () => string): Promise<string[]> {
  let left = WARM_UP;
  const warm = async () => {
    while (left-- > 0) await client.get(path());
  };
  await Promise.all(Array.from({ length: UNCACHED_CLIENTS }, warm));
  const pids = shellProcesses(port);
  const before = spentMs(pids);
  const startedAt = performance.now();
  const answers: Answer[] = [];
  const isOver = () => performance.now() - startedAt > SECONDS * 1000;
  const work = async () => {
    while (!isOver()) answers.push(await client.get(path(), startedAt));
  };
  await Promise.all(Array.from({ length: UNCACHED_CLIENTS }, work));
  const after = spentMs(pids);
  const [edge = 0, ...workers] = after.map((ms, index) => (ms - (before[index] ?? 0)) / answers.length);
  const times = answers.map(({ ms }) => ms);
  return [
    goodput(answers, SECONDS).toFixed(0),
    `${percentile(times, 0.5).toFixed(0)} ms`,
    `${percentile(times, 0.99).toFixed(0)} ms`,
    pids.length > 0 ? `${sum(workers).toFixed(1)} + ${edge.toFixed(1)} ms` : '–',
  ];
}

async function cached(path: string): Promise<string[]> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: origin + path,
    connections: CACHED_CLIENTS,
    duration: SECONDS,
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  });
  if (non2xx + errors > 0) console.error(`${path}: ${non2xx + errors} requests failed`);
  return [requests.average.toFixed(0), `${latency.p50} ms`, `${latency.p99} ms`, ''];
}

const row = (...cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);

async function measureAll(): Promise<void> {
  if ((await client.get('/')).status !== 200) {
    console.error(`There is no shop at ${origin}. Start it with «npm start», or set SHOP_ORIGIN.`);
    process.exit(1);
  }
  row('Page', 'a second', 'p50', 'p99', 'processor time: workers + edge');
  row('---', '---', '---', '---', '---');
  for (const [name, path] of Object.entries(UNCACHED)) row(`${name}, not cached`, ...(await uncached(path)));
  for (const path of CACHED) row(`${path}, cached`, ...(await cached(path)));
  client.close();
  const [edge, ...workers] = usageOf(shellProcesses(port)).map(({ memoryMb }) => memoryMb);
  if (edge)
    console.log(`\nMemory: edge ${edge.toFixed(0)} MB, workers ${workers.map((mb) => mb.toFixed(0)).join(' and ')} MB`);
}

void measureAll();
