import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from './content';
import { readPageContents } from './page-content';
import { createPageDirectory } from './page-directory';

const PORTAL = 'https://portal.example';
const FACTS = { portalOrigin: PORTAL, brandName: 'Fjell', nowMs: Date.parse('2026-11-23') };
const contents = readPageContents(FACTS);
const pages = createPageDirectory((name) => readContent(name, FACTS), PORTAL, contents);

interface Federation {
  readonly routes: readonly { readonly paths: readonly string[] }[];
}

/** The shop's own pages: '/bedrift?/nettbrett/:brand/:model?/'. */
const SHOP_ROUTES = ['mfe-lists', 'mfe-pdp', 'mfe-cart', 'mfe-subscriptions'].flatMap((name) => {
  const file = join(__dirname, '../../..', name, 'federation.json');
  const { routes } = JSON.parse(readFileSync(file, 'utf8')) as Federation;
  return routes.flatMap(({ paths }) =>
    paths.map(
      (path) =>
        new RegExp(
          `^${path
            .replace(/\/:\w+\?/g, '(/[^/]+)?')
            .replace(/:\w+/g, '[^/]+')
            .replace('/bedrift?', '(/bedrift)?')}$`,
        ),
    ),
  );
});
const isShops = (path: string): boolean => SHOP_ROUTES.some((route) => route.test(path));
/** The operator's own programs answer these. */
const isOperators = (path: string): boolean => path.startsWith('/forhandler/') || path === '/minside/mobil/avtaler/';

const KEYS_WITHOUT_WORDS = new Set(['type', 'id', 'href', 'src', 'path', 'name']);
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean);
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (KEYS_WITHOUT_WORDS.has(key) ? [] : wordsOf(inner)));
}

const FEWEST_WORDS = 60;

test('every link of menus, drawers and footer leads to a written page or to one of the shop', () => {
  const unwritten = [...pages.values()].filter(({ path, content }) => !content && !isShops(path) && !isOperators(path));
  expect(unwritten.map(({ path }) => path)).toEqual([]);
});

test('every link inside a page leads on', () => {
  const links = [...contents.values()].flatMap((page) =>
    [...JSON.stringify(page).matchAll(/"href":"(\/[^"#]*)|\]\((\/[^)#]*)/g)].map(
      ([, one, other]) => one ?? other ?? '',
    ),
  );
  expect(links.length).toBeGreaterThan(150);
  expect(links.filter((path) => !contents.has(path) && !isShops(path) && !isOperators(path))).toEqual([]);
});

test.each([...contents.values()].map((page) => [page.path, page] as const))(
  '%s has words of its own, and a place for each anchor of the menus',
  (path, { lead, blocks }) => {
    const isLive = blocks.some(({ type }) => type === 'live');
    expect(wordsOf([lead, blocks]).length).toBeGreaterThan(isLive ? FEWEST_WORDS / 2 : FEWEST_WORDS);
    expect(blocks.map(({ id }) => id)).toEqual(
      expect.arrayContaining((pages.get(path)?.sections ?? []).map(({ id }) => id)),
    );
  },
);

test('no page says that it is an example, and no address is bare', () => {
  const all = JSON.stringify([...contents.values()]) + readContent('footer', FACTS);
  expect(all.match(/eksempelside|lorem|999.888.777|(facebook|instagram|x)\.com\/?"/i)).toBeNull();
});

test('customer service answers at least 30 questions, in groups', () => {
  const groups = (contents.get('/hjelp/')?.blocks ?? []).flatMap((block) =>
    block.type === 'questions' ? [block] : [],
  );
  expect(groups.length).toBeGreaterThanOrEqual(4);
  expect(groups.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(30);
});
