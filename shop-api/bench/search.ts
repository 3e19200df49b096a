/**
 * `npm run bench -- search [--quality | --speed]`: how well the search finds, and how quickly. Over the embedded database; needs a build.
 *
 *   quality   for each class of the queries in `src/catalogue/search/testing/queries.json`, on the reference catalogue: how many find what
 *             is meant first, and among the first three; then the same for `held-out-queries.json`, by which the search was not made
 *   speed     suggestions with 10,000 products: answers that are built, and answers that are kept, as a client waits for them; their size
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SuggestionsWire } from 'shared-domain/catalogue/io';
import { percentile } from '../../tooling/bench/figures';
import { measureQuality, type QualityCase } from './measure-quality';
import { type Api, API_ROOT, runProgram, startApi, startCms, timed } from './start-api';

const PRODUCTS = 10_000;
const QUERIES = 600;
const suggestionsUrl = (query: string, realm = 'B2C') =>
  `${API_ROOT}/api/search/suggestions?${new URLSearchParams({ q: query, realm })}`;
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0).padStart(3)} %`;

async function withApi(
  env: Readonly<Record<string, string>>,
  work: (folder: string, start: () => Promise<Api>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'));
  let api: Api | undefined;
  const start = async () => (api = await startApi({ DATA_DIR: join(folder, 'data'), DATABASE_URL: '', ...env }));
  try {
    await work(folder, start);
  } finally {
    await api?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSuccess(): Promise<void> {
  const cms = await startCms();
  try {
    await withApi({ REFERENCE_CATALOGUE: 'import', CMS_URL: cms.url }, async (_folder, start) => {
      await start();
      for (const file of ['queries', 'held-out-queries']) await printQuality(file);
    });
  } finally {
    cms.stop();
  }
}

async function printQuality(file: string): Promise<void> {
  const cases = JSON.parse(
    readFileSync(new URL(`../src/catalogue/search/testing/${file}.json`, import.meta.url), 'utf8'),
  ) as readonly QualityCase[];
  const shares = await measureQuality(
    async ({ query, realm }) => (await (await fetch(suggestionsUrl(query, realm))).json()) as SuggestionsWire,
    cases,
  );
  const total = { cases: 0, first: 0, firstThree: 0 };
  console.log(`${file.padEnd(22)}queries first  of 3`);
  const row = (name: string, { cases: asked, first, firstThree }: typeof total) =>
    console.log(`${name.padEnd(22)}${String(asked).padStart(6)}  ${share(first, asked)}  ${share(firstThree, asked)}`);
  for (const [name, found] of shares) {
    row(name, found);
    for (const key of ['cases', 'first', 'firstThree'] as const) total[key] += found[key];
    if (found.missed.length > 0) console.log(`  missed: ${found.missed.join(', ')}`);
  }
  row('all', total);
}

/** Names as shoppers type them: beginnings, a swapped pair of letters, a name without its blanks. */
function queriesOf(names: readonly string[]): string[] {
  const swapped = (name: string) => name.slice(0, 2) + (name[3] ?? '') + (name[2] ?? '') + name.slice(4);
  const waysOf = (name: string) => [name.slice(0, 5), name, swapped(name), name.replaceAll(' ', ''), `deksel ${name}`];
  return [...new Set(names.map((name, place) => (waysOf(name)[place % 5] ?? name).trim().toLowerCase()))].slice(
    0,
    QUERIES,
  );
}

async function ask(query: string): Promise<{ readonly ms: number; readonly bytes: number }> {
  const headers = { 'accept-encoding': 'identity' };
  const { result, ms } = await timed(async () => (await fetch(suggestionsUrl(query), { headers })).text());
  return { ms, bytes: result.length };
}

function percentiles(values: readonly number[]): string {
  const at = (part: number) => percentile(values, part).toFixed(1);
  return `median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`;
}

async function measureSpeed(): Promise<void> {
  await withApi({}, async (folder, start) => {
    const feed = join(folder, 'feed.json');
    runProgram('catalogue-generate', [feed, '--products', String(PRODUCTS), '--shops', '0']);
    const { products } = JSON.parse(readFileSync(feed, 'utf8')) as {
      readonly products: readonly { readonly brand: string; readonly model: string }[];
    };
    runProgram('catalogue-import', [feed], { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' });
    const names = products.filter((_, place) => place % Math.ceil(products.length / QUERIES) === 0);
    const queries = queriesOf(names.map(({ brand, model }, place) => (place % 2 ? model : `${brand} ${model}`)));
    await start();
    // The first answer waits for the index, if the background has not made it yet.
    const first = await ask('a').catch(() => ask('b'));
    const built: { readonly ms: number; readonly bytes: number }[] = [];
    for (const query of queries) built.push(await ask(query));
    const kept: typeof built = [];
    for (const query of queries) kept.push(await ask(query));
    console.log(`suggestions, ${products.length} products, ${queries.length} queries`);
    console.log(`  first   ${first.ms.toFixed(0)} ms, with the index`);
    console.log(`  built   ${percentiles(built.map(({ ms }) => ms))} ms`);
    console.log(`  kept    ${percentiles(kept.map(({ ms }) => ms))} ms`);
    console.log(`  size    ${percentiles(built.map(({ bytes }) => bytes / 1_000))} kB`);
  });
}

async function measure(): Promise<void> {
  const only = process.argv.slice(2).find((word) => word.startsWith('--'));
  if (only !== '--speed') await measureSuccess();
  if (only !== '--quality') await measureSpeed();
}

void measure();
