/** The dialog with insurance and accessories, driven by the purchase's own reducer. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { failed, ok } from 'shared-domain/kernel';
import { toOre } from 'shared-domain/money';
import { anInsurance } from 'shared-domain/purchase/testing';
import { apiPost } from 'shared-domain/runtime/http';
import { aPricedVariant } from '../testing/build-page';
import { effects, type ExtrasSetting, renderExtras } from '../testing/extras-harness';
import { loadAccessories } from './load-accessories';

jest.mock('shared-domain/runtime/http', () => ({
  ...jest.requireActual<object>('shared-domain/runtime/http'),
  apiPost: jest.fn(),
}));
jest.mock('./load-accessories', () => ({ loadAccessories: jest.fn() }));

const asked = jest.mocked(apiPost);
const trygg = anInsurance({
  code: 'TRYGG',
  name: 'Fjell Trygg',
  price: toOre(119),
  discountPrice: toOre(89),
  flashText: { text: 'Kampanjepris' },
});
const pluss = anInsurance({ code: 'PLUSS', name: 'Fjell Trygg Pluss', price: toOre(169) });
const none = anInsurance({ code: 'NONE', name: 'Ingen' });

beforeEach(() => {
  asked.mockReset().mockResolvedValue(ok([trygg, pluss, none]));
  jest.mocked(loadAccessories).mockReset().mockResolvedValue([]);
});

const dialog = () => screen.findByRole('dialog', { name: 'Vi anbefaler' });
const button = async (name: string) => within(await dialog()).getByRole('button', { name });
const radio = async (name: RegExp) => within(await dialog()).findByRole('radio', { name });
const heading = () => screen.findByRole('heading', { level: 3 });

test('[P2-40, P3-31] the insurances with price, price before, flash text and promises; none is chosen beforehand', async () => {
  renderExtras();
  expect(await radio(/^Fjell Trygg Kampanjepris 89,- ?\/md\. Før 119,-\/md\.$/)).not.toBeChecked();
  expect(await radio(/^Fjell Trygg Pluss 169,- ?\/md\.$/)).not.toBeChecked();
  expect(await radio(/^Nei takk$/)).not.toBeChecked();
  expect(within(await dialog()).getAllByRole('radio')).toHaveLength(3);
  expect((await dialog()).querySelector('h3')).toHaveTextContent('Ønsker du forsikring?');
});

test.each([
  [7_599, /^Egenandel 600,- når skaden er ute$/],
  [7_600, /^Egenandel 1.000,- når skaden er ute$/],
])('[P9-20, P3-31] a phone of %d,- has its excess', async (price, text) => {
  const variant = aPricedVariant({ prices: { upfront: { upfront: toOre(price) } } });
  asked.mockResolvedValue(ok([trygg]));
  renderExtras({ variant: { ...variant, sku: `SKU-${price}` } });
  expect(await within(await dialog()).findByText(text)).toBeInTheDocument();
  expect(await radio(/^Fjell Trygg/)).toHaveAccessibleDescription(text);
});

test('[P7-5, P7-18] they are asked for by device and plan, once', async () => {
  renderExtras({ variant: aPricedVariant({ sku: 'ASKED-ONCE' }) });
  await radio(/^Fjell Trygg Kampanjepris/);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[0]).toBe('/insurance/all/');
  expect(asked.mock.calls[0]?.[1]).toEqual({
    realm: 'B2C',
    sku: 'ASKED-ONCE',
    offeringCode: 'FJELL_X_MAX_2025.REGULAR',
    subscriptions: [],
    id: 'ASKED-ONCE',
  });
});

test('[P4-25] continue is disabled until an insurance or ‘Nei takk’ is chosen', async () => {
  renderExtras();
  await radio(/^Fjell Trygg Pluss/);
  expect(await button('Neste')).toBeDisabled();
  await userEvent.click(await radio(/^Nei takk$/));
  expect(await button('Neste')).toBeEnabled();
});

test('an insurance that is not offered for this device is not chosen', async () => {
  renderExtras({ state: { insuranceCode: 'OF-ANOTHER' } });
  await radio(/^Fjell Trygg Pluss/);
  expect(within(await dialog()).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(await button('Neste')).toBeDisabled();
});

test('[P4-26, P4-28, P7-12] a chosen insurance is sent with the bundle, then the accessories follow', async () => {
  renderExtras();
  await userEvent.click(await radio(/^Fjell Trygg Pluss/));
  await userEvent.click(await button('Neste'));
  expect(effects).toEqual([
    { kind: 'update-cart', input: { update: { serviceCode: 'PLUSS', cartItemId: 'bundle-1' } } },
  ]);
  expect(await button('Neste Laster')).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(screen.getByText('The cart answers'));
  expect(await heading()).toHaveTextContent('Trenger du noe tilbehør?');
  expect(await heading()).toHaveFocus();
  expect(await button('Gå til kassen')).toBeEnabled();
});

test('[P4-26, P4-27, P7-13] ‘Nei takk’ confirms device and plan of the bundle', async () => {
  renderExtras();
  await userEvent.click(await radio(/^Nei takk$/));
  await userEvent.click(await button('Neste'));
  expect(effects).toEqual([
    {
      kind: 'update-cart',
      input: {
        update: {
          handsetSku: 'AUR-5P-256-LYN',
          pricePlan: 'FJELL_X_MAX_2025',
          cartItemId: 'bundle-1',
          serviceCode: 'dummy',
        },
      },
    },
  ]);
});

const MAX = 'FJELL_X_MAX_2025';
const bundle = { bundleId: 'bundle-1', sku: 'AUR-5P-256-LYN', planCode: MAX };

test.each<[string, RegExp, ExtrasSetting['facts']]>([
  ['[P4-27] the customer’s plan is kept', /^Nei takk$/, { isKeepExisting: true }],
  ['[P4-27] a phone is swapped', /^Nei takk$/, { hasReSwitchStarted: true }],
  ['[P4-27] the phone is pre-owned', /^Nei takk$/, { productType: 'HANDSET-PREOWNED' }],
  ['[P4-27] there is no bundle', /^Nei takk$/, { bought: { bundle: null, hasMainDevice: true } }],
  ['[P4-26] there is none to insure', /^Fjell Trygg Pluss/, { bought: { bundle: null, hasMainDevice: true } }],
])('%s: nothing is sent, and the accessories follow', async (_, choice, facts) => {
  renderExtras({ facts: facts ?? {} });
  await userEvent.click(await radio(choice));
  await userEvent.click(await button('Neste'));
  expect(effects).toEqual([]);
  expect(await heading()).toHaveTextContent('Trenger du noe tilbehør?');
});

test.each<[string, ExtrasSetting['facts']]>([
  ['of a kept plan', { isKeepExisting: true }],
  ['of a pre-owned phone', { productType: 'HANDSET-PREOWNED', bought: { bundle, hasMainDevice: true } }],
])('[P4-26] an insurance %s is sent all the same', async (_, facts) => {
  renderExtras({ facts: facts ?? {} });
  await userEvent.click(await radio(/^Fjell Trygg Pluss/));
  await userEvent.click(await button('Neste'));
  expect(effects).toEqual([
    { kind: 'update-cart', input: { update: { serviceCode: 'PLUSS', cartItemId: 'bundle-1' } } },
  ]);
});

test('[P2-40, P4-28] without accessories the insurance is the last step and leads to the checkout', async () => {
  renderExtras({ facts: { compatibleAccessoryCount: 0, bought: { bundle: null, hasMainDevice: true } } });
  await userEvent.click(await radio(/^Nei takk$/));
  await userEvent.click(await button('Gå til kassen'));
  expect(effects).toEqual([{ kind: 'go-to-checkout' }]);
});

test.each<[string, ExtrasSetting, boolean]>([
  ['with three steps', {}, true],
  ['with two', { facts: { compatibleAccessoryCount: 0 } }, false],
])('[P4-7] the steps are shown %s: %#', async (_, setting, isShown) => {
  renderExtras(setting);
  const steps = within(await dialog()).queryByRole('list', { name: 'Steg i kjøpet' });
  expect(steps !== null).toBe(isShown);
  if (steps) expect(steps.querySelector('[aria-current="step"]')).toHaveTextContent('Forsikring');
});

test('[P4-29] ‘Tilbake’ leads from the accessories to the insurance, whose question has the focus', async () => {
  renderExtras({ state: { step: 'accessories' } });
  await userEvent.click(await button('Tilbake'));
  expect(await heading()).toHaveTextContent('Ønsker du forsikring?');
  expect(await heading()).toHaveFocus();
  await userEvent.click(await button('Tilbake'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('[P4-29] closing by ‘Lukk’ leads to the first step', async () => {
  renderExtras();
  await userEvent.click(await button('Lukk'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('[P8-16, F8-18] a failed lookup has its own message in the log; the shopper is told, and goes on without', async () => {
  asked.mockResolvedValue(failed({ kind: 'network' }));
  renderExtras({ variant: aPricedVariant({ sku: 'FAILS' }) });
  const note = await within(await dialog()).findByText(/Vi kan dessverre ikke vise forsikringer/);
  expect(note.closest('[role="status"]')).not.toBeNull();
  expect(within(await dialog()).queryByRole('radio')).not.toBeInTheDocument();
  await userEvent.click(await button('Neste'));
  expect(effects).toMatchObject([{ input: { update: { serviceCode: 'dummy' } } }]);
  expect(asked.mock.calls[0]?.[3]).toMatchObject({ logMessage: 'Failed to fetch insurances' });
});

test('while they are on their way nothing can be chosen or continued', async () => {
  asked.mockReturnValue(new Promise(() => undefined));
  renderExtras({ variant: aPricedVariant({ sku: 'SLOW' }) });
  expect(within(await dialog()).queryByRole('radio')).not.toBeInTheDocument();
  expect(await button('Neste')).toBeDisabled();
});

const screenOnly = anInsurance({ code: 'SKJERM', name: 'Fjell Trygg Skjerm', coversScreenOnly: true });

test('[P9-21] with Svitsj the screen is insured anyway: an insurance of the screen alone is not offered', async () => {
  asked.mockResolvedValue(ok([trygg, screenOnly]));
  renderExtras({ props: { isScreenCovered: true }, variant: aPricedVariant({ sku: 'SWITCHED' }) });
  expect(within(await dialog()).getByText('Skjermforsikring er inkludert')).toBeInTheDocument();
  await radio(/^Fjell Trygg Kampanjepris/);
  expect(within(await dialog()).queryByRole('radio', { name: /Skjerm/ })).not.toBeInTheDocument();
});

test('with a lease the screen can be insured alone, and nothing is said about it', async () => {
  asked.mockResolvedValue(ok([trygg, screenOnly]));
  renderExtras({ variant: aPricedVariant({ sku: 'LEASED' }) });
  expect(await radio(/^Fjell Trygg Skjerm/)).toBeInTheDocument();
  expect(screen.queryByText('Skjermforsikring er inkludert')).not.toBeInTheDocument();
});

test('[P2-29] the fact sheet of the insurances', async () => {
  renderExtras();
  expect(await within(await dialog()).findByRole('link', { name: /^Les produktarket/ })).toHaveAttribute(
    'href',
    'http://shop.test/api/dokumenter/produktark-forsikring.pdf',
  );
});

test('by keyboard alone: a choice by the arrows, and on', async () => {
  renderExtras({ facts: { bought: { bundle: null, hasMainDevice: true } } });
  await radio(/^Fjell Trygg Pluss/);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(within(await dialog()).getByRole('radio', { checked: true })).toHaveFocus();
  for (let stops = 0; stops < 4 && document.activeElement?.textContent !== 'Neste'; stops++) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await heading()).toHaveTextContent('Trenger du noe tilbehør?');
});

test('axe finds nothing', async () => {
  const { container } = renderExtras();
  await radio(/^Fjell Trygg Pluss/);
  expect((await axe(container)).violations).toEqual([]);
});
