import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../setup/test';

const GUIDE = readFileSync(join(__dirname, '../../docs/demo.md'), 'utf8');
const SHOP = 'http://localhost:3000';

/** Below the table of products, which demo-products tests. */
const OTHERS = GUIDE.slice(GUIDE.indexOf('## Plans, bundles and campaigns'));

/** Pages that the guide leads to, without its address of the shop. */
const paths = [
  ...new Set([...OTHERS.matchAll(/http:\/\/localhost:3000(\/[^\s)>|`]*)/g)].map(([, path]) => path ?? '')),
];

test('the guide leads to pages of the shop only', () => {
  expect(paths.length).toBeGreaterThan(4);
  expect(
    GUIDE.match(/http:\/\/[^\s)>|`]+/g)?.filter(
      (address) => !address.startsWith(SHOP) && !/localhost:3020|127\.0\.0\.1:303[05]/.test(address),
    ),
  ).toEqual([]);
});

for (const path of paths) {
  test(`the guide's ${path} answers with its page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
}
