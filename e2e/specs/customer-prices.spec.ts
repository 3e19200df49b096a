import { CartDrawer } from '../pages/cart-drawer';
import { logInFrom } from '../pages/session';
import { expect, test } from '../setup/test';

for (const [login, plan] of [
  ['amund', /Mobil 10\sGB/],
  ['ingrid', /Mobil 20\sGB/],
] as const)
  test(
    `[F9.9-1] ${login} pays in the cart what the card of a further plan says`,
    { tag: '@one-screen' },
    async ({ page }) => {
      await logInFrom(page, '/mobilabonnement/', login);
      const card = page
        .getByRole('article')
        .filter({ hasText: plan })
        .filter({ hasText: /i familierabatt/ });
      const price = card.getByText(/^[\d\s]+,-\s*\/md\.$/).first();
      const shown = /\d[\d\s]*,-/.exec((await price.textContent()) ?? '')?.[0] ?? 'no price';
      await card.getByRole('button', { name: /Legg i handlekurv/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Hvilket abonnement vil du ha?' });
      await dialog.getByRole('radio', { name: 'Kjøp nytt abonnement' }).check();
      await dialog.getByRole('button', { name: 'Velg', exact: true }).click();
      await expect(new CartDrawer(page).lines).toContainText(`${shown}/md.`);
    },
  );
