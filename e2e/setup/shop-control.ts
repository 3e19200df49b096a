import { resolve } from 'node:path';

/** The test shop's addresses, and the control of its processes. */
/** Each worker has a shop of its own, which the global setup has started: the first port of each. */
const BASES = (process.env['E2E_PORT_BASES'] ?? '0').split(',').map(Number);
const BASE = BASES[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? 0;
export const SHOP_URL = `http://localhost:${BASE}`;
/** Another site than the shop's. */
export const IDENTITY_URL = `http://127.0.0.1:${BASE + 20}`;
export const CMS_URL = `http://127.0.0.1:${BASE + 30}`;
/** What the shop has mailed, as a page. */
export const MAILBOX_URL = `http://127.0.0.1:${BASE + 35}/post/`;
/** For a remote that a test adds: a port of the test shop's block that none of its programs uses. (`fetch` refuses 4190.) */
export const ADDED_REMOTE_PORT = BASE + 92;
/** The two shells behind the edge, with the ports of `tooling/dev/topology.ts`. */
export const SHELL_URLS = [1, 2].map((copy) => `http://127.0.0.1:${BASE + copy}`);
/** For a second shell, and its metrics on the next one. */
export const BUCKET_SHOP_PORT = BASE + 91;
/** The remotes' own processes are on the ports after it. */
export const REMOTE_PORT_BASE = BASE + 50;
/** The first port of a second shop in development, which also takes the 20 after it. */
export const DEVELOPMENT_PORT = BASE + 65;
export const API_URL = `http://127.0.0.1:${BASE + 10}`;
export const REGISTRY_FILE = resolve(__dirname, `../../.data-e2e-${BASE}/registry.json`);
/** As `tooling/dev/test-shop.ts` sets it. */
export const ADMIN_PASSWORD = 'password-of-the-tests';
/** The shell's metrics, which are not on its public port. */
export const METRICS_URL = `http://127.0.0.1:${BASE + 40}/metrics`;
const CONTROL_URL = `http://127.0.0.1:${BASE + 99}`;

type Command = 'kill' | 'start' | 'hang' | 'resume';

export async function control(command: Command, program: string): Promise<void> {
  await post(`/${command}/${program}`);
}

/** Process id of a program: another one after it was started again. */
export const pidOf = async (program: string): Promise<string> => post(`/pid/${program}`);

/** Makes a build the stable one of its remote in the running shop's registry. */
export async function release(remote: string, build: string): Promise<void> {
  await post(`/release/${remote}/${build}`);
}

/** Gives a build to a share of the visitors. @param percent 0–100 */
export async function canary(remote: string, percent: number, build: string): Promise<void> {
  await post(`/canary/${remote}/${percent}/${build}`);
}

/** Takes the canary of a remote out. */
export async function rollback(remote: string): Promise<void> {
  await post(`/rollback/${remote}`);
}

/** Does once what `npm run registry -- watch` does every two seconds. */
export async function followVerdicts(): Promise<void> {
  await post('/verdicts');
}

async function post(path: string): Promise<string> {
  const response = await fetch(CONTROL_URL + path, { method: 'POST' });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${text}`);
  return text;
}
