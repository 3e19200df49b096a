import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ProductPage } from '../pages/product-page';
import { expect, test } from '../setup/test';

/** Rows of 'Products by state' in the guide: what each promises is tested below on its page. */
const ROWS = new Map(
  [
    ...readFileSync(join(__dirname, '../../docs/demo.md'), 'utf8').matchAll(
      /^\| ([^|]+) \| \[[^\]]+\]\(http:\/\/localhost:3000(\/[^)]*)\)/gm,
    ),
  ].map(([, state = '', path = '']) => [state.trim(), path]),
);

type Check = (product: ProductPage, page: Page) => Promise<void>;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first();

const PROMISES: Readonly<Record<string, Check>> = {
  'Presale opens soon': async (_, page) => {
    const countdown = button(page, /^Forhåndsbestill om \d\d:\d\d:\d\d$/);
    await expect(countdown).toBeDisabled();
    const before = await countdown.textContent();
    await expect(countdown).not.toHaveText(before ?? '');
  },
  'Presale far off': async (_, page) => {
    await expect(button(page, /^Forhåndsbestill fra \p{L}+dag \d+\. \p{L}+ kl\. \d\d:\d\d$/u)).toBeDisabled();
  },
  'Presale open': async (product) => {
    await expect(product.stock).toContainText('Forhåndssalg, sendes om tre til fire uker');
    await expect(product.buy).toBeEnabled();
  },
  'Low stock': async (product) => {
    await expect(product.stock).toContainText(/^Få på nettlager \(\d+\)$/);
    await expect(product.buy).toBeEnabled();
  },
  'Sold out': async (product, page) => {
    await expect(product.stock).toContainText('Utsolgt, flere er på vei');
    await expect(button(page, 'Utsolgt')).toBeDisabled();
    await expect(product.buy).toHaveCount(0);
  },
  'Phased out': async (product, page) => {
    await expect(product.buy).toHaveCount(0);
    await expect(main(page).getByRole('region', { name: 'Levering' })).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: /Finn butikk|Leveringsmuligheter/ })).toHaveCount(0);
  },
  'Price to come': async (product, page) => {
    await expect(main(page).getByText('Pris kommer')).toHaveCount(1);
    await expect(product.buy).toHaveCount(0);
    await expect(page.locator('#pris')).not.toContainText(/\d,-/);
    await expect(main(page).getByRole('region', { name: 'Betaling' })).toHaveCount(0);
  },
  'No buy button': async (product, page) => {
    await expect(page.locator('#pris')).toContainText(/\d,-/);
    await expect(product.buy).toHaveCount(0);
  },
  'No way to pay': async (product, page) => {
    await expect(main(page).getByText('Det finnes ingen tilgjengelige betalingsmåter.')).toHaveCount(1);
    await expect(product.buy).toHaveCount(0);
  },
  'Paid at once with a plan': async (_, page) => {
    await expect(page.locator('#pris')).toContainText(/4\s990,-/);
    await expect(page.locator('#pris s')).toContainText(/5\s490,-/);
    await main(page).getByRole('link', { name: 'Vilkår for produktet' }).click();
    await expect(page.getByRole('tab', { name: 'Vilkår', exact: true })).toHaveAttribute('aria-selected', 'true');
  },
  'Above the lease cap': async (product, page) => {
    await product.payment.getByRole('tab', { name: 'Delbetaling', exact: true }).click();
    await expect(
      main(page).getByText(/Total delbetaling kan ikke overskride 30\s000,- Resterende 990,- må betales i dag\./),
    ).toBeVisible();
  },
  'Lease with commitment': async (product) => {
    await expect(product.payment.getByRole('tab', { name: 'Delbetaling med bindingstid' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(product.summary).toContainText('387,-/md.Fjell X Basic');
  },
  'More than four sizes': async (_, page) => {
    const sizes = main(page).getByRole('combobox', { name: 'Størrelse' });
    expect(await sizes.getByRole('option').count()).toBeGreaterThan(4);
  },
  'One size, named': async (product) => {
    await expect(product.sizes).toHaveCount(1);
  },
  'Stars hidden': async (_, page) => {
    await expect(main(page).getByRole('img', { name: /av 5 stjerner|stjerner/ })).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Omtaler' })).toBeVisible();
  },
  'No votes yet': async (_, page) => {
    await expect(main(page).getByRole('img', { name: /stjerner/ })).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Omtaler' })).toHaveCount(0);
  },
  'Customer reviews': async (_, page) => {
    await page.getByRole('tab', { name: 'Omtaler' }).click();
    const reviews = page.getByRole('tabpanel', { name: 'Omtaler' });
    // A phone has no room for the numbers of the pages.
    await expect(reviews.getByRole('link', { name: /^(Side 2|Neste)$/ }).first()).toBeVisible();
    for (const heading of ['Testpilotene våre', 'Test i pressen'])
      await expect(reviews.getByRole('heading', { name: heading })).toBeVisible();
  },
  'Placeholder content': async (_, page) => {
    await expect(page.getByRole('tab', { name: 'Vilkår' })).toHaveCount(0);
    await expect(page.getByText('DUMMY')).toHaveCount(0);
  },
  'Discount for new plans': async (_, page) => {
    await expect(main(page).getByRole('region', { name: 'Aktuelle kampanjer' })).toContainText('X Max');
  },
  'Video and tabs': async (_, page) => {
    for (const name of ['Energimerking', 'Video', 'Stell av skjermen'])
      await expect(page.getByRole('tab', { name })).toBeVisible();
  },
  "Members' price": async (_, page) => {
    const campaigns = main(page).getByRole('region', { name: 'Aktuelle kampanjer' });
    await expect(campaigns.getByRole('link', { name: /Logg inn/ })).toBeVisible();
  },
};

test('what every row promises is tested here', () => {
  expect(Object.keys(PROMISES).toSorted()).toEqual([...ROWS.keys()].toSorted());
});

for (const [state, path] of ROWS)
  test(`${state}: the page does what the guide promises`, async ({ page }) => {
    const product = new ProductPage(page);
    await product.openInteractive(path);
    await PROMISES[state]?.(product, page);
  });
