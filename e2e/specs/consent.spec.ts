import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { CartDrawer } from '../pages/cart-drawer';
import { ConsentQuestion } from '../pages/consent-question';
import { DataLayer } from '../pages/data-layer';
import { ProductPage } from '../pages/product-page';
import { consentState } from '../setup/consent';
import { untilInteractive } from '../setup/hydrated';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

const OPEN_PAGE = '/hjelp/';

test.describe('a visitor who has not answered', () => {
  test.use({ storageState: consentState(null) });

  test('is asked beside the page: nothing moves, nothing is stored or loaded for it, and the focus stays', async ({
    page,
  }) => {
    const question = new ConsentQuestion(page);
    const sent = new DataLayer(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await new ProductPage(page).openInteractive(HANDSET.path);
    await expect(question.panel).toBeVisible();
    await page.waitForTimeout(2_500);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect((await question.stored()).filter((name) => !/^shop[.-](scroll|auth)/.test(name))).toEqual([]);
    expect(await sent.entries()).toBeNull();
    expect(sent.beacons).toEqual([]);
    const shift = await page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
    );
    expect(shift).toBeLessThan(0.01);
    // The page is read and used behind it.
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(question.panel).toBeVisible();
  });

  test('refuses as easily as agrees: two buttons of the same size and look, side by side', async ({ page }) => {
    const question = new ConsentQuestion(page);
    await page.goto('/');
    await expect(question.panel).toBeVisible();
    const looks = await Promise.all(
      [question.refuse, question.accept].map((button) =>
        button.evaluate((element) => {
          const { width, height, top } = element.getBoundingClientRect();
          const { color, backgroundColor, font, borderColor } = getComputedStyle(element);
          return { width, height, top, color, backgroundColor, font, borderColor };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
  });

  test(
    'a refusal is kept: nothing is sent or stored, and nobody asks again',
    { tag: '@gate-desktop' },
    async ({ page }) => {
      const question = new ConsentQuestion(page);
      const sent = new DataLayer(page);
      await page.goto('/');
      await question.refuse.click();
      await expect(question.panel).toBeHidden();
      expect(await question.answer()).toBe('1');
      await new ProductPage(page).openInteractive(HANDSET.path);
      await question.isNotAsked();
      await page.waitForTimeout(1_500);
      expect(await sent.entries()).toBeNull();
      expect(sent.beacons).toEqual([]);
      expect(await question.stored()).not.toContain('seenProducts');
    },
  );

  test('chooses by purpose, by keyboard alone', async ({ page }) => {
    const question = new ConsentQuestion(page);
    await page.goto('/');
    await expect(question.panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(question.refuse).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(question.accept).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(question.statistics).not.toBeChecked();
    await expect(question.marketing).not.toBeChecked();
    await page.keyboard.press('Tab');
    await expect(question.statistics).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(question.panel).toBeHidden();
    expect(await question.answer()).toBe('1.marketing');
  });

  test('axe finds nothing, closed and open, at 320 px and with the text of a 200 % zoom', async ({
    page,
    complaints,
  }) => {
    // axe's own, in the shadow root.
    complaints.allowed.push(/Applying inline style/);
    const question = new ConsentQuestion(page);
    for (const size of [
      { width: 320, height: 640 },
      { width: 720, height: 450 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('/');
      await expect(question.panel).toBeVisible();
      await question.choose.click();
      await expect(question.save).toBeAttached();
      const { violations } = await new AxeBuilder({ page })
        .include('shop-consent')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      await question.save.scrollIntoViewIfNeeded();
      await expect(question.save).toBeInViewport();
    }
  });

  test('the question covers neither the button that buys nor what has the focus', async ({ page }) => {
    test.slow();
    const question = new ConsentQuestion(page);
    const product = new ProductPage(page);
    await product.openInteractive(HANDSET.path);
    await expect(question.panel).toBeVisible();
    const buy = page.locator('[data-sticky-bar] button');
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 400);
        return buy.isVisible();
      })
      .toBe(true);
    await expect(buy).toBeInViewport({ ratio: 1 });
    const isCovered = () =>
      buy.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(isCovered).toBe(false);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('main').focus();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const hidden = () =>
        page.evaluate(() => {
          const { activeElement: focused } = document;
          const panel = document.querySelector('shop-consent')?.shadowRoot?.querySelector('section');
          if (!focused || !panel || focused === document.body || focused.localName === 'shop-consent') return null;
          const [inner, outer] = [focused.getBoundingClientRect(), panel.getBoundingClientRect()];
          const isUnder =
            inner.height > 0 &&
            inner.top >= outer.top &&
            inner.bottom <= outer.bottom &&
            inner.left >= outer.left &&
            inner.right <= outer.right;
          return isUnder ? focused.outerHTML.slice(0, 120) : null;
        });
      await expect.poll(hidden).toBeNull();
    }
  });

  test('shop and open pages share one answer', async ({ page }) => {
    const question = new ConsentQuestion(page);
    await page.goto(OPEN_PAGE);
    await expect(question.panel).toBeVisible();
    await question.accept.click();
    expect(await question.answer()).toBe('1.statistics.marketing');
    await page.goto('/');
    await question.isNotAsked();
    await page.context().clearCookies();
    await page.reload();
    await question.refuse.click();
    await page.goto(OPEN_PAGE);
    await question.isNotAsked();
    await question.link.press('Enter');
    await expect(question.statistics).not.toBeChecked();
  });

  test('without script nothing is asked; the footer leads to what is stored', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: consentState(null) });
    const page = await context.newPage();
    await page.goto('/');
    expect(await context.cookies()).toEqual([]);
    await new ConsentQuestion(page).link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Informasjonskapsler' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'seenProducts' })).toBeVisible();
    await context.close();
  });
});

test.describe('an answer to an earlier question', () => {
  test.use({ storageState: consentState('0.statistics.marketing') });

  test('counts as none: a new version asks again, and nothing is sent before', async ({ page }) => {
    const question = new ConsentQuestion(page);
    const sent = new DataLayer(page);
    await new ProductPage(page).openInteractive(HANDSET.path);
    await expect(question.panel).toBeVisible();
    await page.waitForTimeout(2_500);
    expect(await sent.entries()).toBeNull();
    expect(await question.stored()).not.toContain('seenProducts');
  });
});

test.describe('a visitor who agreed', () => {
  test.use({ storageState: consentState('1.statistics.marketing') });

  test('withdraws in the footer: sending ends at once, what was stored is removed, Escape changes nothing', async ({
    page,
  }) => {
    const question = new ConsentQuestion(page);
    const sent = new DataLayer(page);
    const product = new ProductPage(page);
    await product.openInteractive(HANDSET.path);
    await expect.poll(() => sent.names()).toEqual(['firstLoad']);
    expect(await question.stored()).toContain('seenProducts');
    await question.link.click();
    await expect(question.statistics).toBeChecked();
    await expect(question.panel.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question.panel).toBeHidden();
    await expect(question.link).toBeFocused();
    expect(await question.answer()).toBe('1.statistics.marketing');
    await page.keyboard.press('Enter');
    await question.refuse.click();
    await expect(question.panel).toBeHidden();
    expect(await question.stored()).not.toContain('seenProducts');
    const colour = await product.otherColour();
    await colour.click();
    await expect(colour).toBeChecked();
    await page.waitForTimeout(500);
    expect(await sent.names()).toEqual(['firstLoad']);
    await expect.poll(() => sent.beacons).toHaveLength(1);
    expect((await sent.entries())?.at(-1)).toEqual({ consent: { statistics: false, marketing: false } });
  });

  test('after a whole journey the browser holds nothing that the list of cookies does not name', async ({ page }) => {
    const docs = readFileSync(resolve(__dirname, '../../docs/cookies.md'), 'utf8');
    const listed = [...docs.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
    const isListed = (name: string) =>
      listed.some((each) => (each.endsWith('…') ? name.startsWith(each.slice(0, -1)) : name === each));
    const question = new ConsentQuestion(page);
    const found = new Set<string>();
    const look = async () => {
      for (const name of await question.stored()) found.add(name);
    };
    await page.goto('/mobiltelefoner/');
    await untilInteractive(page, 'page');
    await page.goto(`/sok?q=${HANDSET.brand}`);
    await look();
    const product = new ProductPage(page);
    await product.openInteractive(HANDSET.path);
    await page.getByRole('tab', { name: 'Fullpris' }).click();
    await product.buyAndOpenCart();
    const cart = new CartDrawer(page);
    await expect(cart.dialog).toBeVisible();
    await look();
    await cart.checkout.click();
    await expect(page).toHaveURL(/\/kasse\//);
    await look();
    expect([...found].filter((name) => !isListed(name))).toEqual([]);
    expect([...found]).toEqual(expect.arrayContaining(['orderRef', 'orderRealm', 'shop-consent', 'seenProducts']));
  });
});
