/**
 * `npm run bench -- list-walk [products]`: every kind of list of a generated catalogue (10,000 products by default), walked by its
 * paging links as without script. Fails when a walk does not meet each product once. Over the embedded database; needs a build.
 *
 *   first     the first answer of its kind after a start
 *   then      the median of all later ones, each another page
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../../tooling/bench/figures';
import { API_ROOT, fetchJson, runProgram, startApi, timed } from './start-api';

const PRODUCTS = Number(process.argv[2] ?? 10_000);
const LIST_PAGE = 24;
const folder = mkdtempSync(join(tmpdir(), 'list-walk-'));
const feed = join(folder, 'feed.json');
const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
const read = (path: string) => timed(() => fetchJson(API_ROOT + path));

/** The part of a list's page that is read. */
interface ListPage {
  readonly count: number;
  readonly items: readonly { readonly href: string }[];
}

/** Page after page, as the links lead: each answer says how many there are. */
async function list(name: string, listType: string, scope = ''): Promise<void> {
  const seen = new Set<string>();
  const times: number[] = [];
  let total = 1;
  for (let page = 1; (page - 1) * LIST_PAGE < total; page += 1) {
    const { result, ms } = await read(
      `/api/view-models/product-list-view/B2C/${listType}?side=${page}&firstPage=${page}${scope}`,
    );
    const { count, items } = result as ListPage;
    total = count;
    times.push(ms);
    for (const { href } of items) seen.add(href);
  }
  const [first = 0, ...later] = times;
  console.log(
    `${name.padEnd(34)} ${String(total).padStart(6)} products, ${String(times.length).padStart(4)} pages: first ${first.toFixed(0)} ms, then ${median(later).toFixed(1)} ms`,
  );
  if (seen.size !== total) throw new Error(`${name}: ${seen.size} of ${total} products were met`);
}

async function walkAll(): Promise<void> {
  try {
    runProgram('catalogue-generate', [feed, '--products', String(PRODUCTS), '--shops', '0']);
    runProgram('catalogue-import', [feed], env);
    const api = await startApi(env);
    try {
      await list('phones', 'HANDSET_LIST');
      await list('accessories', 'ACCESSORY_LIST');
      await list('a kind of accessories: covers', 'ACCESSORY_LIST', '&category=deksler');
      const { result } = await read('/api/view-models/brands/B2C');
      const { brands } = result as { readonly brands: readonly [{ readonly name: string; readonly slug: string }] };
      const [brand] = brands;
      await list(`a brand: ${brand.name}`, 'ALL', `&brand=${brand.slug}`);
      await list('phones of two filters', 'HANDSET_LIST', `&merke=${brand.slug}&lager=1`);
    } finally {
      await api.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

void walkAll();
