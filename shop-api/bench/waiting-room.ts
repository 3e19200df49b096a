/**
 * `npm run bench -- waiting-room [visitors [places]]`: visitors of the waiting room over PostgreSQL and several API processes, the
 * database killed and restarted on the way. Half of them join before the room opens. Each asks for its place until it is admitted, stays in the
 * checkout for a moment, and pays: the same pass at two processes at once, and another visitor's pass, which must be refused. Needs a build.
 * Prints figures; fails when someone was lost, overtaken, admitted beyond the places, or paid with another's pass.
 */
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { percentile } from '../../tooling/bench/figures';
import { exitOnCommandError } from '../../tooling/build/packages';
import { freePort } from '../../tooling/dev/free-ports';
import { startPostgres } from '../../tooling/dev/postgres';
import { sleep, startServer } from '../../tooling/dev/processes';

const VISITORS = Number(process.argv[2] ?? 5_000);
const PLACES = Number(process.argv[3] ?? 200);
const PROCESSES = 3;
/** Requests at the same time. */
const CONNECTIONS = 96;
const EDGE_KEY = 'the-edge-of-the-bench';
const STATUS = '/kasse/venterom/status/';

/** A semaphore: the load is bounded, however many visitors wait. */
function limiter(max: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = max;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

async function startApis(
  databaseUrl: string,
): Promise<{ readonly roots: readonly string[]; readonly stop: () => Promise<unknown> }> {
  const roots: string[] = [];
  const children: ChildProcess[] = [];
  for (let index = 0; index < PROCESSES; index += 1) {
    const port = await freePort();
    const { child, listening } = startServer({
      name: `shop-api ${index + 1}`,
      args: ['shop-api/dist/server/api.js'],
      env: {
        API_PORT: String(port),
        DATABASE_URL: databaseUrl,
        EDGE_KEY,
        LOG_LEVEL: 'silent',
        RATE_LIMITS: 'off',
        // The first one fills the database.
        REFERENCE_CATALOGUE: 'none',
      },
    });
    await listening;
    roots.push(`http://127.0.0.1:${port}`);
    children.push(child);
  }
  const stop = () =>
    Promise.all(
      children.map((child) => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGTERM'))),
    );
  return { roots, stop };
}

const figures = { requests: 0, failed: 0, stolen: 0, refusedOwn: 0 };
const latencies: number[] = [];
const limit = limiter(CONNECTIONS);

/** Members of the room's answers. */
interface RoomAnswer {
  readonly href?: string;
  readonly pollMs?: number;
  readonly mayPay?: boolean;
}

/** Repeats a request until it is answered: the database is away for a moment. */
async function insist(
  send: () => Promise<Response>,
): Promise<{ readonly headers: Headers; readonly body: RoomAnswer }> {
  for (;;) {
    const began = performance.now();
    const answer = await limit(() =>
      send().then(
        async (response) => ({ response, body: await response.text() }),
        () => null,
      ),
    );
    figures.requests += 1;
    if (answer && answer.response.status < 500) {
      latencies.push(performance.now() - began);
      return { headers: answer.response.headers, body: JSON.parse(answer.body || '{}') as RoomAnswer };
    }
    figures.failed += 1;
    await sleep(200 + Math.random() * 300);
  }
}

function visitor(roots: readonly string[], index: number) {
  const orderRef = randomBytes(24).toString('base64url');
  const any = () => roots[Math.floor(Math.random() * roots.length)] ?? '';
  const headers = {
    'content-type': 'application/json',
    'x-edge-key': EDGE_KEY,
    'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  };
  const post = (name: string, body: object, root = any()) =>
    insist(() =>
      fetch(`${root}/api/waiting-room/${name}/`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ orderRef, ...body }),
      }),
    ).then(({ body: answer }) => answer);
  return {
    orderRef,
    join: () => post('enter', {}),
    /** @returns the pass */
    async wait(): Promise<string> {
      for (;;) {
        const { headers: answered, body } = await insist(() =>
          fetch(`${any()}${STATUS}?til=/kasse/a/`, { headers: { ...headers, cookie: `orderRef=${orderRef}` } }),
        );
        const [, pass] = /shop-checkout-pass=([^;]+)/.exec(answered.get('set-cookie') ?? '') ?? [];
        if (pass) return pass;
        if (body.href) await post('enter', {});
        // Faster than browsers, so that a run takes minutes.
        await sleep(Math.min(body.pollMs ?? 3_000, 5_000) * (0.35 + Math.random() * 0.3));
      }
    },
    pay: (pass: string, root?: string) => post('spend', { pass }, root),
  };
}

/** Only what is there and not empty may enter. */
async function fillCarts(db: pg.Client, visitors: readonly { readonly orderRef: string }[]): Promise<void> {
  await db.connect();
  await db.query(
    `INSERT INTO cart_order (order_ref, realm, created_at, expires_at, lines)
     SELECT order_ref, 'B2C', now(), now() + interval '1 day', '[{"kind": "goods"}]' FROM unnest($1::text[]) AS order_ref`,
    [visitors.map(({ orderRef }) => orderRef)],
  );
  await db.end();
}

const change = (root: string, fields: Readonly<Record<string, string>>) =>
  fetch(`${root}/api/admin/waiting-room/`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'x-edge-key': EDGE_KEY,
      'x-shop-member': 'bench',
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
  }).then(({ status }) => {
    if (status !== 303) throw new Error(`The settings were answered with ${status}`);
  });

/** Counts the orders in the checkout again and again, as the database has them at one moment. */
function watchPlaces(connect: () => pg.Client) {
  const seen = { most: 0, counts: 0, isDone: false };
  const watching = (async () => {
    while (!seen.isDone) {
      const db = connect();
      // The server is killed on the way.
      db.on('error', () => undefined);
      try {
        await db.connect();
        while (!seen.isDone) {
          const { rows } = await db.query<{ active: number }>(
            "SELECT count(*)::int AS active FROM waiting_ticket WHERE state = 'admitted'",
          );
          seen.most = Math.max(seen.most, rows[0]?.active ?? 0);
          seen.counts += 1;
          await sleep(3);
        }
        await db.end();
      } catch {
        await sleep(100);
      }
    }
  })();
  return async () => {
    seen.isDone = true;
    await watching;
    return seen;
  };
}

interface Ticket {
  readonly lot: number;
  readonly seq: string;
  readonly admission: string | null;
  readonly admitted_at: unknown;
  readonly state: string;
}

/** How many were admitted after one that stood behind them. */
function inversions(tickets: readonly Ticket[]): number {
  const inOrder = [...tickets].sort((one, other) => one.lot - other.lot || Number(one.seq) - Number(other.seq));
  let latest = 0;
  return inOrder.filter(({ admission }) => {
    const isLate = Number(admission) < latest;
    latest = Math.max(latest, Number(admission));
    return isLate;
  }).length;
}

async function run(): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) return console.log('PostgreSQL is not installed and cannot be installed');
  const { roots, stop } = await startApis(postgres.url);
  const [first = '', second = ''] = roots;
  const client = () => new pg.Client({ connectionString: postgres.url });
  try {
    const opensAt = new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000);
    const local = new Date(opensAt.getTime() + norwegianOffsetMs(opensAt)).toISOString().slice(0, 16);
    await change(first, { plasser: String(PLACES), apner: local });
    await sleep(1_100);
    const visitors = Array.from({ length: VISITORS }, (_, index) => visitor(roots, index));
    await fillCarts(client(), visitors);
    const half = visitors.slice(0, VISITORS / 2);
    const stopWatching = watchPlaces(client);
    const began = performance.now();
    await Promise.all(half.map((each) => each.join()));
    const joinedMs = performance.now() - began;
    const passes: string[] = [];
    const stay = async (each: (typeof visitors)[number]) => {
      const pass = await each.wait();
      await sleep(200 + Math.random() * 800);
      const stolen = passes.at(-1);
      passes.push(pass);
      if (stolen && (await each.pay(stolen)).mayPay) figures.stolen += 1;
      const [one, other] = await Promise.all([each.pay(pass, first), each.pay(pass, second)]);
      if (!one.mayPay || !other.mayPay) figures.refusedOwn += 1;
    };
    const all = [...half.map(stay)];
    const lateJoins = visitors.slice(half.length).map(async (each) => {
      await sleep(Math.max(0, opensAt.getTime() - Date.now()) + Math.random() * 5_000);
      await each.join();
      await stay(each);
    });
    await sleep(Math.max(0, opensAt.getTime() - Date.now()) + 8_000);
    await postgres.kill();
    await sleep(1_500);
    await postgres.restart();
    await Promise.all([...all, ...lateJoins]);
    const seconds = (Date.now() - opensAt.getTime()) / 1_000;

    const { most, counts } = await stopWatching();
    const db = client();
    await db.connect();
    const { rows } = await db.query<Ticket>('SELECT * FROM waiting_ticket');
    await db.end();
    const spent = rows.filter(({ state }) => state === 'spent');
    const result = {
      visitors: VISITORS,
      admitted: rows.filter(({ admitted_at: at }) => at !== null).length,
      lost: VISITORS - spent.length,
      inversions: inversions(rows),
      'most at once': `${most} of ${PLACES}, counted ${counts} times`,
      'over-admissions': Math.max(0, most - PLACES),
      'double spends': figures.stolen,
      'own passes refused': figures.refusedOwn,
    };
    for (const [name, value] of Object.entries(result)) console.log(`${name.padEnd(20)} ${value}`);
    console.log(
      `${half.length} joined in ${(joinedMs / 1000).toFixed(1)} s; all paid ${seconds.toFixed(0)} s after the opening; ${figures.requests} requests, ` +
        `${figures.failed} repeated; answer p50 ${percentile(latencies, 0.5).toFixed(0)} ms, p99 ${percentile(latencies, 0.99).toFixed(0)} ms; ` +
        `${PROCESSES} processes, 1 restart of the database`,
    );
    if (result.lost || result.inversions || result['over-admissions'] || figures.stolen || figures.refusedOwn)
      process.exitCode = 1;
  } finally {
    await stop();
    await postgres.stop();
  }
}

/** How far Norwegian clocks are ahead of UTC at a moment. */
function norwegianOffsetMs(at: Date): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Oslo',
    dateStyle: 'short',
    timeStyle: 'medium',
    hour12: false,
  })
    .format(at)
    .replace(', ', 'T');
  return Date.parse(`${parts}Z`) - at.getTime();
}

void run().catch(exitOnCommandError);
