/**
 * `npm run bench -- releases`: makes 50 releases, one remote after the other, while it requests pages of the running shop at SHOP_ORIGIN (default
 * http://localhost:3000) at a constant rate (RATE, default 40 a second), without waiting for earlier answers. INTERVAL_MS lies between two releases (default 3,000). The registry has to be on this machine
 * (REGISTRY_FILE or DATA_DIR). Prints figures; exits with 1 when one misses its limit.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readState } from '../build/inputs';
import { remoteNames, ROOT } from '../build/packages';
import { sleep } from '../dev/processes';
import { shopOrigin } from '../dev/shop-programs';
import { release } from '../release/registry';
import { registryLocation } from '../release/registry-file';
import { mixedBuilds, percentile } from './figures';
import { shellProcesses, usageOf } from './shell-usage';

const origin = shopOrigin();
const RELEASES = Number(process.env.RELEASES ?? 50);
const RATE = Number(process.env.RATE ?? 40);
/** From one release until the next. */
const INTERVAL_MS = Number(process.env.INTERVAL_MS ?? 3_000);
/** For each remote, builds that the shell has not seen before. */
const NEW_BUILD_KINDS = ['first', 'second', 'third', 'fourth'];
const PAGES = ['/', '/mobiltelefoner/', '/mobiltelefoner/apple/iphone-17/', '/mobilabonnement/', '/handlekurv/'];
const POLL_MS = 20;
const SETTLE_MS = 6_000;
const TIMEOUT_MS = 30_000;
const LIMITS = { failed: 0, mixed: 0, servedP95Ms: 1_000, memory: 1.1 };

const location = registryLocation();
const { port } = new URL(origin);
const newBuild = (name: string, kind: string) =>
  execFileSync(process.execPath, ['--import', 'tsx', join(ROOT, 'tooling/build/variant-build.ts'), name, kind], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
type Release = readonly [remote: string, build: string];

const counts = { requests: 0, failed: 0, mixed: 0 };
let isDone = false;

async function read(path: string): Promise<void> {
  const response = await fetch(origin + path).catch(() => undefined);
  counts.requests += 1;
  const html = await response?.text().catch(() => undefined);
  const isComplete = response?.status === 200 && html !== undefined && !response.headers.has('x-shop-degraded');
  if (!isComplete) counts.failed += 1;
  else if (mixedBuilds(html, response.headers.get('x-shop-builds') ?? '').length > 0) counts.mixed += 1;
}

async function readAtConstantRate() {
  const requests: Promise<void>[] = [];
  const began = performance.now();
  for (let turn = 0; !isDone; turn += 1) {
    requests.push(read(PAGES[turn % PAGES.length] ?? '/'));
    await sleep(Math.max(0, began + ((turn + 1) * 1_000) / RATE - performance.now()));
  }
  await Promise.all(requests);
}

/** @returns milliseconds until a page has the build */
async function measureUntilServed(name: string, build: string): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < TIMEOUT_MS) {
    const { headers } = await fetch(`${origin}/`);
    if (headers.get('x-shop-builds')?.includes(`${name}@${build}`)) return performance.now() - began;
    await sleep(POLL_MS);
  }
  throw new Error(`${name}@${build} was not served within ${TIMEOUT_MS / 1000} s`);
}

const memoryMb = () => {
  const usage = usageOf(shellProcesses(port));
  return usage.reduce((sum, each) => sum + each.memoryMb, 0);
};

/** @returns milliseconds from the end of each release command until the build was served */
async function releaseInTurn(releases: readonly Release[]): Promise<number[]> {
  const times: number[] = [];
  for (const [name, build] of releases) {
    await sleep(INTERVAL_MS);
    await release(location, name, build);
    times.push(await measureUntilServed(name, build));
  }
  return times;
}

async function measureAll(): Promise<void> {
  if (!(await fetch(origin).catch(() => null))?.ok) {
    console.error(`There is no shop at ${origin}. Start it with «npm start», or set SHOP_ORIGIN.`);
    process.exit(1);
  }

  if (RELEASES <= NEW_BUILD_KINDS.length * remoteNames().length) {
    console.error(
      `RELEASES has to be more than ${NEW_BUILD_KINDS.length * remoteNames().length}: so many builds are new to the shell.`,
    );
    process.exit(1);
  }

  // First new builds, then builds that the shell knows.
  const newReleases = NEW_BUILD_KINDS.flatMap((kind) =>
    remoteNames().map((name): Release => [name, newBuild(name, kind)]),
  );
  const knownReleases = Array.from({ length: RELEASES - newReleases.length }).flatMap((_, turn) => {
    const names = remoteNames();
    // Alternates between the two latest builds of each remote.
    const round = Math.floor(turn / names.length) % 2 === 0 ? 2 : 1;
    const at = newReleases.length - round * names.length + (turn % names.length);
    return newReleases.slice(at, at + 1);
  });

  console.log(`${RELEASES} releases on ${origin}, read ${RATE} times a second`);
  const readers = readAtConstantRate();
  await sleep(3_000);
  const first = await releaseInTurn(newReleases.slice(0, remoteNames().length));
  // Replaced workers have five seconds to finish their requests. A shell that has just started uses less memory than later.
  await sleep(SETTLE_MS);
  const before = memoryMb();
  const served = {
    new: [...first, ...(await releaseInTurn(newReleases.slice(first.length)))],
    known: await releaseInTurn(knownReleases),
  };
  await sleep(SETTLE_MS);
  const after = memoryMb();
  isDone = true;
  await readers;
  for (const name of remoteNames()) {
    const build = readState(name)?.build;
    if (build) await release(location, name, build);
  }

  const ms = (value: number) => `${Math.round(value)} ms`;
  const summaryOf = (times: readonly number[]) =>
    `median ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}, longest ${ms(Math.max(...times))}`;
  console.log(`From the end of the command until a page has the build. New builds: ${summaryOf(served.new)}`);
  console.log(`  Builds that the shell has used before: ${summaryOf(served.known)}`);
  const all = [...served.new, ...served.known];
  const rows: readonly (readonly [name: string, value: string | number, isMet: boolean])[] = [
    ['failed requests', `${counts.failed} of ${counts.requests}`, counts.failed <= LIMITS.failed],
    ['pages with mixed builds', counts.mixed, counts.mixed <= LIMITS.mixed],
    ['served within 1 s (p95 of all)', ms(percentile(all, 0.95)), percentile(all, 0.95) <= LIMITS.servedP95Ms],
    [
      'memory of the shell',
      `${Math.round(before)} MB before, ${Math.round(after)} MB after`,
      before > 0 && after <= before * LIMITS.memory,
    ],
  ];
  for (const [name, value, isMet] of rows) console.log(`${isMet ? 'ok    ' : 'MISSED'}  ${name}: ${value}`);
  process.exit(rows.every(([, , isMet]) => isMet) ? 0 : 1);
}

void measureAll();
