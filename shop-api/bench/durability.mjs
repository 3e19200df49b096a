/**
 * `npm run bench -- durability [kills]`: shoppers change carts while the API, and then the database server, is killed (SIGKILL)
 * again and again. Every update has an idempotency key and is repeated until it is answered. In the end each cart must hold every
 * acknowledged update, once. Then tabs of two browsers change one cart at random (`random-tab.mjs`). Needs a build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitOnCommandError } from '../../tooling/build/packages';
import { freePort } from '../../tooling/dev/free-ports';
import { startPostgres } from '../../tooling/dev/postgres';
import { sleep, startServer } from '../../tooling/dev/processes';
import { createTab, randomFrom } from './random-tab.mjs';

const PORT = await freePort();
const ROOT = `http://127.0.0.1:${PORT}`;
const KILLS = Number(process.argv[2] ?? 8);
const SHOPPERS = 8;
/** A plan for each tab. */
const TAB_PLANS = ['FJELL_X_BASIC_2025_2', 'FJELL_MOBIL_05GB_2025_2', 'FJELL_MOBIL_10GB_2025_2', 'FJELL_X_MAX_2025'];
/** Maximum pieces in one line (F5.1-1). */
const PIECES_MAX = 10;

const isReady = () =>
  fetch(`${ROOT}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Resolves when the API listens, so that what answers on the port is the API that was started here. */
async function startApi(env) {
  const { child, listening } = startServer({
    name: 'shop-api',
    args: ['shop-api/dist/server/api.js'],
    env: { LOG_LEVEL: 'silent', RATE_LIMITS: 'off', API_PORT: String(PORT), ...env },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await listening;
  return { end: (signal) => (child.kill(signal), ended) };
}

async function untilReady() {
  const end = Date.now() + 60_000;
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error('The API did not come back');
    await sleep(30);
  }
}

/** Repeats one update until it is answered. @returns {Promise<{ answer: object, attempts: number }>} */
async function insist(body, key, isStopped) {
  for (let attempts = 1; ; attempts += 1) {
    try {
      const response = await fetch(`${ROOT}/api/cart/update/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
      if (response.ok) return { answer: await response.json(), attempts };
      if (response.status < 500)
        throw new TypeError(`${response.status} ${await response.text()}`, { cause: 'refused' });
    } catch (error) {
      if (error.cause === 'refused') throw error;
    }
    if (isStopped()) return { answer: null, attempts };
    await sleep(20);
  }
}

/** Fills carts with one piece an update, so that a cart's quantity is its number of updates. */
async function shop(sku, state) {
  while (!state.stopped) {
    let orderRef = null;
    let pieces = 0;
    while (pieces < PIECES_MAX && !state.stopped) {
      const { answer, attempts } = await insist(
        { orderRef, update: { accessorySku: sku, quantity: 1 } },
        crypto.randomUUID(),
        () => state.stopped,
      );
      if (answer === null) return state.unknown.add(orderRef);
      if (answer.errorMessage) throw new Error(answer.errorMessage);
      orderRef = answer.orderRef;
      pieces += 1;
      state.acknowledged += 1;
      state.repeated += attempts - 1;
    }
    if (orderRef !== null) state.carts.set(orderRef, pieces);
  }
}

async function check({ carts }) {
  const wrong = [];
  for (const [orderRef, pieces] of carts) {
    const response = await fetch(`${ROOT}/api/cart/get/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderRef }),
    });
    const found = (await response.json()).cart.content[0]?.quantity.value ?? 0;
    if (found !== pieces) wrong.push(`${pieces} acknowledged, ${found} there`);
  }
  return wrong;
}

async function scenario(label, env, killOne) {
  const state = { stopped: false, acknowledged: 0, repeated: 0, carts: new Map(), unknown: new Set() };
  let api = await startApi(env);
  await untilReady();
  const { items } = await (await fetch(`${ROOT}/api/view-models/product-list/B2C/ACCESSORY_LIST`)).json();
  const sku = items.find(({ variants }) => variants.salesStatuses[0]?.quantityInStock > 20).skus[0];
  const shoppers = Array.from({ length: SHOPPERS }, () => shop(sku, state));
  for (let kill = 0; kill < KILLS; kill += 1) {
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
    `${label.padEnd(26)} ${KILLS} kills, ${state.acknowledged} updates acknowledged, ${state.repeated} attempts repeated, ${state.carts.size} carts, ${wrong.length} wrong`,
  );
  for (const line of wrong) console.error(`  ${line}`);
  if (wrong.length > 0 || state.acknowledged === 0) process.exitCode = 1;
}

/** Tabs of two browsers change one cart at random, 200 steps, while the API is killed: each finds its own lines as it left them. */
async function tabsScenario(env) {
  let api = await startApi(env);
  await untilReady();
  const { items } = await (await fetch(`${ROOT}/api/view-models/product-list/B2C/ACCESSORY_LIST`)).json();
  const skus = items
    .filter(({ variants }) => variants.salesStatuses[0]?.quantityInStock > 20)
    .map((item) => item.skus[0]);
  const send = async (orderRef, input, key) => (await insist({ orderRef, ...input }, key, () => false)).answer;
  const { orderRef } = await send(null, { update: { accessorySku: skus[0] } }, crypto.randomUUID());
  await send(orderRef, { empty: true }, crypto.randomUUID());
  const random = randomFrom(KILLS);
  const tabs = TAB_PLANS.map((plan, index) =>
    createTab({ sku: skus[index], plan, random, send: (input, key) => send(orderRef, input, key) }),
  );
  let isDone = false;
  const work = Promise.all(
    tabs.map(async (tab) => {
      let answer = { cart: { content: [] } };
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
    (error) => [error.message],
  );
  await api.end('SIGTERM');
  console.log(`${'embedded, tabs at random'.padEnd(26)} ${kills} kills, 200 steps, ${wrong.length} wrong`);
  for (const line of wrong) console.error(`  ${line}`);
  if (wrong.length > 0) process.exitCode = 1;
}

const killApi = async (api, start) => {
  await api.end('SIGKILL');
  return start();
};

async function runScenarios() {
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
  } finally {
    await postgres.stop();
  }
}

await runScenarios().catch(exitOnCommandError);
