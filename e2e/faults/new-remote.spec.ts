import { buildIn, folderIn } from '../setup/builds-in-use';
import { untilInteractive } from '../setup/hydrated';
import { pidOf, SHOP_URL } from '../setup/shop-control';
import { TeamWorkspace } from '../setup/team-workspace';
import { expect, test } from '../setup/test';

const PATH = '/onskeliste/';
/** The path that its second build adds. */
const NEW_PATH = '/onskeliste/deling/';
const REMOTE = 'mfe-wishlist';
const UNCHECKED = ['--without-checks', 'end-to-end test'] as const;
const wishlist = new TeamWorkspace(REMOTE);
const release = (...words: readonly string[]) =>
  wishlist.node('tooling/release/release.ts', REMOTE, ...words, ...UNCHECKED);
const registry = (...words: readonly string[]) => wishlist.node('tooling/release/registry-command.ts', ...words);
/** A version is published once. */
const raiseTo = (version: string) =>
  wishlist.edit('package.json', (text) => text.replace(/"version": "[\d.]+"/, `"version": "${version}"`));

/** The answer that a visitor of a bucket gets. */
async function visit(path: string, bucket: number): Promise<readonly [status: number, build: string]> {
  const response = await fetch(SHOP_URL + path, { headers: { cookie: `shop-bucket=${bucket}` } });
  return [response.status, buildIn(response.headers.get('x-shop-builds'), REMOTE)];
}

test.describe.configure({ mode: 'serial' });
test.afterAll(() => wishlist.end());

test('a sixth remote becomes part of the running shop by its release, gets a canary with a new page, goes back, and leaves it again', async ({
  page,
  request,
  complaints,
}) => {
  const statusOf = async (): Promise<number> => (await request.get(PATH)).status();
  const shellFiles = async () => folderIn(await (await request.get('/')).text(), '_shop');
  const before = { pid: await pidOf('shell'), files: await shellFiles() };
  expect(before.files).toBeDefined();

  await wishlist.copy();
  const build = await wishlist.generate(PATH, 'Ønskeliste');
  await wishlist.serve();
  expect(await statusOf()).toBe(404);
  await release();
  await expect.poll(statusOf).toBe(200);

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

  await test.step('its next build brings a page: for a share of the visitors, then for all, then for no one', async () => {
    wishlist.edit('federation.json', (text) => text.replace(`"${PATH}"`, `"${PATH}", "${NEW_PATH}"`));
    raiseTo('1.1.0');
    const next = await wishlist.build();
    await release('--canary', '50');
    await expect.poll(() => visit(NEW_PATH, 0)).toEqual([200, next]);
    expect(await visit(NEW_PATH, 99)).toEqual([404, build]);
    expect([await visit(PATH, 0), await visit(PATH, 99)]).toEqual([
      [200, next],
      [200, build],
    ]);

    await registry('promote', REMOTE);
    await expect.poll(() => visit(NEW_PATH, 99)).toEqual([200, next]);

    await registry('rollback', REMOTE, '--reason', 'end-to-end test');
    await expect.poll(() => visit(NEW_PATH, 0)).toEqual([404, build]);
    expect(await visit(PATH, 0)).toEqual([200, build]);
  });

  await test.step('the shell was neither built nor started again', async () => {
    expect({ pid: await pidOf('shell'), files: await shellFiles() }).toEqual(before);
  });

  await test.step('a build that claims the path of another remote is refused with both names', async () => {
    wishlist.edit('federation.json', (text) => text.replace(`"${PATH}"`, '"/mobilabonnement/"'));
    raiseTo('1.2.0');
    await wishlist.build();
    await expect(release()).rejects.toThrow(/mfe-wishlist.*mfe-subscriptions|mfe-subscriptions.*mfe-wishlist/);
    expect(await statusOf()).toBe(200);
  });

  await test.step('taken out of the registry its page is gone', async () => {
    complaints.allowed.push(/404/);
    await registry('remove', REMOTE);
    await expect.poll(statusOf).toBe(404);
  });
});
