/**
 * `npm run bench -- catalogue [products …]`: how long a generated catalogue of each size takes to be imported, and what its
 * pages cost. Over the embedded database; needs a build.
 *
 *   import    validation and the one transaction
 *   list      GET of the list of mobile phones, its first answer after a start and the median of the next
 *   details   GET of one product
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_ROOT, SERVER, startApi } from './start-api.mjs';

const SIZES = process.argv.slice(2).map(Number);
const REPEATS = 30;

const program = (name) => join(SERVER, `${name}.js`);
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function timed(work) {
  const began = performance.now();
  const result = await work();
  return { result, ms: performance.now() - began };
}

async function fetchJson(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

async function measureUrl(url) {
  const first = await timed(() => fetchJson(url));
  const later = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) later.push((await timed(() => fetchJson(url))).ms);
  return { body: first.result, firstMs: first.ms, laterMs: median(later) };
}

async function measure(products) {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-bench-'));
  const feed = join(folder, 'feed.json');
  execFileSync(process.execPath, [program('catalogue-generate'), feed, '--products', String(products)]);
  const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  const printed = execFileSync(process.execPath, [program('catalogue-import'), feed], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  const api = await startApi(env);
  const root = `${API_ROOT}/api/view-models`;
  const list = await measureUrl(`${root}/product-list/B2C/HANDSET_LIST`);
  const details = await measureUrl(`${root}/product-details/B2C?path=${encodeURIComponent(list.body.items[0].href)}`);
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
  console.log(printed.trim());
  const row = ({ firstMs, laterMs }) => `first ${firstMs.toFixed(0)} ms, then ${laterMs.toFixed(1)} ms`;
  console.log(
    `  ready ${Math.round(api.readyMs)} ms   list of ${list.body.total}: ${row(list)}   details: ${row(details)}`,
  );
}

for (const products of SIZES.length > 0 ? SIZES : [250, 2_000, 10_000]) await measure(products);
