/** Each login of docs/demo.md shows what its row promises. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logInFrom, nameButton } from '../pages/session';
import { expect, test } from '../setup/test';

const GUIDE = readFileSync(join(__dirname, '../../docs/demo.md'), 'utf8');
const LISTED = [...GUIDE.matchAll(/^\| `(\w+)` \|/gm)].map(([, login = '']) => login);

interface DemoPromise {
  readonly name: RegExp;
  /** Texts of 'Innlogget som' in the drawer; absent: the drawer of store staff. */
  readonly shows?: readonly RegExp[];
  readonly hides?: readonly RegExp[];
  /** Whether the plans' page offers double data. */
  readonly isDoubled?: boolean;
}

const PROMISES: Readonly<Record<string, DemoPromise>> = {
  ingrid: {
    name: /Ingrid/,
    shows: [/Fakturakonto 40012345/, /Jonas Nordmann956 78 901/, /Nora Nordmann967 89 012/, /Bedriftskonto 70098765/],
    isDoubled: true,
  },
  hilde: {
    name: /Hilde/,
    shows: [/Fakturakonto 40067890/, /Fakturakonto 40067891/, /971 23 456/, /971 23 457/],
    hides: [/Bedriftskonto/],
  },
  nora: { name: /Nora/, shows: [/Nora Nordmann967 89 012/], hides: [/Ingrid/, /Jonas/] },
  per: { name: /Per/, shows: [/Per Nyberg972 34 567/], hides: [/konto/], isDoubled: false },
  amund: { name: /Amund/, shows: [/Fakturakonto 40023456/, /Amund Fjelldal923 45 678/], isDoubled: true },
  solveig: { name: /Solveig/, shows: [/Fakturakonto 40034567/, /Solveig Bakke945 67 890/] },
  turid: { name: /Turid/, shows: [/Fakturakonto 40045678/], isDoubled: true },
  eirik: { name: /Eirik/, shows: [/992 34 567/, /993 45 678/] },
  bjorn: { name: /Bjørn/, shows: [/Bedriftskonto 70056789/, /Marit Haugen904 56 789/], hides: [/Fakturakonto/] },
  kari: { name: /Kari/ },
};

test('each login of the guide is tested here', { tag: '@one-screen' }, () => {
  expect(LISTED.toSorted()).toEqual(Object.keys(PROMISES).toSorted());
});

const doubledPlan = (page: Page) => page.getByRole('button', { name: /Legg i handlekurv Mobil 20\sGB/ });

for (const [login, { name, shows, hides = [], isDoubled }] of Object.entries(PROMISES))
  test(`${login} sees what the guide promises`, { tag: '@one-screen' }, async ({ page }) => {
    await logInFrom(page, '/mobilabonnement/', login);
    if (isDoubled === true) await expect(doubledPlan(page)).toBeAttached();
    if (isDoubled === false) await expect(doubledPlan(page)).toHaveCount(0);
    await nameButton(page, name).click();
    if (!shows) {
      await expect(
        page.getByRole('dialog', { name: 'Min Side' }).getByRole('link', { name: 'Mine Ordre' }),
      ).toBeVisible();
      return;
    }
    const customer = page.getByRole('dialog', { name: 'Mine sider' }).getByRole('region', { name: 'Innlogget som' });
    for (const text of shows) await expect(customer).toContainText(text);
    for (const text of hides) await expect(customer).not.toContainText(text);
  });

test('the agreements that may be swapped are listed on Min Side', { tag: '@one-screen' }, async ({ page }) => {
  await logInFrom(page, '/mobilabonnement/', 'eirik');
  await page.goto('/minside/mobil/avtaler/');
  await expect(page.getByText('Samsung Galaxy S24')).toBeVisible();
  await expect(page.getByText('iPhone 15')).toBeVisible();
});
