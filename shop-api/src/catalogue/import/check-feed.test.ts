import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { feedJsonSchema } from '../feed/json-schema';
import { aFeed, aFullFeed, aProduct, aVariant } from '../testing';
import { checkFeed } from './check-feed';
import { linesOf } from './lines-of';

const NOW_MS = Date.parse('2026-11-21');
const check = (feed: unknown, indent = 2) => checkFeed('feed.json', JSON.stringify(feed, null, indent), NOW_MS);

describe('the checker', () => {
  test('accepts what an import accepts', () => {
    expect(check(aFullFeed())).toEqual([]);
  });

  test('names line and field of every problem, and says what was expected', () => {
    const feed = {
      feedVersion: 1,
      products: [{ colour: 'x', ...aProduct(), variants: [{ ...aVariant(), price: '12' }] }],
      plans: [],
      shops: [{}],
    };
    const lines = JSON.stringify(feed, null, 2).split('\n');
    const messages = check(feed);
    expect(messages).toContainEqual(
      `feed.json:${lines.indexOf('          "price": "12",') + 1} products[0].variants[0].price: expected number, received "12"`,
    );
    expect(messages).toContain(
      `feed.json:${lines.indexOf('      "colour": "x",') + 1} products[0].colour: there is no such field`,
    );
    // It is missing, so the line is that of the shop.
    expect(messages).toContainEqual(`feed.json:${lines.indexOf('    {}') + 1} shops[0].name: is missing`);
  });

  test('names what contradicts another part', () => {
    const feed = aFeed({ shops: [], products: [aProduct({ variants: [aVariant(), aVariant()] })] });
    expect(check(feed)[0]).toMatch(/^feed\.json:\d+ products\[0\]\.variants\[1\]\.sku: the sku .* is already used/);
  });

  test('names the line on which a text is not JSON', () => {
    expect(checkFeed('feed.json', '{\n  "feedVersion": 1,\n  oops\n}', NOW_MS)).toEqual([
      expect.stringMatching(/^feed\.json:3 is not JSON: /),
    ]);
  });

  test('of thousands of problems it shows the first', () => {
    const products = Array.from({ length: 300 }, () => ({ ...aProduct(), brand: '' }));
    expect(check({ ...aFeed(), products }, 0).slice(-2)).toEqual([
      expect.stringMatching(/^feed\.json:1 products\[99\]\.brand: /),
      '… and 200 more',
    ]);
  });
});

test('braces, brackets and quotes in texts do not move the lines', () => {
  const text = '{\n "a": ["}\\"]", {"[": "\\\\"},\n  2],\n "b\\"c": 1,\n "d": {"e": [\n[]]}}';
  expect(linesOf(text, ['a[2]', 'd.e[0]', 'd.f', 'nothing'])).toEqual([3, 6, 5, 1]);
});

describe('the published schema', () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  const isValid = ajv.compile(feedJsonSchema());

  test('accepts the feeds that an import accepts', () => {
    for (const feed of [aFeed(), aFullFeed()]) {
      isValid(JSON.parse(JSON.stringify(feed)));
      expect(isValid.errors).toBeNull();
    }
  });

  test.each([
    ['an unknown field', { ...aFeed(), extra: 1 }],
    ['a negative price', aFeed({ products: [aProduct({ variants: [aVariant({ price: -1 })] })] })],
    ['a product without variants', aFeed({ products: [aProduct({ variants: [] })] })],
  ])('refuses %s', (_what, feed) => {
    expect(isValid(JSON.parse(JSON.stringify(feed)))).toBe(false);
  });
});
