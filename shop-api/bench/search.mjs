/**
 * `npm run bench -- search [--quality | --speed]`: how well the search finds, and how quickly. Over the embedded database; needs a build.
 *
 *   quality   for each class of the queries in `src/catalogue/search/testing/queries.json`, on the reference catalogue: how many find what
 *             is meant first, and among the first three
 *   speed     suggestions with 10,000 products: answers that are built, and answers that are kept, as a client waits for them; their size
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureQuality } from './measure-quality.mjs';
import { API_ROOT, SERVER, startApi } from './start-api.mjs';

const PRODUCTS = 10_000;
const QUERIES = 600;
const program = (name) => join(SERVER, `${name}.js`);
const suggestionsUrl = (query, realm = 'B2C') =>
  `${API_ROOT}/api/search/suggestions?${new URLSearchParams({ q: query, realm })}`;
const share = (part, whole) => `${((100 * part) / whole).toFixed(0).padStart(3)} %`;

async function withApi(env, work) {
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'));
  let api = null;
  const start = async () => (api = await startApi({ DATA_DIR: join(folder, 'data'), DATABASE_URL: '', ...env }));
  try {
    await work(folder, start);
  } finally {
    await api?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSuccess() {
  const cases = JSON.parse(
    readFileSync(new URL('../src/catalogue/search/testing/queries.json', import.meta.url), 'utf8'),
  );
  await withApi({ REFERENCE_CATALOGUE: 'import' }, async (_folder, start) => {
    await start();
    const shares = await measureQuality(
      async ({ query, realm }) => (await fetch(suggestionsUrl(query, realm))).json(),
      cases,
    );
    const total = { cases: 0, first: 0, firstThree: 0 };
    console.log('class                 queries  first  of 3');
    const row = (name, { cases, first, firstThree }) =>
      console.log(
        `${name.padEnd(22)}${String(cases).padStart(6)}  ${share(first, cases)}  ${share(firstThree, cases)}`,
      );
    for (const [name, found] of shares) {
      row(name, found);
      for (const key of Object.keys(total)) total[key] += found[key];
      if (found.missed.length > 0) console.log(`  missed: ${found.missed.join(', ')}`);
    }
    row('all', total);
  });
}

/** What shoppers type of names: beginnings, a swapped pair of letters, a name without its blanks. */
function queriesOf(names) {
  const swapped = (name) => name.slice(0, 2) + (name[3] ?? '') + (name[2] ?? '') + name.slice(4);
  const ways = [
    (name) => name.slice(0, 5),
    (name) => name,
    swapped,
    (name) => name.replaceAll(' ', ''),
    (name) => `deksel ${name}`,
  ];
  return [...new Set(names.map((name, place) => ways[place % ways.length](name).trim().toLowerCase()))].slice(
    0,
    QUERIES,
  );
}

async function timed(query) {
  const began = performance.now();
  const answer = await fetch(suggestionsUrl(query), { headers: { 'accept-encoding': 'identity' } });
  const text = await answer.text();
  return { ms: performance.now() - began, bytes: text.length };
}

function percentiles(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
  return `median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`;
}

async function measureSpeed() {
  await withApi({}, async (folder, start) => {
    const feed = join(folder, 'feed.json');
    execFileSync(process.execPath, [
      program('catalogue-generate'),
      feed,
      '--products',
      String(PRODUCTS),
      '--shops',
      '0',
    ]);
    const { products } = JSON.parse(readFileSync(feed, 'utf8'));
    const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
    execFileSync(process.execPath, [program('catalogue-import'), feed], { env });
    const names = products.filter((_, place) => place % Math.ceil(products.length / QUERIES) === 0);
    const queries = queriesOf(names.map(({ brand, model }, place) => (place % 2 ? model : `${brand} ${model}`)));
    await start();
    // The first answer waits for the index, if the background has not made it yet.
    const first = await timed('a').catch(() => timed('b'));
    const built = [];
    for (const query of queries) built.push(await timed(query));
    const kept = [];
    for (const query of queries) kept.push(await timed(query));
    console.log(`suggestions, ${products.length} products, ${queries.length} queries`);
    console.log(`  first   ${first.ms.toFixed(0)} ms, with the index`);
    console.log(`  built   ${percentiles(built.map(({ ms }) => ms))} ms`);
    console.log(`  kept    ${percentiles(kept.map(({ ms }) => ms))} ms`);
    console.log(`  size    ${percentiles(built.map(({ bytes }) => bytes / 1_000))} kB`);
  });
}

const only = process.argv.slice(2).find((word) => word.startsWith('--'));
if (only !== '--speed') await measureSuccess();
if (only !== '--quality') await measureSpeed();
