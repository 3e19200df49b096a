import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../setup/test';

const GUIDE = readFileSync(join(__dirname, '../../docs/demo.md'), 'utf8');
const SHOP = 'http://localhost:3000';

/** Pages that the guide leads to, without its address of the shop. */
const paths = [...new Set([...GUIDE.matchAll(/http:\/\/localhost:3000(\/[^\s)>|`]*)/g)].map(([, path]) => path ?? ''))];

test('the guide leads to many pages', () => {
  expect(paths.length).toBeGreaterThan(12);
  expect(
    GUIDE.match(/http:\/\/[^\s)>|`]+/g)?.filter(
      (address) => !address.startsWith(SHOP) && !/localhost:3020|127\.0\.0\.1:3030/.test(address),
    ),
  ).toEqual([]);
});

/** The gate opens every fourth. */
for (const [index, path] of paths.entries()) {
  test(
    `the guide's ${path} answers with its page`,
    { tag: index % 4 === 0 ? [] : ['@not-in-gate'] },
    async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    },
  );
}
