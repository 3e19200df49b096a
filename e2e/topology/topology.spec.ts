/** Two shells and two APIs behind nginx, on PostgreSQL: any one of them may stop without anyone noticing. */
import type { APIRequestContext } from '@playwright/test';
import { ProductPage } from '../pages/product-page';
import { logInFrom, nameButton } from '../pages/session';
import { buildIn, variantOf } from '../setup/builds-in-use';
import { HANDSET } from '../setup/products';
import { ADMIN_PASSWORD, canary, control, rollback, SHELL_URLS } from '../setup/shop-control';
import { expect, test } from '../setup/test';
import { visit, type Visitor } from '../setup/visitors';

const PAGES = ['/', '/mobiltelefoner/', HANDSET.path, '/mobilabonnement/', '/handlekurv/', '/sok/?q=iphone'];

/** nginx leaves out what did not answer for five seconds (`tooling/dev/proxy`). */
const LEFT_OUT_MS = 6_000;

async function startAgain(...programs: readonly string[]): Promise<void> {
  for (const program of programs) await control('start', program);
  await new Promise((resolve) => setTimeout(resolve, LEFT_OUT_MS));
}

/** Each page several times, so that each process is asked. */
async function expectEveryPage(request: APIRequestContext): Promise<void> {
  for (let round = 0; round < 3; round += 1)
    for (const path of PAGES) {
      const answer = await request.get(path);
      expect([path, answer.status(), answer.headers()['x-shop-degraded']]).toEqual([path, 200, undefined]);
    }
}

test.afterEach(async () => {
  for (const program of ['shell-1', 'shell-2', 'shop-api-1', 'shop-api-2']) await control('kill', program);
  await startAgain('shop-api-1', 'shop-api-2', 'shell-1', 'shell-2');
});

test('one shell serves every page while the other is away, whichever it is', async ({ request }) => {
  test.setTimeout(180_000);
  await expectEveryPage(request);
  for (const shell of ['shell-1', 'shell-2']) {
    await control('kill', shell);
    await expectEveryPage(request);
    await startAgain(shell);
  }
  await expectEveryPage(request);
});

test('both shells serve the same builds, and what one of them has made', async ({ request }) => {
  const builds = new Set<string | undefined>();
  const frames = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    const page = await request.get(`/mobiltelefoner/?side=${round + 1}`);
    builds.add(page.headers()['x-shop-builds']);
    for (const [frame] of (await page.text()).matchAll(/\/frame\/[\w-]+\.json/g)) frames.add(frame);
  }
  expect(builds.size).toBe(1);
  expect(frames.size).toBeGreaterThan(0);
  for (const frame of frames)
    for (let round = 0; round < 4; round += 1)
      expect([frame, (await request.get(frame)).status()]).toEqual([frame, 200]);
});

test('a canary whose failures two shells share is taken out by both', async () => {
  const remote = 'mfe-lists';
  const build = await variantOf(remote);
  const stable = buildIn((await fetch(`${SHELL_URLS[0]}/mobiltelefoner/`)).headers.get('x-shop-builds'), remote);
  const headers = { authorization: `Basic ${Buffer.from(`team:${ADMIN_PASSWORD}`).toString('base64')}` };
  const isServed = async (url: string) => {
    const { remotes } = (await (await fetch(`${url}/_shop/releases.json`, { headers })).json()) as {
      readonly remotes: readonly { readonly remote: string; readonly canary?: { readonly isServed: boolean } }[];
    };
    return remotes.find((each) => each.remote === remote)?.canary?.isServed;
  };
  const failure = { level: 'error', page: '/mobiltelefoner/', message: 'A planted fault', context: {}, isFirst: true };
  await canary(remote, 50, build);
  try {
    for (const url of SHELL_URLS) await expect.poll(() => isServed(url)).toBe(true);
    // Either of them alone would not even look yet. All have their page before the first one reports.
    const visitors: Visitor[] = [];
    for (const url of SHELL_URLS)
      for (let view = 0; view < 15; view += 1)
        for (const bucket of [90, 3]) visitors.push(await visit(url, '/mobiltelefoner/', remote, bucket));
    expect(visitors.map((visitor) => visitor.build)).toEqual(visitors.map((_, index) => (index % 2 ? build : stable)));
    for (const visitor of visitors) {
      if (visitor.build === build)
        await visitor.report('/_shop/errors', { ...failure, remote, build, shellBuild: stable });
      await visitor.report('/_shop/views', { views: [{ remote, build: visitor.build }] });
    }
    for (const url of SHELL_URLS) await expect.poll(() => isServed(url)).toBe(false);
  } finally {
    await rollback(remote);
  }
});

test('a purchase goes on while shells and APIs come and go', async ({ page, complaints }) => {
  // A call that a program was answering when it was killed; the page makes it again, or needs it for nothing.
  complaints.allowed.push(/502 \(Bad Gateway\)/);
  const product = new ProductPage(page);
  await logInFrom(page, '/mobiltelefoner/', 'amund');
  await control('kill', 'shell-1');
  await control('kill', 'shop-api-1');
  await product.openInteractive(`${HANDSET.path}?so=upfront`);
  await expect(nameButton(page, /Amund/)).toBeVisible();
  const cart = await product.buyAndOpenCart();
  await expect(cart.dialog).toContainText(HANDSET.name);
  await startAgain('shell-1', 'shop-api-1');
  await control('kill', 'shell-2');
  await control('kill', 'shop-api-2');
  await page.goto('/handlekurv/');
  await expect(page.getByRole('main')).toContainText(HANDSET.name);
  await page.getByRole('main').getByRole('link', { name: 'Gå til kassen' }).click();
  await expect(page).toHaveURL(/\/kasse\/personlige-opplysninger\//);
  await expect(page.getByRole('main')).toContainText(HANDSET.name);
  await expect(page.getByRole('banner')).toBeVisible();
});
