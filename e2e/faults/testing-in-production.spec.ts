/** Testers in an operator's shop, where no stand-ins run: only who has signed in chooses builds, and other origins only those that are allowed. */
import { BucketShop } from '../setup/bucket-shop';
import { variantOf } from '../setup/builds-in-use';
import { untilInteractive } from '../setup/hydrated';
import { ADMIN_PASSWORD } from '../setup/shop-control';
import { expect, test } from '../setup/test';

const REMOTE = 'mfe-lists';
const PATH = '/mobiltelefoner/';
const shop = new BucketShop();
let next = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await shop.startBucket();
  await shop.command('release', '--init');
  next = await variantOf(REMOTE, 'tested');
  // Listed, for no visitor.
  await shop.command('release', REMOTE, next, '--canary', '0', '--without-checks', 'end-to-end test');
  await shop.startShell({
    STAND_INS: '',
    TRUST_PROXY: '0',
    // The API of the test shop has the reference key; lists do not need it.
    CHANNEL_API_KEY: 'key-of-the-tests',
    ADMIN_PASSWORD,
    TESTING_ORIGINS: new URL(shop.bucketUrl).origin,
  });
});
test.afterAll(() => shop.end());

test('a visitor who has not signed in chooses nothing', async ({ request }) => {
  const answer = await request.get(`${shop.url}${PATH}?remote=${REMOTE}@${next}`);
  expect([answer.status(), new URL(answer.url()).pathname]).toEqual([401, '/_shop/testing']);
  expect((await request.get(shop.url + PATH)).headers()['x-shop-builds']).not.toContain(next);
});

test.describe('signed in', () => {
  test.use({ httpCredentials: { username: 'team', password: ADMIN_PASSWORD } });

  for (const [what, choice] of [
    ['a build that the registry lists', () => next],
    ['a sealed build at an allowed origin', () => `${shop.bucketUrl}/builds/${REMOTE}/${next}`],
  ] as const)
    test(`${what} is seen by the tester, and by no one else`, async ({ page, request, complaints }) => {
      complaints.allowed.push(/status of 401|channel|graphql/i);
      await page.goto(`${shop.url}/_shop/testing?til=${PATH}`);
      await page.getByLabel('Del og versjon').fill(`${REMOTE}@${choice()}`);
      await page.getByRole('button', { name: 'Prøv' }).click();
      await expect(page).toHaveURL(shop.url + PATH);
      await untilInteractive(page, 'page');
      await expect(page.getByRole('complementary', { name: 'Testversjon' })).toContainText(next);
      await expect(page.locator('[data-slot="page"]')).toHaveAttribute('data-build', next);
      await expect(page.getByRole('heading', { level: 1, name: 'Mobiltelefoner' })).toBeVisible();
      expect((await request.get(shop.url + PATH)).headers()['x-shop-builds']).not.toContain(next);
    });

  for (const [what, choice] of [
    ['another origin', () => `http://127.0.0.1:9/${next}`],
    ['a machine of its own', () => 'http://localhost:3005'],
    ['a build that the registry does not list', () => '9.9.9-0123456789ab'],
  ] as const)
    test(`${what} is refused with a message`, async ({ page, complaints }) => {
      complaints.allowed.push(/status of 401/);
      await page.goto(`${shop.url}/_shop/testing?til=${PATH}`);
      await page.getByLabel('Del og versjon').fill(`${REMOTE}@${choice()}`);
      await page.getByRole('button', { name: 'Prøv' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      const sent = await page.request.get(shop.url + PATH);
      expect(sent.headers()['x-shop-builds']).not.toContain(next);
    });
});
