/**
 * `npm run bench:releases`: 50 releases, one remote after the other, while pages of the running shop at BASE_URL (default http://localhost:3000) are
 * asked for at a constant rate (RATE, default 40 a second), whether earlier answers have come or not. Its registry has to be on this machine
 * (REGISTRY_FILE or DATA_DIR). Prints figures; exits with 1 when one misses its limit.
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
const RATE = Number(process.env.RATE ?? 40);
/** From one release until the next. */
const INTERVAL_MS = Number(process.env.INTERVAL_MS ?? 3_000);
/** Of each remote so many builds that the shell has not seen before. */
const NEW_BUILDS = ['first', 'second', 'third', 'fourth'];
const PAGES = ['/', '/mobiltelefoner/', '/mobiltelefoner/apple/iphone-17/', '/mobilabonnement/', '/handlekurv/'];
const POLL_MS = 20;
const SETTLED_MS = 6_000;
const GIVEN_UP_MS = 30_000;
const LIMITS = { failed: 0, mixed: 0, servedP95Ms: 1_000, memory: 1.1 };

if (!(await fetch(BASE_URL).catch(() => null))?.ok) {
  console.error(`There is no shop at ${BASE_URL}. Start it with «npm start», or set BASE_URL.`);
  process.exit(1);
}

const location = registryLocation();
const { port } = new URL(BASE_URL);
const newBuild = (name, kind) =>
  execFileSync(process.execPath, [join(ROOT, 'tooling/build/variant-build.mjs'), name, kind], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
/** Releases to make, in turn: remote, build. */
const unknown = NEW_BUILDS.flatMap((kind) => remoteNames().map((name) => [name, newBuild(name, kind)]));
const known = Array.from({ length: RELEASES - unknown.length }, (_, turn) => {
  const names = remoteNames();
  // The two latest of each remote by turns.
  const round = Math.floor(turn / names.length) % 2 === 0 ? 2 : 1;
  return unknown[unknown.length - round * names.length + (turn % names.length)];
});

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

async function readAtConstantRate() {
  const reading = [];
  const began = performance.now();
  for (let turn = 0; !isOver; turn += 1) {
    reading.push(read(PAGES[turn % PAGES.length]));
    await sleep(Math.max(0, began + ((turn + 1) * 1_000) / RATE - performance.now()));
  }
  await Promise.all(reading);
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

/** @returns milliseconds of each release from the end of the command until it was served */
async function releaseInTurn(releases) {
  const times = [];
  for (const [name, build] of releases) {
    await sleep(INTERVAL_MS);
    await release(location, name, build);
    times.push(await untilServed(name, build));
  }
  return times;
}

console.log(`${RELEASES} releases on ${BASE_URL}, read ${RATE} times a second`);
const readers = readAtConstantRate();
await sleep(3_000);
const first = await releaseInTurn(unknown.slice(0, remoteNames().length));
// What is replaced has five seconds for its requests in progress; a shell that has just started is smaller than it stays.
await sleep(SETTLED_MS);
const before = memoryMb();
const served = {
  new: [...first, ...(await releaseInTurn(unknown.slice(first.length)))],
  known: await releaseInTurn(known),
};
await sleep(SETTLED_MS);
const after = memoryMb();
isOver = true;
await readers;
for (const name of remoteNames()) await release(location, name, readState(name).build);

const ms = (value) => `${Math.round(value)} ms`;
const of = (times) =>
  `median ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}, longest ${ms(Math.max(...times))}`;
console.log(
  `From the end of the command until a page has the build: a build that is new to the shell: ${of(served.new)}`,
);
console.log(`  one that it has proved before: ${of(served.known)}`);
const all = [...served.new, ...served.known];
const rows = [
  ['failed requests', `${seen.failed} of ${seen.requests}`, seen.failed <= LIMITS.failed],
  ['pages of mixed builds', seen.mixed, seen.mixed <= LIMITS.mixed],
  ['served within 1 s (p95 of all)', ms(percentile(all, 0.95)), percentile(all, 0.95) <= LIMITS.servedP95Ms],
  [
    'memory of the shell',
    `${Math.round(before)} MB before, ${Math.round(after)} MB after`,
    before > 0 && after <= before * LIMITS.memory,
  ],
];
for (const [name, value, isMet] of rows) console.log(`${isMet ? 'ok    ' : 'MISSED'}  ${name}: ${value}`);
process.exit(rows.every(([, , isMet]) => isMet) ? 0 : 1);
