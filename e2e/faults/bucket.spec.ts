/** Builds and registry in a bucket: an operator has no disk that shells and releases share. */
import type { APIRequestContext } from '@playwright/test';
import { BucketShop } from '../setup/bucket-shop';
import { buildIn, variantOf } from '../setup/builds-in-use';
import { untilInteractive } from '../setup/hydrated';
import { expect, test } from '../setup/test';

const REMOTE = 'mfe-lists';

const shop = new BucketShop();
test.afterAll(() => shop.end());

test('a shop whose builds and registry are in a bucket is released to, goes back, and outlives the bucket', async ({
  page,
  request,
}) => {
  const served = async (from: APIRequestContext = request) =>
    buildIn((await from.get(`${shop.url}/mobiltelefoner/`)).headers()['x-shop-builds'], REMOTE);
  await shop.startBucket();
  await shop.command('release', '--init');
  await shop.startShell();

  const files: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/remotes/')) files.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${shop.url}/mobiltelefoner/`);
  await untilInteractive(page, 'page');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !file.startsWith('200'))).toEqual([]);

  const earlier = '1.0.0-0123456789ab/main.js';
  expect((await request.get(`${shop.url}/_shop/${earlier}`)).status()).toBe(404);
  await shop.write(`builds/shell/${earlier}`, 'open();');
  expect(await (await request.get(`${shop.url}/_shop/${earlier}`)).text()).toBe('open();');

  const first = await served();
  const second = await variantOf(REMOTE);
  await shop.command('release', REMOTE, second, '--without-checks', 'end-to-end test');
  await expect.poll(served).toBe(second);
  // The page that was opened before goes on with the build it began with.
  const [entry = ''] = files.map((file) => file.split(' ')[1] ?? '').filter((url) => url.includes(first));
  expect((await request.get(entry)).status()).toBe(200);

  await shop.command('registry-command', 'rollback', REMOTE, '--reason', 'end-to-end test');
  await expect.poll(served).toBe(first);
  expect(await shop.command('registry-command', 'history', REMOTE)).toContain('rollback');

  shop.stopBucket();
  expect(await served()).toBe(first);
  await shop.stopShell();
  await shop.startShell();
  expect(await served()).toBe(first);
});
