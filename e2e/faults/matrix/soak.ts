/**
 * `npm run faults -- --soak <minutes>`: shoppers use the shop at a steady pace while all remotes are released each minute and a fault comes and
 * goes. Every answer has to be good unless a fault explains it, and neither memory nor disk may grow without end.
 */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { descendantsOf, usageOf } from '../../../tooling/bench/shell-usage';
import { makeVariant } from '../../../tooling/build/make-variant';
import { distOf, remoteNames } from '../../../tooling/build/packages';
import { sleep } from '../../../tooling/dev/processes';
import { HANDSET } from '../../setup/products';
import type { NetworkFault } from './fault-proxy';
import type { FaultyShop } from './faulty-shop';
import { HEALS_WITHIN_MS } from './shopper';

const SHOPPERS = 4;
const PAUSE_MS = 1_000;
const ACCESSORY = '4525857';
const ROUND_MS = 60_000;
/** Into a round: a release is over by then. */
const FAULT_AFTER_MS = 30_000;
const FAULT_MS = 8_000;
const SAMPLE_MS = 5_000;
/** The registry keeps so many builds of a remote: it is full before anything is measured. */
const ROUNDS_BEFORE = 4;
const SERVED_WITHIN_MS = 50_000;
/** The last third may have so much more than the second on average. */
const MOST_GROWTH = 1.15;

const FAULTS: readonly (readonly [proxy: string, kind: NetworkFault])[] = [
  ['shop-api', '500'],
  ['mfe-pdp', 'refused'],
  ['shop-api', 'hang'],
  ['cms', '500'],
  ['mfe-lists', 'truncated'],
];

interface Counts {
  requests: number;
  /** Answers that are explained by a fault that is on, or was a moment ago. */
  ofFaults: number;
  readonly failures: string[];
}

/** In MB. */
type Sample = Readonly<Record<'shell' | 'renderer' | 'workers' | 'API' | 'builds on disk', number>>;

/** @returns whether all was well */
export async function soak(shop: FaultyShop, minutes: number): Promise<boolean> {
  const made: { readonly remote: string; readonly build: string }[] = [];
  const counts: Counts = { requests: 0, ofFaults: 0, failures: [] };
  const samples: Sample[] = [];
  let faultUntil = 0;
  let end = Number.POSITIVE_INFINITY;
  const isOver = () => Date.now() > end;

  const releaseAll = async (round: number) => {
    for (const remote of remoteNames()) {
      const build = makeVariant(remote, { kind: `soak-${round}` });
      made.push({ remote, build });
      await shop.release(remote, build);
    }
    const latest = made.slice(-remoteNames().length);
    const until = Date.now() + SERVED_WITHIN_MS;
    for (const { remote, build } of latest)
      while ((await shop.buildOf(remote)) !== build) {
        if (Date.now() > until) return void counts.failures.push(`${remote}@${build} is not served`);
        await sleep(200);
      }
  };
  const rounds = async () => {
    for (let round = ROUNDS_BEFORE; !isOver(); round += 1) {
      const [proxy, kind] = FAULTS[round % FAULTS.length] ?? ['cms', '500'];
      const began = Date.now();
      await releaseAll(round);
      await sleep(Math.max(0, FAULT_AFTER_MS - (Date.now() - began)));
      faultUntil = Date.now() + FAULT_MS + HEALS_WITHIN_MS;
      shop.proxies[proxy]?.break(kind);
      await sleep(FAULT_MS);
      shop.heal();
      await sleep(Math.max(0, ROUND_MS - (Date.now() - began)));
    }
  };
  const ask = async (path: string, init?: RequestInit): Promise<Response | undefined> => {
    const began = Date.now();
    const answer = await fetch(shop.origin + path, init).catch(() => undefined);
    const body = await answer
      ?.clone()
      .arrayBuffer()
      .catch(() => undefined);
    counts.requests += 1;
    if (answer?.ok && body) return answer;
    if (began < faultUntil) counts.ofFaults += 1;
    else counts.failures.push(`${path} ${answer?.status ?? 'no answer'}`);
    return undefined;
  };
  const visits = async (delayMs: number) => {
    await sleep(delayMs);
    while (!isOver()) {
      for (const path of ['/', '/mobiltelefoner/', HANDSET.path]) {
        await ask(path);
        await sleep(PAUSE_MS);
      }
      const added = await ask('/api/cart/update/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: shop.origin },
        body: JSON.stringify({ update: { accessorySku: ACCESSORY } }),
      });
      const { orderRef = '' } = ((await added?.json()) ?? {}) as { readonly orderRef?: string };
      await ask('/handlekurv/', { headers: { cookie: `orderRef=${orderRef}; orderRealm=B2C` } });
      await sleep(PAUSE_MS);
    }
  };
  const watch = async () => {
    while (!isOver()) {
      samples.push(takeSample(shop));
      await sleep(SAMPLE_MS);
    }
  };

  try {
    for (let round = 0; round < ROUNDS_BEFORE; round += 1) await releaseAll(round);
    end = Date.now() + minutes * 60_000;
    const shoppers = Array.from({ length: SHOPPERS }, (_, index) => visits((index * PAUSE_MS) / SHOPPERS));
    await Promise.all([rounds(), watch(), ...shoppers]);
  } finally {
    shop.heal();
    for (const { remote, build } of made) rmSync(join(distOf(remote), build), { recursive: true, force: true });
  }
  return report(counts, samples);
}

function takeSample(shop: FaultyShop): Sample {
  const memory = (pids: readonly string[]) => usageOf(pids).reduce((sum, { memoryMb }) => sum + memoryMb, 0);
  const shell = String(shop.pidOf('shell'));
  const [renderer = '', ...workers] = descendantsOf(shell);
  return {
    shell: memory([shell]),
    renderer: memory([renderer]),
    workers: memory(workers),
    API: memory([String(shop.pidOf('shop-api'))]),
    'builds on disk': sizeMb(join(shop.shop.at.dataDir, 'builds')),
  };
}

/** Files may go while they are counted. */
const sizeMb = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, bytes) => sum + bytes / 2 ** 20, 0);

function report({ requests, ofFaults, failures }: Counts, samples: readonly Sample[]): boolean {
  const third = Math.floor(samples.length / 3);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  console.log(
    `${requests} requests, ${failures.length} failures, ${ofFaults} without a good answer because of a fault`,
  );
  for (const failure of new Set(failures)) console.log(`  ${failure}`);
  console.log('| MB | start | middle | end | last third / second third |\n|---|--:|--:|--:|--:|');
  const growths = (Object.keys(samples[0] ?? {}) as (keyof Sample)[]).map((name) => {
    const values = samples.map((sample) => sample[name]);
    const growth = mean(values.slice(-third)) / mean(values.slice(third, -third));
    const shown = [values[0], values[Math.floor(values.length / 2)], values.at(-1)].map((value = 0) =>
      value.toFixed(0),
    );
    console.log(`| ${name} | ${shown.join(' | ')} | ${growth.toFixed(2)} |`);
    return growth;
  });
  return failures.length === 0 && growths.every((growth) => growth <= MOST_GROWTH);
}
