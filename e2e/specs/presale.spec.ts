import type { Page } from '@playwright/test';
import { ProductPage } from '../pages/product-page';
import { untilInteractive } from '../setup/hydrated';
import { expect, test } from '../setup/test';

const SOON = '/mobiltelefoner/fjell/fjell-tind-1/';
const DAY_MS = 86_400_000;
const CLOCKS = [
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
  ['ten minutes ahead', 600_000],
  ['ten minutes behind', -600_000],
  ['90 seconds ahead', 90_000],
  ['90 seconds behind', -90_000],
] as const;

for (const [title, offMs] of CLOCKS)
  test(`[P4-54, P4-56, P4-57] presale counts by the server's time and opens by it, on a device whose clock is ${title}`, async ({
    page,
    complaints,
  }) => {
    // The time that is skipped ends the time limit of a call that is under way.
    complaints.allowed.push(/Failed to fetch/);
    await page.clock.install({ time: Date.now() + offMs });
    const product = new ProductPage(page);
    await product.openInteractive(SOON);
    const countdown = page.getByRole('main').getByRole('button', { name: /^Forhåndsbestill om \d\d:\d\d:\d\d$/ });
    await expect(countdown).toBeDisabled();
    await expect(product.buy).toHaveCount(0);
    // From here on no time passes but what the test lets pass.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.clock.runFor(1_000);
    const left =
      /(\d\d):(\d\d):(\d\d)/
        .exec((await countdown.textContent()) ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    const [hours = 0, minutes = 0, seconds = 0] = left;
    // Set to 90 minutes when the API started.
    expect(hours * 60 + minutes).toBeLessThan(90);
    await page.clock.fastForward((hours * 3_600 + minutes * 60 + seconds - 30) * 1_000);
    await page.clock.runFor(1_000);
    await expect(
      page.getByRole('main').getByRole('button', { name: /^Forhåndsbestill om \d+ sekund(er)?$/ }),
    ).toBeDisabled();
    // The last visitor of the spread waits nine seconds.
    await page.clock.runFor(45_000);
    await expect(product.buy).toBeEnabled();
  });

/** Seconds until the release that the button of a page counts. */
async function secondsLeft(page: Page): Promise<number> {
  const countdown = page.getByRole('main').getByRole('button', { name: /^Forhåndsbestill om \d\d:\d\d:\d\d$/ });
  const [hours = 0, minutes = 0, seconds = 0] = /(\d\d):(\d\d):(\d\d)/
    .exec((await countdown.textContent()) ?? '')!
    .slice(1)
    .map(Number);
  return hours * 3_600 + minutes * 60 + seconds;
}

for (const [title, offMs] of [...CLOCKS.slice(2), ['two hours ahead', 7_200_000]] as const)
  test(`[P4-54] a product that is opened from a list counts by the server's time, on a device whose clock is ${title}`, async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: Date.now() + offMs });
    const right = await context.newPage();
    await right.goto(SOON);
    await page.goto('/mobiltelefoner/fjell/');
    await untilInteractive(page, 'page');
    await page.getByRole('main').locator(`a[href^="${SOON}"]`).first().click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(SOON));
    await expect
      .poll(async () => Math.abs((await secondsLeft(page)) - (await secondsLeft(right))))
      .toBeLessThanOrEqual(3);
  });
