/**
 * `npm run bench:releases`: 50 releases, one remote after the other, while the running shop at BASE_URL (default http://localhost:3000) is read
 * all the time. Its registry has to be on this machine (REGISTRY_FILE or DATA_DIR). Prints figures; exits with 1 when one misses its limit.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readState } from '../build/inputs.mjs';
import { remoteNames, ROOT } from '../build/packages.mjs';
import { release } from '../release/registry.mjs';
import { registryLocation } from '../release/registry-location.mjs';
import { sleep } from '../run/processes.mjs';
import { percentile } from './load/figures.mjs';
import { mixedBuilds } from './load/mixed-builds.mjs';
import { shellProcesses, usageOf } from './load/usage.mjs';

const BASE_URL = new URL(process.env.BASE_URL ?? 'http://localhost:3000').origin;
const RELEASES = Number(process.env.RELEASES ?? 50);
const CLIENTS = 4;
const PAGES = ['/', '/mobiltelefoner/', '/mobiltelefoner/apple/iphone-17/', '/mobilabonnement/', '/handlekurv/'];
const POLL_MS = 20;
const GIVEN_UP_MS = 30_000;
const LIMITS = { failed: 0, mixed: 0, servedP95Ms: 1_000, memory: 1.1 };

if (!(await fetch(BASE_URL).catch(() => null))?.ok) {
  console.error(`There is no shop at ${BASE_URL}. Start it with «npm start», or set BASE_URL.`);
  process.exit(1);
}

const location = registryLocation();
const { port } = new URL(BASE_URL);
const builds = new Map(
  remoteNames().map((name) => [
    name,
    [
      readState(name).build,
      execFileSync(process.execPath, [join(ROOT, 'tooling/build/variant-build.mjs'), name], {
        cwd: ROOT,
        encoding: 'utf8',
      }).trim(),
    ],
  ]),
);

const seen = { requests: 0, failed: 0, mixed: 0 };
let isOver = false;

async function read(path) {
  const response = await fetch(BASE_URL + path).catch(() => undefined);
  seen.requests += 1;
  const html = await response?.text().catch(() => undefined);
  const isWhole = response?.status === 200 && html !== undefined && !response.headers.has('x-shop-degraded');
  if (!isWhole) seen.failed += 1;
  else if (mixedBuilds(html, response.headers.get('x-shop-builds') ?? '').length > 0) seen.mixed += 1;
}

async function readAllTheTime(first) {
  for (let turn = first; !isOver; turn += 1) {
    await read(PAGES[turn % PAGES.length]);
    await sleep(POLL_MS);
  }
}

/** @returns milliseconds until the build is in a page */
async function untilServed(name, build) {
  const began = performance.now();
  while (performance.now() - began < GIVEN_UP_MS) {
    const { headers } = await fetch(`${BASE_URL}/`);
    if (headers.get('x-shop-builds')?.includes(`${name}@${build}`)) return performance.now() - began;
    await sleep(POLL_MS);
  }
  throw new Error(`${name}@${build} was not served within ${GIVEN_UP_MS / 1000} s`);
}

const memoryMb = () => {
  const usage = usageOf(shellProcesses(port));
  return usage.reduce((sum, each) => sum + each.memoryMb, 0);
};

/** Times until a release was served: of builds that the shell has to try first, and of those that it knows. */
const served = { new: [], known: [] };
async function releaseInTurn(count, times) {
  for (let turn = 0; turn < count; turn += 1) {
    const names = [...builds.keys()];
    const name = names[turn % names.length];
    const [now, next] = builds.get(name);
    builds.set(name, [next, now]);
    await release(location, name, next);
    times.push(await untilServed(name, next));
  }
}

console.log(`${RELEASES} releases on ${BASE_URL}, read by ${CLIENTS} clients`);
const clients = Array.from({ length: CLIENTS }, (_, index) => readAllTheTime(index));
await sleep(3_000);
await releaseInTurn(builds.size, served.new);
await sleep(6_000);
const before = memoryMb();
await releaseInTurn(RELEASES - builds.size, served.known);
// What is replaced has five seconds for its requests in progress.
await sleep(6_000);
const after = memoryMb();
isOver = true;
await Promise.all(clients);
for (const name of builds.keys()) await release(location, name, readState(name).build);

const ms = (value) => `${Math.round(value)} ms`;
const of = (times) =>
  `median ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}, longest ${ms(Math.max(...times))}`;
console.log(
  `From the end of the command until a page has the build: a build that is new to the shell: ${of(served.new)}`,
);
console.log(`  one that it has proved before: ${of(served.known)}`);
const rows = [
  ['failed requests', `${seen.failed} of ${seen.requests}`, seen.failed <= LIMITS.failed],
  ['pages of mixed builds', seen.mixed, seen.mixed <= LIMITS.mixed],
  ['served within 1 s (p95)', ms(percentile(served.known, 0.95)), percentile(served.known, 0.95) <= LIMITS.servedP95Ms],
  [
    'memory of the shell',
    `${Math.round(before)} MB before, ${Math.round(after)} MB after`,
    after <= before * LIMITS.memory,
  ],
];
for (const [name, value, isMet] of rows) console.log(`${isMet ? 'ok    ' : 'MISSED'}  ${name}: ${value}`);
process.exit(rows.every(([, , isMet]) => isMet) ? 0 : 1);
