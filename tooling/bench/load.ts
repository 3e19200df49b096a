/**
 * `npm run bench -- load`: how the running shop at SHOP_ORIGIN (default http://localhost:3000) bears load. Prints figures; exits with 1 when one
 * misses its limit (`LIMITS` in figures.ts). Takes about two minutes; nothing else should run on the machine.
 *
 *   peak        most whole pages a second that were not in the cache, with ever more clients
 *   overload    the same pages requested at twice that rate, whether or not earlier ones were answered
 *   burst       48 of them at once, while others read cached pages
 *   slow        200 clients with slow bodies, slow headers, or that read slowly, while others use the shop
 */
import { sleep } from '../dev/processes';
import { shopOrigin } from '../dev/shop-programs';
import { type Answer, goodput, judge, percentile, recoveryMs } from './figures';
import { createClient, startSlowClients } from './load-clients';

const origin = shopOrigin();
const CLIENT_STEPS = [1, 2, 4, 8, 16, 32];
const STEP_S = 5;
const OVERLOAD_S = 15;
const BURST = 48;
const QUICK_MS = 2_000;
const SLOW_CLIENTS = 200;
const OTHERS_S = 10;
const CALM_MS = 5_000;
/** Cached, then passed on to the API. */
const OTHERS_PATHS = ['/', '/mobiltelefoner/', '/api/view-models/navigation'];

const client = createClient(origin);
const run = Date.now().toString(36);
let pages = 0;
/** An address that was never asked for before. */
const uncached = () => `/mobiltelefoner/?merke=${run}-${(pages += 1)}`;
const elapsedS = (from: number) => (performance.now() - from) / 1000;

async function withClients(count: number): Promise<number> {
  const startedAt = performance.now();
  const answers: Answer[] = [];
  const work = async () => {
    while (elapsedS(startedAt) < STEP_S) answers.push(await client.get(uncached(), startedAt));
  };
  await Promise.all(Array.from({ length: count }, work));
  return goodput(answers, STEP_S);
}

async function measurePeak() {
  let peak = 0;
  for (const count of CLIENT_STEPS) {
    const perSecond = await withClients(count);
    console.log(`  ${String(count).padStart(2)} clients: ${perSecond.toFixed(1)} pages/s`);
    peak = Math.max(peak, perSecond);
  }
  return peak;
}

async function overload(perSecond: number) {
  const startedAt = performance.now();
  const asked: Promise<Answer>[] = [];
  while (elapsedS(startedAt) < OVERLOAD_S) {
    while (asked.length < elapsedS(startedAt) * perSecond) asked.push(client.get(uncached(), startedAt));
    await sleep(5);
  }
  const answers = await Promise.all(asked);
  const refusals = answers.filter(({ status }) => status === 503).map(({ ms }) => ms);
  const lost = answers.filter(({ status }) => status !== 200 && status !== 503).length;
  console.log(`  ${answers.length} requests, ${refusals.length} refused, ${lost} otherwise lost`);
  return { goodputAtTwicePeak: goodput(answers, OVERLOAD_S), refusalP95Ms: percentile(refusals, 0.95) };
}

async function burst() {
  await client.get('/');
  const startedAt = performance.now();
  const whole = Promise.all(Array.from({ length: BURST }, () => client.get(uncached(), startedAt)));
  let isOver = false;
  void whole.then(() => (isOver = true));
  const cached: number[] = [];
  const readCached = async () => {
    while (!isOver) {
      cached.push((await client.get('/')).ms);
      await sleep(20);
    }
  };
  const probes: Answer[] = [];
  const probe = async () => {
    while (recoveryMs(probes, QUICK_MS) === Number.POSITIVE_INFINITY && elapsedS(startedAt) < 60) {
      probes.push(await client.get(uncached(), startedAt));
      await sleep(100);
    }
  };
  await Promise.all([readCached(), probe(), whole]);
  return { recoveryMs: recoveryMs(probes, QUICK_MS), cachedP95InBurstMs: percentile(cached, 0.95) };
}

async function readAsOthers() {
  const startedAt = performance.now();
  const answers: Answer[] = [];
  while (elapsedS(startedAt) < OTHERS_S) {
    for (const path of OTHERS_PATHS) answers.push(await client.get(path, startedAt));
    await sleep(50);
  }
  return {
    p95: percentile(
      answers.map(({ ms }) => ms),
      0.95,
    ),
    failed: answers.filter(({ status }) => status !== 200).length,
  };
}

async function measureAll(): Promise<void> {
  console.log(`Load on ${origin}`);
  if ((await client.get('/')).status !== 200) {
    console.error(`There is no shop at ${origin}. Start it with «npm start», or set SHOP_ORIGIN.`);
    process.exit(1);
  }
  console.log('Peak of uncached pages');
  const peak = await measurePeak();
  console.log(`Twice the peak: ${(2 * peak).toFixed(1)} pages/s for ${OVERLOAD_S} s`);
  const overloaded = await overload(2 * peak);
  await sleep(CALM_MS);
  console.log(`A burst of ${BURST} uncached pages`);
  const burstFigures = await burst();
  await sleep(CALM_MS);
  console.log(`Other clients, without and with ${SLOW_CLIENTS} slow ones`);
  const alone = await readAsOthers();
  const stop = startSlowClients(origin, SLOW_CLIENTS);
  await sleep(2_000);
  const beside = await readAsOthers();
  stop();
  client.close();

  const figures = {
    peak,
    ...overloaded,
    ...burstFigures,
    p95WithoutMs: alone.p95,
    p95WithSlowClientsMs: beside.p95,
    failedOthers: alone.failed + beside.failed,
  };
  console.log(
    `\nPeak ${peak.toFixed(1)} pages/s; at twice the peak ${overloaded.goodputAtTwicePeak.toFixed(1)} pages/s`,
  );
  console.log(`Other clients' p95 ${alone.p95.toFixed(0)} ms, beside slow clients ${beside.p95.toFixed(0)} ms\n`);
  const rows = judge(figures);
  for (const { name, value, limit, isMet } of rows)
    console.log(`${isMet ? 'ok    ' : 'MISSED'}  ${name}: ${value} (${limit})`);
  process.exit(rows.every(({ isMet }) => isMet) ? 0 : 1);
}

void measureAll();
