/**
 * `npm run bench -- durability [kills]`: shoppers change carts while the API, and then the database server, is killed (SIGKILL)
 * again and again, and once failed over to its standby. Every update has an idempotency key and is repeated until it is answered. In the end each cart must hold every
 * acknowledged update, once. Then tabs of two browsers change one cart at random (`random-tab.ts`). Needs a build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CartAnswerWire, CartUpdateInput } from 'shared-domain/cart/io';
import { exitOnCommandError } from '../../tooling/build/packages';
import { freePort } from '../../tooling/dev/free-ports';
import { startPostgres } from '../../tooling/dev/postgres';
import { startFailover } from '../../tooling/dev/postgres-failover';
import { sleep, startServer } from '../../tooling/dev/processes';
import { createTab, randomFrom } from './random-tab';
import { skusInStock } from './start-api';

/** The port of the API, once one is found. */
let port = 0;
let root = '';
const KILLS = Number(process.argv[2] ?? 8);
const SHOPPERS = 8;
/** A plan for each tab. */
const TAB_PLANS = ['FJELL_X_BASIC_2025_2', 'FJELL_MOBIL_05GB_2025_2', 'FJELL_MOBIL_10GB_2025_2', 'FJELL_X_MAX_2025'];
/** Maximum pieces in one line (F5.1-1). */
const PIECES_MAX = 10;

const isReady = () =>
  fetch(`${root}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

type Env = Readonly<Record<string, string>>;
interface Api {
  readonly end: (signal: NodeJS.Signals) => Promise<unknown>;
}

/** Resolves when the API listens, so that what answers on the port is the API that was started here. */
async function startApi(env: Env): Promise<Api> {
  const { child, listening } = startServer({
    name: 'shop-api',
    args: ['shop-api/dist/server/api.js'],
    env: { LOG_LEVEL: 'silent', RATE_LIMITS: 'off', REFERENCE_CATALOGUE: 'import', API_PORT: String(port), ...env },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await listening;
  return { end: (signal) => (child.kill(signal), ended) };
}

async function untilReady(): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error('The API did not come back');
    await sleep(30);
  }
}

/** Repeats one update until it is answered. */
async function insist(
  body: object,
  key: string,
  isStopped: () => boolean,
): Promise<{ readonly answer: CartAnswerWire | null; readonly attempts: number }> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      const response = await fetch(`${root}/api/cart/update/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
      if (response.ok) return { answer: (await response.json()) as CartAnswerWire, attempts };
      if (response.status < 500)
        throw new TypeError(`${response.status} ${await response.text()}`, { cause: 'refused' });
    } catch (error) {
      if (error instanceof Error && error.cause === 'refused') throw error;
    }
    if (isStopped()) return { answer: null, attempts };
    await sleep(20);
  }
}

interface State {
  stopped: boolean;
  acknowledged: number;
  repeated: number;
  /** Pieces by cart. */
  readonly carts: Map<string, number>;
}

/** Fills carts with one piece an update, so that a cart's quantity is its number of updates. */
async function shop(sku: string, state: State): Promise<void> {
  while (!state.stopped) {
    let orderRef: string | null = null;
    let pieces = 0;
    while (pieces < PIECES_MAX && !state.stopped) {
      const { answer, attempts }: Awaited<ReturnType<typeof insist>> = await insist(
        { orderRef, update: { accessorySku: sku, quantity: 1 } },
        crypto.randomUUID(),
        () => state.stopped,
      );
      if (answer === null) return;
      if (answer.errorMessage) throw new Error(answer.errorMessage);
      orderRef = answer.orderRef;
      pieces += 1;
      state.acknowledged += 1;
      state.repeated += attempts - 1;
    }
    if (orderRef !== null) state.carts.set(orderRef, pieces);
  }
}

async function check({ carts }: State): Promise<string[]> {
  const wrong: string[] = [];
  for (const [orderRef, pieces] of carts) {
    const response = await fetch(`${root}/api/cart/get/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderRef }),
    });
    const { cart } = (await response.json()) as CartAnswerWire;
    const found = cart.content[0]?.quantity.value ?? 0;
    if (found !== pieces) wrong.push(`${pieces} acknowledged, ${found} there`);
  }
  return wrong;
}

async function scenario(
  label: string,
  env: Env,
  killOne: (api: Api, start: () => Promise<Api>) => Promise<Api>,
  kills = KILLS,
): Promise<void> {
  const state: State = { stopped: false, acknowledged: 0, repeated: 0, carts: new Map() };
  let api = await startApi(env);
  await untilReady();
  const [sku = ''] = await skusInStock(root);
  const shoppers = Array.from({ length: SHOPPERS }, () => shop(sku, state));
  for (let kill = 0; kill < kills; kill += 1) {
    // Pauses of different length, the same on every run, so that kills hit all phases of an update.
    await sleep(150 + ((kill * 97) % 250));
    api = await killOne(api, () => startApi(env));
    await untilReady();
  }
  await sleep(200);
  state.stopped = true;
  await Promise.all(shoppers);
  const wrong = await check(state);
  await api.end('SIGTERM');
  console.log(
    `${label.padEnd(26)} ${kills} kills, ${state.acknowledged} updates acknowledged, ${state.repeated} attempts repeated, ${state.carts.size} carts, ${wrong.length} wrong`,
  );
  for (const line of wrong) console.error(`  ${line}`);
  if (wrong.length > 0 || state.acknowledged === 0) process.exitCode = 1;
}

/** Tabs of two browsers change one cart at random, 200 steps, while the API is killed: each finds its own lines as it left them. */
async function tabsScenario(env: Env): Promise<void> {
  let api = await startApi(env);
  await untilReady();
  const [sku = '', ...otherSkus] = await skusInStock(root);
  const send = async (orderRef: string | null, input: CartUpdateInput, key: string) =>
    (await insist({ orderRef, ...input }, key, () => false)).answer as CartAnswerWire;
  const { orderRef } = await send(null, { update: { accessorySku: sku } }, crypto.randomUUID());
  const empty = await send(orderRef, { empty: true }, crypto.randomUUID());
  const random = randomFrom(KILLS);
  const tabs = TAB_PLANS.map((plan, index) =>
    createTab({
      sku: [sku, ...otherSkus][index] ?? sku,
      plan,
      random,
      send: (input, key) => send(orderRef, input, key),
    }),
  );
  let isDone = false;
  const work = Promise.all(
    tabs.map(async (tab) => {
      let answer = empty;
      for (let step = 0; step < 200 / tabs.length; step += 1) answer = await tab.step(answer);
      return answer;
    }),
  ).finally(() => (isDone = true));
  let kills = 0;
  for (; !isDone && kills < KILLS; kills += 1) {
    await sleep(150 + ((kills * 97) % 250));
    api = await killApi(api, () => startApi(env));
    await untilReady();
  }
  const wrong = await work.then(
    () => [],
    (error: unknown) => [String(error)],
  );
  await api.end('SIGTERM');
  console.log(`${'embedded, tabs at random'.padEnd(26)} ${kills} kills, 200 steps, ${wrong.length} wrong`);
  for (const line of wrong) console.error(`  ${line}`);
  if (wrong.length > 0) process.exitCode = 1;
}

const killApi = async (api: Api, start: () => Promise<Api>): Promise<Api> => {
  await api.end('SIGKILL');
  return start();
};

async function runScenarios(): Promise<void> {
  port = await freePort();
  root = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'shop-durability-'));
  await scenario('embedded, API killed', { DATA_DIR: folder, DATABASE_URL: '' }, killApi);
  await tabsScenario({ DATA_DIR: folder, DATABASE_URL: '' });
  rmSync(folder, { recursive: true, force: true });
  const postgres = await startPostgres();
  if (!postgres) return console.log('PostgreSQL: not tested, it is not installed and cannot be installed');
  try {
    await scenario('PostgreSQL, API killed', { DATABASE_URL: postgres.url }, killApi);
    await scenario('PostgreSQL, server killed', { DATABASE_URL: postgres.url }, async (api) => {
      await postgres.kill();
      await postgres.restart();
      return api;
    });
    const failover = await startFailover(postgres);
    const failOver = async (api: Api) => {
      await sleep(1_000);
      await failover.failOver();
      return api;
    };
    try {
      await scenario('PostgreSQL, failed over', { DATABASE_URL: failover.url }, failOver, 1);
    } finally {
      await failover.stop();
    }
  } finally {
    await postgres.stop();
  }
}

void runScenarios().catch(exitOnCommandError);
