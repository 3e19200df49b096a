/**
 * `npm run bench -- lists [products …]`: what one list of many handsets costs. Over the embedded database; needs a build.
 *
 *   view      GET of what the list shows for a query: the first answer after a start, the median of the next, and its size
 *   index     GET of the columns for the browser: size raw and compressed
 *   build     the index from its columns, as the browser does it (here: all steps, and the longest)
 *   answer    count, facets, price bounds and one page for a query, as after a click
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildListIndex, type ListColumns, parseListQuery, toFacets } from 'shared-domain/catalogue';
import { median } from '../../tooling/bench/figures';
import { API_ROOT, fetchGood, runProgram, startApi, timed } from './start-api';

const SIZES = process.argv.slice(2).map(Number);
const QUERIES = [
  '',
  '?merke=nova',
  '?merke=nova&merke=tern',
  '?farge=blaa&storrelse=256-gb',
  '?lager=1&pris=4000-12000',
  '?tilstand=like-fin',
  '?sorter=pris-lav',
  '?betaling=lease24&sorter=pris-hoy&merke=skarv',
  '?sorter=nyeste&lager=1&farge=svart&side=3',
];
const REPEATS = 20;

const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
const brotli = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** A third of the generated products are phones, new or pre-owned; here all of them are. */
function writeHandsets(file: string, count: number): void {
  runProgram('catalogue-generate', [file, '--products', String(count * 4), '--shops', '0']);
  const feed = JSON.parse(readFileSync(file, 'utf8')) as { readonly products: readonly { readonly type: string }[] };
  const handsets = feed.products.filter(({ type }) => type.startsWith('HANDSET'));
  writeFileSync(file, JSON.stringify({ ...feed, products: handsets.slice(0, count) }));
}

const fetchText = async (url: string) => (await fetchGood(url)).text();

/** The same work as a click in the browser, without drawing. */
function measureIndex(columns: ListColumns) {
  const build = () => {
    const steps = buildListIndex(columns);
    const durations: number[] = [];
    for (;;) {
      const began = performance.now();
      const step = steps.next();
      durations.push(performance.now() - began);
      if (step.done) return { index: step.value, durations };
    }
  };
  const first = build();
  const builds = [first, ...Array.from({ length: REPEATS - 1 }, build)];
  const { index } = first;
  const queries = QUERIES.map((query) => parseListQuery(new URLSearchParams(query)));
  const answer = (query: (typeof queries)[number]) => {
    const began = performance.now();
    const found = index.answer(query, { from: 0, to: 24 });
    if (found) toFacets(found.facets, query.filters);
    return performance.now() - began;
  };
  const firstMs = Math.max(...queries.map(answer));
  const later = Array.from({ length: REPEATS }, () => queries.map(answer)).flat();
  return {
    buildMs: median(builds.map(({ durations }) => durations.reduce((sum, ms) => sum + ms, 0))),
    stepMs: Math.max(...first.durations),
    firstMs,
    answerMs: median(later),
  };
}

async function measure(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'list-bench-'));
  const feed = join(folder, 'feed.json');
  writeHandsets(feed, count);
  const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  runProgram('catalogue-import', [feed], env);
  const api = await startApi(env);
  const root = `${API_ROOT}/api/view-models`;
  const view = (query: string) => timed(() => fetchText(`${root}/product-list-view/B2C/HANDSET_LIST${query}`));
  const first = await view('');
  const later: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) for (const query of QUERIES) later.push((await view(query)).ms);
  const index = await fetchText(`${root}/product-list-index/B2C/HANDSET_LIST`);
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
  const columns = JSON.parse(index) as ListColumns;
  const { buildMs, stepMs, firstMs, answerMs } = measureIndex(columns);
  console.log(`list of ${columns.total}`);
  console.log(
    `  view    first ${first.ms.toFixed(0)} ms, then ${median(later).toFixed(1)} ms, ${kB(first.result.length)}`,
  );
  console.log(`  index   ${kB(index.length)}, brotli ${kB(brotli(index, 11))} (quality 5: ${kB(brotli(index, 5))})`);
  console.log(`  build   ${buildMs.toFixed(1)} ms, longest step of the first ${stepMs.toFixed(1)} ms`);
  console.log(`  answer  first ${firstMs.toFixed(2)} ms, then ${answerMs.toFixed(2)} ms`);
}

async function measureAll(): Promise<void> {
  for (const count of SIZES.length > 0 ? SIZES : [60, 5_000, 14_600]) await measure(count);
}

void measureAll();
