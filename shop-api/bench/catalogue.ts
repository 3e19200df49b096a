/**
 * `npm run bench -- catalogue [products …]`: how long a generated catalogue of each size takes to be imported, and what its
 * pages cost. Over the embedded database; needs a build.
 *
 *   import    validation and the one transaction
 *   list      GET of the list of mobile phones, its first answer after a start and the median of the next
 *   details   GET of one product
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../../tooling/bench/figures';
import { API_ROOT, fetchJson, runProgram, startApi, timed } from './start-api';

const SIZES = process.argv.slice(2).map(Number);
const REPEATS = 30;

/** The part of a list that is read. */
interface List {
  readonly total: number;
  readonly items: readonly [{ readonly href: string }];
}

async function measureUrl(url: string) {
  const first = await timed(() => fetchJson(url));
  const later: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) later.push((await timed(() => fetchJson(url))).ms);
  return { body: first.result, firstMs: first.ms, laterMs: median(later) };
}

async function measure(products: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-bench-'));
  const feed = join(folder, 'feed.json');
  runProgram('catalogue-generate', [feed, '--products', String(products)]);
  const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  const printed = runProgram('catalogue-import', [feed], env);
  const api = await startApi(env);
  const root = `${API_ROOT}/api/view-models`;
  const list = await measureUrl(`${root}/product-list/B2C/HANDSET_LIST`);
  const { total, items } = list.body as List;
  const details = await measureUrl(`${root}/product-details/B2C?path=${encodeURIComponent(items[0].href)}`);
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
  console.log(printed.trim());
  const row = ({ firstMs, laterMs }: typeof list) => `first ${firstMs.toFixed(0)} ms, then ${laterMs.toFixed(1)} ms`;
  console.log(`  ready ${Math.round(api.readyMs)} ms   list of ${total}: ${row(list)}   details: ${row(details)}`);
}

async function measureAll(): Promise<void> {
  for (const products of SIZES.length > 0 ? SIZES : [250, 2_000, 10_000]) await measure(products);
}

void measureAll();
