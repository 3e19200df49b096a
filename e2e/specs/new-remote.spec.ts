import { AddedRemote } from '../setup/added-remote';
import { folderIn } from '../setup/builds-in-use';
import { untilInteractive } from '../setup/hydrated';
import { pidOf } from '../setup/shop-control';
import { expect, test } from '../setup/test';

const PATH = '/onskeliste/';
const FOLLOWED_MS = 15_000;
const wishlist = new AddedRemote('mfe-wishlist', PATH, 'Ønskeliste');

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.afterAll(() => wishlist.end());

test('a sixth remote becomes part of the running shop by its release, and leaves it again', async ({
  page,
  request,
  complaints,
}) => {
  const statusOf = async (): Promise<number> => (await request.get(PATH)).status();
  const shellFiles = async () => folderIn(await (await request.get('/')).text(), '_shop');
  const before = { pid: await pidOf('shell'), files: await shellFiles() };
  expect(before.files).toBeDefined();

  await wishlist.generate();
  const build = await wishlist.build();
  await wishlist.start();
  expect(await statusOf()).toBe(404);
  await wishlist.release();
  await expect.poll(statusOf, { timeout: FOLLOWED_MS }).toBe(200);

  await test.step('the server renders its page', async () => {
    const response = await request.get(PATH);
    expect(response.headers()['x-shop-builds']).toContain(`mfe-wishlist@${build}`);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>Ønskeliste<\/h1>/);
    expect(html).toContain(`data-remote="mfe-wishlist" data-build="${build}"`);
  });

  await test.step('a link of another remote leads to it without loading a document, and it is interactive', async () => {
    // The CMS names the new page in the footer: in its HTML, and in the data that it is taken over with.
    for (const address of ['/mobilabonnement/', '**/frame/*.json'])
      await page.route(address, async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        const body = text.replaceAll(/(href=|"href":|"url":)"\/nettbrett\/"/g, `$1"${PATH}"`);
        await route.fulfill({ response, body });
      });
    await page.goto('/mobilabonnement/');
    // It is taken over when it comes into view.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await untilInteractive(page, 'footer');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nettbrett' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ønskeliste' })).toBeVisible();
    await expect(page).toHaveTitle(/^Ønskeliste \| /);
    await page.getByRole('button', { name: 'Vis mer' }).click();
    await expect(page.getByText('Her kommer det mer.')).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  await test.step('opened by its address it is hydrated', async () => {
    await page.goto(PATH);
    await untilInteractive(page, 'page');
    await page.getByRole('button', { name: 'Vis mer' }).click();
    await expect(page.getByText('Her kommer det mer.')).toBeVisible();
  });

  await test.step('the shell was neither built nor started again', async () => {
    expect({ pid: await pidOf('shell'), files: await shellFiles() }).toEqual(before);
  });

  await test.step('a build that claims the path of another remote is refused with both names', async () => {
    wishlist.claim('/mobilabonnement/');
    await wishlist.build();
    await expect(wishlist.release()).rejects.toThrow(/mfe-wishlist.*mfe-subscriptions|mfe-subscriptions.*mfe-wishlist/);
    expect(await statusOf()).toBe(200);
  });

  await test.step('taken out of the registry its page is gone', async () => {
    complaints.allowed.push(/404/);
    await wishlist.remove();
    await expect.poll(statusOf, { timeout: FOLLOWED_MS }).toBe(404);
  });
});
