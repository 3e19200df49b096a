import type { APIResponse, BrowserContext } from '@playwright/test';
import { CartDrawer } from '../pages/cart-drawer';
import { ListPage } from '../pages/list-page';
import { ProductPage } from '../pages/product-page';
import { buildIn, folderIn, variantOf } from '../setup/builds-in-use';
import { untilInteractive } from '../setup/hydrated';
import { HANDSET } from '../setup/products';
import { ADMIN_PASSWORD, canary, followVerdicts, release, rollback, SHOP_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';
import { visit } from '../setup/visitors';

const REMOTE = 'mfe-lists';
const PATH = '/mobiltelefoner/';
const FAULT = /A planted fault/;

test.describe.configure({ mode: 'serial' });

const buildOf = (response: Pick<APIResponse, 'headers'>, remote = REMOTE): string =>
  buildIn(response.headers()['x-shop-builds'], remote);

/** A visitor by the bucket that the shop would have drawn. */
const withBucket = (context: BrowserContext, bucket: number) =>
  context.addCookies([{ name: 'shop-bucket', value: String(bucket), url: SHOP_URL }]);

/** A visitor who has never been here. */
async function firstVisit(): Promise<{
  readonly build: string;
  readonly bucket: number | undefined;
  readonly caching: string;
}> {
  const response = await fetch(SHOP_URL + PATH);
  const builds = response.headers.get('x-shop-builds') ?? '';
  const bucket = /shop-bucket=(\d+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  return {
    build: buildIn(builds, REMOTE),
    bucket: bucket === undefined ? undefined : Number(bucket),
    caching: response.headers.get('cache-control') ?? '',
  };
}

interface Releases {
  readonly remotes: readonly {
    readonly remote: string;
    readonly canary?: { readonly isServed: boolean; readonly percent: number; readonly compared?: Compared };
  }[];
  readonly verdicts: readonly { readonly build: string; readonly reason: string }[];
  readonly history: readonly { readonly action: string; readonly from?: string; readonly reason?: string }[];
}
type Compared = Readonly<Record<'canary' | 'stable', { readonly views: number; readonly failed: number }>>;

async function releases(): Promise<Releases> {
  const authorization = `Basic ${Buffer.from(`team:${ADMIN_PASSWORD}`).toString('base64')}`;
  const response = await fetch(`${SHOP_URL}/_shop/releases.json`, { headers: { authorization } });
  return (await response.json()) as Releases;
}
const ofRemote = async () => (await releases()).remotes.find(({ remote }) => remote === REMOTE)?.canary;
const compared = async () => (await ofRemote())?.compared;

test(
  'a bad canary is taken out by itself, everyone gets the stable build, and the history says why',
  { tag: '@gate-desktop' },
  async ({ page, context, request, complaints }) => {
    complaints.allowed.push(FAULT);
    const stable = buildOf(await request.get(PATH));
    const broken = await variantOf(REMOTE, 'broken');
    await withBucket(context, 3);
    await canary(REMOTE, 50, broken);
    const sent = new Map<string, string>();
    page.on('request', (each) => {
      const { pathname } = new URL(each.url());
      if (each.method() === 'POST' && !sent.has(pathname)) sent.set(pathname, each.postData() ?? '');
    });
    try {
      await expect.poll(async () => buildOf(await page.request.get(PATH))).toBe(broken);
      await new ListPage(page).openInteractive();
      await expect.poll(compared).toEqual({ canary: { views: 1, failed: 1 }, stable: { views: 0, failed: 0 } });

      // Further visitors, by the reports that the page has sent.
      await expect.poll(() => sent.get('/_shop/views')).toContain(broken);
      const failure = JSON.parse(sent.get('/_shop/errors') ?? '') as object;
      const come = async (bucket: number, build: string, hasFailed: boolean) => {
        const visitor = await visit(SHOP_URL, PATH, REMOTE, bucket);
        expect(visitor.build).toBe(build);
        if (hasFailed) expect(await visitor.report('/_shop/errors', failure)).toBe(204);
        expect(await visitor.report('/_shop/views', { views: [{ remote: REMOTE, build }] })).toBe(204);
      };
      for (let index = 0; index < 30; index += 1) await come(90, stable, false);
      for (let index = 0; index < 24; index += 1) await come(3, broken, index < 8);

      await expect.poll(async () => buildOf(await page.request.get(PATH))).toBe(stable);
      const { verdicts } = await releases();
      expect(verdicts.at(-1)).toMatchObject({
        build: broken,
        reason: expect.stringMatching(/^It failed in 36\.0 % of 25/),
      });

      await followVerdicts();
      await expect.poll(ofRemote).toBeUndefined();
      const [last] = (await releases()).history;
      expect(last).toMatchObject({ action: 'quarantine', from: broken, reason: verdicts.at(-1)?.reason });
    } finally {
      if (await ofRemote()) await rollback(REMOTE);
    }
  },
);

test('a canary is for its share: no one at 0 %, each visitor by the bucket at 50 %, everyone at 100 %', async ({
  page,
  request,
}) => {
  const stable = buildOf(await request.get(PATH));
  const next = await variantOf(REMOTE);
  try {
    await canary(REMOTE, 0, next);
    await expect.poll(ofRemote).toMatchObject({ isServed: false });
    const visit = await firstVisit();
    expect([visit.build, visit.bucket]).toEqual([stable, undefined]);
    expect(visit.caching).toMatch(/^public/);

    await canary(REMOTE, 50, next);
    await expect.poll(ofRemote).toMatchObject({ isServed: true });
    const seen = new Set<string>();
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const { build, bucket = -1, caching } = await firstVisit();
      expect([build, caching]).toEqual([bucket < 50 ? next : stable, 'private, no-cache']);
      seen.add(build);
    }
    expect(seen.size).toBe(2);

    await test.step('a visitor keeps the build, in the HTML and in all that the page loads', async () => {
      const loaded: string[] = [];
      page.on('request', (each) => loaded.push(each.url()));
      const first = await page.goto(PATH);
      const mine = first ? buildOf(first) : '';
      await untilInteractive(page, 'page');
      for (let visit = 0; visit < 5; visit += 1) expect(buildOf(await page.request.get(PATH))).toBe(mine);
      const files = loaded.flatMap((url) => folderIn(url, `remotes/${REMOTE}`) ?? []);
      expect([...new Set(files)]).toEqual([`/remotes/${REMOTE}/${mine}/`]);
      await expect(page.locator(`[data-remote="${REMOTE}"]`)).toHaveAttribute('data-build', mine);
      const registry = (await (await page.request.get('/_shop/registry.json')).json()) as {
        readonly remotes: Readonly<Record<string, { readonly build: string }>>;
      };
      expect(registry.remotes[REMOTE]?.build).toBe(mine);
    });

    await canary(REMOTE, 100, next);
    await expect.poll(ofRemote).toMatchObject({ percent: 100, isServed: true });
    for (let visitor = 0; visitor < 10; visitor += 1) expect((await firstVisit()).build).toBe(next);
  } finally {
    await rollback(REMOTE);
  }
  await expect.poll(async () => (await firstVisit()).build).toBe(stable);
});

test('a purchase that spans a release of the product page and the cart is finished as it began', async ({
  page,
  request,
}) => {
  const before = await request.get(PATH);
  const remotes = ['mfe-pdp', 'mfe-cart'];
  const product = new ProductPage(page);
  await product.openInteractive(HANDSET.path);
  try {
    for (const remote of remotes) await release(remote, await variantOf(remote));
    const after = async () => {
      const response = await request.get(PATH);
      return remotes.every((remote) => buildOf(response, remote) !== buildOf(before, remote));
    };
    await expect.poll(after).toBe(true);

    // The tab goes on with its builds, files that it has not loaded yet included.
    await (await product.otherColour()).click();
    await page.getByRole('tab', { name: 'Fullpris' }).click();
    await product.buyAndOpenCart();
    const cart = new CartDrawer(page);
    await expect(cart.lines).toContainText(HANDSET.name);
    await expect(page.locator('[data-slot="page"]')).toHaveAttribute('data-build', buildOf(before, 'mfe-pdp'));

    await page.goto('/handlekurv/');
    await expect(page.getByRole('main')).toContainText(HANDSET.name);
    await expect(page.locator('[data-slot="page"]')).not.toHaveAttribute('data-build', buildOf(before, 'mfe-cart'));
    await page.getByRole('main').getByRole('link', { name: 'Gå til kassen' }).first().click();
    await expect(page).toHaveURL(/\/kasse\/personlige-opplysninger\//);
    await expect(page.getByRole('main')).toContainText(HANDSET.name);
  } finally {
    for (const remote of remotes) await release(remote, buildOf(before, remote));
  }
});
