import { execFileSync, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sleep } from '../../tooling/dev/processes';

/** The built programs of this package. */
const SERVER = join(dirname(fileURLToPath(import.meta.url)), '../dist/server');
export const programOf = (name: string): string => join(SERVER, `${name}.js`);

type Env = Readonly<Record<string, string>>;

/** Runs a built program to its end. @returns what it printed */
export const runProgram = (name: string, args: readonly string[], env: Env = {}): string =>
  execFileSync(process.execPath, [programOf(name), ...args], { env: { ...process.env, ...env }, encoding: 'utf8' });

/** @throws Error when the answer is not a good one */
export async function fetchGood(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

export const fetchJson = async (url: string): Promise<unknown> => (await fetchGood(url)).json();

export async function timed<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly ms: number }> {
  const began = performance.now();
  const result = await work();
  return { result, ms: performance.now() - began };
}

/** Accessories of the catalogue with plenty of stock. */
export async function skusInStock(root: string): Promise<readonly string[]> {
  const answer = await fetchGood(`${root}/api/view-models/product-list/B2C/ACCESSORY_LIST`);
  const { items } = (await answer.json()) as {
    readonly items: readonly {
      readonly skus: readonly string[];
      readonly variants: { readonly salesStatuses: readonly { readonly quantityInStock: number }[] };
    }[];
  };
  return items.flatMap(({ skus, variants }) =>
    (variants.salesStatuses[0]?.quantityInStock ?? 0) > 20 ? skus.slice(0, 1) : [],
  );
}

export interface Api {
  readonly readyMs: number;
  readonly stop: () => Promise<unknown>;
}

const PORT = Number(process.env.API_PORT ?? 3910);
export const API_ROOT = `http://127.0.0.1:${PORT}`;
const ENV = { NODE_ENV: 'production', STAND_INS: 'on', LOG_LEVEL: 'warn', RATE_LIMITS: 'off', API_PORT: String(PORT) };

/** Starts the reference CMS, whose pages a search finds, too. @returns its address, and what ends it */
export async function startCms(port = PORT + 20): Promise<{ readonly url: string; readonly stop: () => void }> {
  const url = `http://127.0.0.1:${port}`;
  const program = join(SERVER, '../../../reference-systems/dist/server/cms.js');
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, STAND_INS: 'on', CMS_PORT: String(port) },
    stdio: 'ignore',
  });
  while (
    !(await fetch(`${url}/shop-content/navigation.json`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('The CMS did not start');
    await sleep(20);
  }
  return { url, stop: () => void child.kill('SIGTERM') };
}

/** Starts the API as in production, without rate limits; resolves when it is ready. */
export async function startApi(env: Env): Promise<Api> {
  const began = performance.now();
  const child = spawn(process.execPath, [programOf('api')], {
    env: { ...process.env, ...ENV, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error('The API did not start');
    if (
      await fetch(`${API_ROOT}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await sleep(20);
  }
  const readyMs = performance.now() - began;
  const stop = () => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGTERM'));
  return { readyMs, stop };
}
