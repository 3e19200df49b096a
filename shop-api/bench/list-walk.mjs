/**
 * `npm run bench -- list-walk [products]`: every kind of list of a generated catalogue (10,000 products by default), walked by its
 * paging links as without script. Fails when a walk does not meet each product once. Over the embedded database; needs a build.
 *
 *   first     the first answer of its kind after a start
 *   then      the median of all later ones, each another page
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_ROOT, SERVER, startApi } from './start-api.mjs';

const PRODUCTS = Number(process.argv[2] ?? 10_000);
const LIST_PAGE = 24;
const folder = mkdtempSync(join(tmpdir(), 'list-walk-'));
const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
const run = (program, ...given) =>
  execFileSync(process.execPath, [join(SERVER, `${program}.js`), ...given], { env: { ...process.env, ...env } });
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timed(path) {
  const began = performance.now();
  const answer = await fetch(`${API_ROOT}${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const body = await answer.json();
  return { body, ms: performance.now() - began };
}

/** Page after page, as the links lead: each answer says how many there are. */
async function walk(name, pathOf, read, pageSize) {
  const seen = new Set();
  const times = [];
  let total = 1;
  for (let page = 1; (page - 1) * pageSize < total; page += 1) {
    const { body, ms } = await timed(pathOf(page));
    const answer = read(body);
    total = answer.total;
    times.push(ms);
    for (const { href } of answer.items) seen.add(href);
  }
  const [first = 0, ...later] = times;
  console.log(
    `${name.padEnd(34)} ${String(total).padStart(6)} products, ${String(times.length).padStart(4)} pages: first ${first.toFixed(0)} ms, then ${median(later).toFixed(1)} ms`,
  );
  if (seen.size !== total) throw new Error(`${name}: ${seen.size} of ${total} products were met`);
}

const view = ({ count, items }) => ({ total: count, items });
const list = (name, listType, scope = '') =>
  walk(
    name,
    (page) => `/api/view-models/product-list-view/B2C/${listType}?side=${page}&firstPage=${page}${scope}`,
    view,
    LIST_PAGE,
  );

try {
  run('catalogue-generate', join(folder, 'feed.json'), '--products', String(PRODUCTS), '--shops', '0');
  run('catalogue-import', join(folder, 'feed.json'));
  const api = await startApi(env);
  try {
    await list('phones', 'HANDSET_LIST');
    await list('accessories', 'ACCESSORY_LIST');
    await list('a kind of accessories: covers', 'ACCESSORY_LIST', '&category=deksler');
    const { body } = await timed('/api/view-models/brands/B2C');
    const [brand] = body.brands;
    await list(`a brand: ${brand.name}`, 'ALL', `&brand=${brand.slug}`);
    await list('phones of two filters', 'HANDSET_LIST', `&merke=${brand.slug}&lager=1`);
  } finally {
    await api.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
