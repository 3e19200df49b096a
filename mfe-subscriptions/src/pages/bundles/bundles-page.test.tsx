import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aCart, aCartItem } from 'shared-domain/cart/testing';
import { failed, ok } from 'shared-domain/kernel';
import { toOre } from 'shared-domain/money';
import { updateCart } from 'shared-domain/stores/cart-store';
import { showToast } from 'shared-domain/stores/toast-store';
import type { Bundle } from 'shared-domain/subscription';
import { aBundle } from 'shared-domain/subscription/testing';
import { useTestConfig } from 'shared-domain/testing';
import { max, tenGb } from '../../testing/family-plans';
import { renderPage } from '../../testing/render-page';
import { BundlesPage } from './bundles-page';

jest.mock('shared-domain/stores/cart-store', () => ({ updateCart: jest.fn() }));
jest.mock('shared-domain/stores/toast-store', () => ({ showToast: jest.fn() }));

const update = jest.mocked(updateCart);
beforeEach(() => {
  useTestConfig();
  update.mockReset().mockResolvedValue(ok(aCart()));
});

const image = (name: string) => ({ url: `/api/pictures/${name}.webp`, title: name });
const bundle = (change: Partial<Bundle> = {}): Bundle =>
  aBundle({
    title: 'Høyttaleren Fonn med X Max',
    productName: 'Fonn',
    information: 'Gjelder nytt abonnement med 12 måneders avtaletid.',
    description: 'Musikk på kjøkkenet.',
    buttonText: 'Velg pakken',
    flashText: { name: 'pakke', text: 'Pakkepris', kind: 'offer' },
    url: '/tilbehor/hoyttalere/fonn/',
    image: image('fonn'),
    variants: [
      { sku: 'SORT', colorName: 'Sort', htmlColor: '#000000', image: image('sort') },
      { sku: 'HVIT', colorName: 'Hvit', htmlColor: '#ffffff', image: image('hvit') },
    ],
    discountCode: 'PAKKE-FONN',
    offeringCode: max.offeringCode,
    ...change,
  });
const open = (bundles: readonly Bundle[] = [bundle()]) =>
  renderPage(BundlesPage, { bundles, offerings: [max, tenGb] }, '/mobilabonnement/pakketilbud/');
const cards = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const text = () => (document.body.textContent ?? '').replace(/\s+/g, ' ');
const buy = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('[F2.7-3, F3.6-1] a card holds heading, title, texts, badge, pictures, prices, and the way to the product', () => {
  open();
  expect(cards()).toEqual(['Høyttaleren Fonn med X Max']);
  for (const part of [
    'Pakketilbud',
    'Musikk på kjøkkenet.',
    'Gjelder nytt abonnement med 12',
    'Pakkepris',
    '290,-',
    'Før 1 290,-',
  ])
    expect(text()).toContain(part);
  expect(screen.getByRole('link', { name: /Les mer om produktet/ })).toHaveAttribute(
    'href',
    '/tilbehor/hoyttalere/fonn/',
  );
});

test('[F9.12-1] it states the binding and what plan and product cost in it', () => {
  open();
  // 12 × 599 + 290
  expect(text()).toContain('Minste totalpris med 12 md. avtaletid: 7 478,-');
});

test('[F9.12-1] a bundle whose plan is not bound by it is not offered', () => {
  open([bundle({ icim: undefined }), bundle({ offeringCode: 'FJELL_ANNET' })]);
  expect(cards()).toEqual(['Ingen pakketilbud akkurat nå']);
});

test('[F9.12-2] four pictures at most', () => {
  const variants = ['A', 'B', 'C', 'D', 'E', 'F'].map((sku) => ({ sku, image: image(sku) }));
  open([bundle({ variants })]);
  expect(screen.getAllByRole('img', { name: /bilde/ })).toHaveLength(4);
});

test.each([
  ['[F9.12-3]', {}, ['Tilbudet gjelder så langt lageret rekker.']],
  ['[F9.12-3]', { icim: 'COM12PURP20' }, []],
  [
    '[F9.12-4]',
    { offeringCode: 'FJELL_X_START', icim: 'COM12PURP20', discountCode: 'Web_BTL_SIM-deal_flip7' },
    ['Kun på nett'],
  ],
  [
    '[F9.12-4]',
    { offeringCode: 'FJELL_MOBIL_X_UNG', icim: 'COM12PURP20', discountCode: 'Web_BTL_SIM-deal_flip7_8' },
    ['Kun på nett'],
  ],
  ['[F9.12-4]', { icim: 'COM12PURP20', discountCode: 'Web_BTL_SIM-deal_flip7' }, []],
  ['[F9.12-4]', { offeringCode: 'FJELL_X_START', icim: 'COM12PURP20', discountCode: 'PAKKE-FONN' }, []],
])('%s a bundle with %j has the notes %j', (_id, change, notes) => {
  const others = ['FJELL_X_START', 'FJELL_MOBIL_X_UNG'].map((offeringCode) => ({ ...max, offeringCode }));
  renderPage(BundlesPage, { bundles: [bundle(change)], offerings: [max, ...others] }, '/mobilabonnement/pakketilbud/');
  const shown = ['Tilbudet gjelder så langt lageret rekker.', 'Kun på nett'].filter((note) => text().includes(note));
  expect(shown).toEqual(notes);
});

test('[F4.3-7, F3.6-1] checked: product, plan with binding and code are bought; unchecked: the plan alone', async () => {
  open();
  await buy(/^Velg pakken/);
  expect(update).toHaveBeenLastCalledWith(
    {
      update: {
        handsetSku: 'SORT',
        financingType: 'upfront',
        pricePlan: 'FJELL_X_MAX_2025.COM12LOUDSPEAKER2',
        discountCode: 'PAKKE-FONN',
        discountOfferingCode: 'FJELL_X_MAX_2025',
      },
    },
    expect.anything(),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ta med Fonn' }));
  await buy(/^Legg abonnementet i handlekurv/);
  expect(update).toHaveBeenLastCalledWith(
    { update: { pricePlan: 'FJELL_X_MAX_2025', quantity: 1 } },
    expect.anything(),
  );
  expect(text()).toContain('Bare abonnementet, uten avtaletid: 599,-/md.');
});

test('[F4.3-8] a colour dot selects the variant, its picture and what is bought', async () => {
  open();
  const colours = screen.getByRole('radiogroup', { name: /Farge/ });
  expect(
    within(colours)
      .getAllByRole('radio')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining([expect.stringContaining('Hvit')]));
  await userEvent.click(within(colours).getByRole('radio', { name: 'Hvit' }));
  expect(screen.getByRole('img', { name: /bilde 1/ })).toHaveAttribute('src', '/api/pictures/hvit.webp');
  await buy(/^Velg pakken/);
  expect(update.mock.calls[0]?.[0]).toMatchObject({ update: { handsetSku: 'HVIT' } });
});

test('[P8-1] that the campaign has ended is said in plain words at the card', async () => {
  update.mockResolvedValue(failed({ message: 'Rabattkoden gjelder ikke for dette kjøpet.' }));
  open();
  await buy(/^Velg pakken/);
  expect(await screen.findByRole('alert')).toHaveTextContent('Rabattkoden gjelder ikke for dette kjøpet.');
});

test('[P7-10] that the cart has left out the price of the bundle is told', async () => {
  const product = aCartItem({ id: 'SORT', type: 'ACCESSORY', price: { upfront: toOre(1_999) } });
  update.mockResolvedValue(ok(aCart({ cart: { content: [product] } })));
  open();
  await buy(/^Velg pakken/);
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      kind: 'info',
      text: 'Pakkeprisen på «Høyttaleren Fonn med X Max» er ikke med i handlekurven. Produktet har vanlig pris der.',
    }),
  );
});

test('the page has no accessibility faults', async () => {
  const { container } = open();
  expect((await axe(container)).violations).toEqual([]);
});
