/**
 * The actions of a shopper on a page, for the benchmark of interactions. `act` causes exactly one interaction; `prepare` comes before and is not
 * measured. `shown` tells in the page that the result can be seen, where that is more than the next paint.
 */
import type { Page } from '@playwright/test';

export interface Action {
  readonly name: string;
  readonly path: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly prepare: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  readonly shown?: () => boolean;
}

const PRODUCT = '/mobiltelefoner/apple/iphone-17/';
const LIST = '/mobiltelefoner/';
const ACCESSORY = '/tilbehor/deksler/fjell/silikondeksel-iphone-17-pro/';
const WITH_PANEL = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const banner = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });
const buy = (page: Page) =>
  page.getByRole('region', { name: 'Oppsummering' }).getByRole('button', { name: /^(Neste|Legg i handlekurv)$/ });
const cart = (page: Page) => page.getByRole('dialog', { name: /^Handlekurv/ });
const radio = (page: Page, group: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { checked: false }).first();
const upfront = (page: Page) => page.getByRole('tab', { name: 'Fullpris' });
/** A button says that it works. */
const isAdding = () => document.querySelector('main button[aria-busy="true"]') !== null;
/** After the server's answer: prices come from there only. */
const hasLine = () => document.querySelector('dialog[open] [aria-label="Varer i handlekurven"] li') !== null;

const GIVEN: readonly (Pick<Action, 'name' | 'path' | 'act'> & Partial<Action>)[] = [
  { name: 'colour', path: PRODUCT, act: (page) => radio(page, 'Farge').click() },
  { name: 'size', path: PRODUCT, act: (page) => radio(page, 'Størrelse').click() },
  { name: 'way to pay', path: PRODUCT, act: (page) => upfront(page).click() },
  {
    name: 'plan',
    path: PRODUCT,
    act: (page) =>
      page
        .getByRole('radiogroup', { name: /abonnement/i })
        .getByRole('radio', { checked: false })
        .first()
        .click(),
  },
  {
    name: 'add to cart',
    path: PRODUCT,
    prepare: (page) => upfront(page).click(),
    act: (page) => buy(page).click(),
    shown: isAdding,
  },
  {
    name: 'add to cart, until its line is in the open cart',
    path: ACCESSORY,
    act: (page) => buy(page).click(),
    shown: hasLine,
  },
  {
    name: 'the same, the button pointed at before',
    path: ACCESSORY,
    prepare: (page) => buy(page).hover(),
    act: (page) => buy(page).click(),
    shown: hasLine,
  },
  {
    name: 'quantity',
    path: ACCESSORY,
    prepare: async (page) => {
      await buy(page).click();
      await cart(page)
        .getByRole('button', { name: /^Øk antall/ })
        .waitFor();
    },
    act: (page) =>
      cart(page)
        .getByRole('button', { name: /^Øk antall/ })
        .click(),
  },
  { name: 'search drawer', path: PRODUCT, act: (page) => banner(page, 'Søk').click() },
  { name: 'login drawer', path: PRODUCT, act: (page) => banner(page, 'Logg inn').click() },
  { name: 'menu drawer, phone', path: PRODUCT, viewport: PHONE, act: (page) => banner(page, 'Meny').click() },
  {
    name: 'mega menu',
    path: PRODUCT,
    act: (page) => page.getByRole('banner').getByRole('navigation').getByRole('button').first().click(),
  },
  {
    name: 'filter drawer, phone',
    path: LIST,
    viewport: PHONE,
    act: (page) => page.getByRole('button', { name: /Filter/ }).click(),
  },
  {
    name: 'facet',
    path: LIST,
    act: (page) => page.getByRole('group', { name: /Merke/ }).getByRole('checkbox').first().click(),
  },
  {
    name: 'list → product',
    path: LIST,
    act: (page) => page.getByRole('main').getByRole('article').nth(1).getByRole('link').first().click(),
  },
  {
    name: 'product → home',
    path: PRODUCT,
    act: (page) => page.getByRole('banner').getByRole('link').first().click(),
  },
];
export const ACTIONS: readonly Action[] = GIVEN.map((action) => ({
  viewport: WITH_PANEL,
  prepare: async () => undefined,
  ...action,
}));
