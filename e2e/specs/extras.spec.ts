/** Insurance and accessories, in the dialog that follows the payment. */
import { ExtrasDialog, ProductPage } from '../pages/product-page';
import { findsNothing } from '../setup/finds-nothing';
import { OnePrice } from '../setup/one-price';
import { expect, test } from '../setup/test';

/** A handset on instalments with a reduced insurance. */
const PHONE = '/mobiltelefoner/google/pixel-10/?so=lease24';

async function open(page: ConstructorParameters<typeof ExtrasDialog>[0]): Promise<ExtrasDialog> {
  const product = new ProductPage(page);
  await product.openInteractive(PHONE);
  await product.pressBuy();
  const extras = new ExtrasDialog(page);
  await extras.insuranceQuestion.waitFor();
  return extras;
}

test(
  '[P2-40, P3-31, P4-26, P4-28, P7-5, P7-11, P7-12] an insurance and an accessory are in the cart at the prices that were shown',
  {
    tag: '@one-price',
  },
  async ({ page }) => {
    const extras = await open(page);
    await expect(extras.insuranceQuestion).toBeFocused();
    await expect(extras.next).toBeDisabled();
    await extras.dialog.getByRole('radio', { name: /^Fjell Trygg L Kampanjepris 89,-/ }).check();
    await extras.next.click();
    await expect(extras.accessoriesQuestion).toBeFocused();
    const [card, sum] = [extras.accessories.first(), extras.dialog.getByText(/^Tilbehør, 2 stk\./)];
    const name = (await card.getByRole('heading').textContent()) ?? 'none';
    const price = /\d+(?=,-)/.exec((await card.textContent()) ?? '')?.[0] ?? 'none';
    await card.getByRole('button', { name: /^Legg i handlekurv/ }).click();
    await card.getByRole('button', { name: /^Øk antallet/ }).click();
    await expect(sum).toContainText(`${2 * Number(price)},-`);
    const shown = new OnePrice('a phone with insurance and accessories', ['89,-/md.', `${2 * Number(price)},-`]);
    await shown.at('dialogs', async () => `Fjell Trygg L 89,-/md. ${await extras.dialog.textContent()}`);
    await extras.checkout.click();
    await expect(page).toHaveURL(/\/kasse\//);
    await shown.at('checkout', () => page.getByRole('main').textContent());
    await page.goto('/handlekurv/');
    const cart = page.getByRole('main');
    await expect(cart).toContainText(/Fjell Trygg L\s*89,-\/md\./);
    await expect(cart).toContainText(name);
    await shown.at('cart', () => cart.textContent());
    shown.print();
  },
);

test('[P4-25, P4-29, P7-16] by keyboard alone: a choice, an accessory in and out again, and closing', async ({
  page,
}) => {
  const extras = await open(page);
  await extras.choices.first().focus();
  await page.keyboard.press('ArrowUp');
  await expect(extras.dialog.getByRole('radio', { name: 'Nei takk' })).toBeChecked();
  await extras.next.focus();
  await page.keyboard.press('Enter');
  await expect(extras.accessoriesQuestion).toBeFocused();
  const card = extras.accessories.first();
  await card.getByRole('button', { name: /^Legg i handlekurv/ }).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: /^Øk antallet/ })).toBeFocused();
  await card.getByRole('button', { name: /^Fjern/ }).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: /^Legg i handlekurv/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(extras.dialog).toBeHidden();
});

test('[P8-16, F8-18] insurances that cannot be fetched do not stop a purchase', async ({ page, complaints }) => {
  complaints.allowed.push(/Failed to fetch insurances|net::ERR_FAILED/);
  await page.route('**/api/insurance/all/', (route) => route.abort());
  const extras = await open(page);
  await expect(extras.dialog).toContainText('Vi kan dessverre ikke vise forsikringer');
  await expect(extras.choices).toHaveCount(0);
  await extras.next.click();
  await expect(extras.accessoriesQuestion).toBeVisible();
});

test('axe finds nothing in either step', async ({ page }) => {
  const extras = await open(page);
  await expect(extras.choices.first()).toBeVisible();
  await findsNothing(page);
  await extras.dialog.getByRole('radio', { name: 'Nei takk' }).check();
  await extras.next.click();
  await expect(extras.accessories.first()).toBeVisible();
  await findsNothing(page);
});
