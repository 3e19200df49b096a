/** The swap of a Svitsj agreement's phone: where it begins, what is left to pay, what is kept, and the way out. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type CartAnswer, emptyCart } from 'shared-domain/cart';
import { aBundleCart } from 'shared-domain/cart/testing';
import { aFinancingMethod, aPlanPrice } from 'shared-domain/catalogue/testing';
import { ok } from 'shared-domain/kernel';
import { toOre } from 'shared-domain/money';
import { accountStore } from 'shared-domain/stores/account-store';
import { cartStore, updateCart } from 'shared-domain/stores/cart-store';
import { anAccount, anAccountSubscription } from 'shared-domain/subscription/testing';
import { leavePage, reloadPage } from '../purchase/leave-page';
import { aPage, aPricedVariant, BASIC, fourPlans, MAX, TEN_GB } from '../testing/build-page';
import { loadPurchaseFiles, PATH, type ProductSetting, renderProduct } from '../testing/render-product';

jest.mock('shared-domain/stores/cart-store', () => ({
  ...jest.requireActual<object>('shared-domain/stores/cart-store'),
  updateCart: jest.fn(),
}));
jest.mock('shared-domain/catalogue/io', () => ({
  ...jest.requireActual<object>('shared-domain/catalogue/io'),
  fetchAvailability: () => new Promise(() => undefined),
}));
jest.mock('shared-domain/purchase/io', () => ({ fetchInsurances: () => Promise.resolve([]) }));
jest.mock('../purchase/load-offerings', () => ({
  ...jest.requireActual<object>('../purchase/load-offerings'),
  loadOfferings: () => Promise.resolve(null),
}));
jest.mock('../extras/load-accessories', () => ({ loadAccessories: () => Promise.resolve([]) }));
jest.mock('../product/load-recommendations', () => ({
  ...jest.requireActual<object>('../product/load-recommendations'),
  loadRelated: () => Promise.resolve(null),
  loadSeen: () => Promise.resolve(null),
}));
jest.mock('../purchase/leave-page', () => ({
  ...jest.requireActual<object>('../purchase/leave-page'),
  leavePage: jest.fn(),
  reloadPage: jest.fn(),
}));

const update = jest.mocked(updateCart);
const reSwitch = {
  name: 'Aurora 4',
  phoneNumber: '90000001',
  monthsLeft: 7,
  remainingCost: toOre(2_625),
  breakageFee: toOre(990),
};
const EMPTY = emptyCart('B2C');
const swapping: CartAnswer = { ...EMPTY, reSwitch };
const plain = (text: string | null | undefined): string => text?.replaceAll('\u00a0', ' ') ?? '';

beforeAll(() => Promise.all([import('./own-section'), loadPurchaseFiles()]));
beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(leavePage).mockReset();
  jest.mocked(reloadPage).mockReset();
  update.mockReset().mockImplementation(() => Promise.resolve(ok(aBundleCart())));
});
afterEach(() => act(() => accountStore.setState(accountStore.getInitialState(), true)));

const switchPrice = () => [aPlanPrice({ monthly: toOre(449), total: toOre(10_776), mainOfferingMonthly: toOre(499) })];
const phone = (type: 'HANDSET' | 'WEARABLE' = 'HANDSET') =>
  aPage({
    product: { type },
    variants: [
      aPricedVariant({
        financingMethods: [
          aFinancingMethod(),
          aFinancingMethod({
            alternative_id: 'switch',
            heading: 'Svitsj',
            financingOptions: [
              { alternative_id: 'new-switch', heading: 'Ny Svitsj-avtale', duration: 24 },
              { alternative_id: 'existing-switch', heading: 'Svitsj telefonen du har', duration: 24 },
            ],
          }),
          aFinancingMethod({
            alternative_id: 'upfront',
            heading: 'Fullpris',
            financingOptions: [{ alternative_id: 'upfront', heading: 'Fullpris' }],
          }),
        ],
        prices: { switch: { [BASIC]: switchPrice(), [MAX]: switchPrice(), [TEN_GB]: switchPrice() } },
      }),
    ],
  });

const accounts = [
  anAccount({
    subscriptions: [
      anAccountSubscription({ offeringCode: MAX, monthlyOfferingPrice: toOre(599) }),
      anAccountSubscription({
        firstName: 'Ola',
        phoneNumber: '90000001',
        offeringCode: TEN_GB,
        monthlyOfferingPrice: toOre(369),
      }),
    ],
  }),
];

async function show(setting: ProductSetting = {}, isKnown = true) {
  const view = renderProduct({
    data: phone(),
    address: `${PATH}?so=reswitch`,
    isLoggedIn: isKnown,
    cart: swapping,
    ...setting,
  });
  if (isKnown) act(() => accountStore.setState({ status: 'ready', accounts, customerType: 'new' }));
  await act(() => import('./own-section'));
  return view;
}
const summary = () => screen.getByRole('region', { name: 'Oppsummering' });
const button = (name: string) => within(summary()).getByRole('button', { name });
const changeDialog = async () => within(await screen.findByRole('dialog', { name: 'Endring av abonnement' }));
const ABORT = 'Avbryt Svitsj';

describe('the notice', () => {
  test('[P2-47, P3-29, P6-13] names phone and number, and what is left to pay before anything is in the cart', async () => {
    const { container } = await show();
    expect(plain(screen.getByText(/Du er i ferd med å svitsje/).textContent)).toBe(
      'Du er i ferd med å svitsje din Aurora 4 for nummer 900 00 001.',
    );
    expect(plain(screen.getByText(/^Restbeløp på avtalen \(7\smd\.\)$/).parentElement?.textContent)).toContain(
      '2 625,-',
    );
    expect(screen.getByText('Bruddgebyr').parentElement).toHaveTextContent('990,-');
    expect((await axe(container)).violations).toEqual([]);
  });

  test('an agreement that is paid says so; an operator that names no sums leaves them out', async () => {
    const { unmount } = await show({
      cart: { ...EMPTY, reSwitch: { ...reSwitch, remainingCost: toOre(0), breakageFee: undefined } },
    });
    expect(screen.getByText(/Avtalen er nedbetalt/)).toBeInTheDocument();
    unmount();
    await show({ cart: { ...EMPTY, reSwitch: { name: 'Aurora 4', phoneNumber: '90000001' } } });
    expect(screen.getByText(/Du er i ferd med å svitsje/)).toBeInTheDocument();
    expect(screen.queryByText(/nedbetalt|Restbeløp/)).not.toBeInTheDocument();
  });

  test('[P2-47, P4-52, P7-15] “Avbryt Svitsj” empties the order, then loads the page again', async () => {
    update.mockImplementation(() => {
      expect(reloadPage).not.toHaveBeenCalled();
      return Promise.resolve(ok(EMPTY));
    });
    await show();
    await userEvent.click(screen.getByRole('button', { name: ABORT }));
    expect(update).toHaveBeenCalledWith({ empty: true });
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  });

  test('an order that cannot be emptied is not left: the swap goes on', async () => {
    update.mockImplementation(() => Promise.resolve({ ok: false, failure: { message: 'Prøv igjen' } } as const));
    await show();
    await userEvent.click(screen.getByRole('button', { name: ABORT }));
    await waitFor(() => expect(screen.getByRole('button', { name: ABORT })).toBeEnabled());
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test('[P6-13] a swap that was left is there on other pages too; accessories are paid at once', async () => {
    await show({ data: phone('WEARABLE'), address: PATH });
    expect(screen.getByRole('button', { name: ABORT })).toBeInTheDocument();
    expect(screen.queryByRole('tablist', { name: 'Betaling' })).not.toBeInTheDocument();
  });

  test('another tab that aborts it takes it away', async () => {
    await show();
    act(() => cartStore.setState({ cart: EMPTY, status: 'ready' }));
    expect(screen.queryByRole('button', { name: ABORT })).not.toBeInTheDocument();
    expect(button('Velg telefon å svitsje på Min Side')).toBeInTheDocument();
  });

  test('[P6-13] businesses have no swap', async () => {
    await show({ realm: 'B2B' });
    expect(screen.queryByRole('button', { name: ABORT })).not.toBeInTheDocument();
  });
});

describe('before it begins', () => {
  test('[P2-25, P4-12] who is logged in is led to Min Side, also by the notice', async () => {
    await show({ cart: EMPTY });
    expect(screen.getByRole('link', { name: 'Velg telefon å svitsje på Min Side' })).toHaveAttribute(
      'href',
      '/minside/mobil/avtaler',
    );
    await userEvent.click(button('Velg telefon å svitsje på Min Side'));
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/minside/mobil/avtaler'));
    expect(update).not.toHaveBeenCalled();
  });

  test.each([
    ['a visitor', {}, true],
    ['a customer who is logged in', { isLoggedIn: true }, false],
    ['a business', { realm: 'B2B' as const }, false],
    ['a tablet', { data: aPage({ product: { type: 'TABLET' } }) }, false],
    ['a router', { data: aPage({ product: { type: 'MODEM' } }) }, false],
  ])('[P2-25, P6-5] the link to the agreements: %s', (_, setting, isShown) => {
    renderProduct({ data: phone(), address: `${PATH}?so=lease24`, ...setting });
    const link = screen.queryByRole('link', { name: 'Velg avtale på Min Side' });
    expect(link?.getAttribute('href') ?? null).toBe(isShown ? '/minside/mobil/avtaler' : null);
  });
});

describe('the subscription', () => {
  test('[P4-52, P6-13, P9-23] is kept: nothing else is chosen or priced beforehand', async () => {
    await show();
    expect(screen.getByRole('radio', { name: /^Behold eksisterende Fjell-abonnement/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /Kjøp nytt abonnement/ })).not.toBeInTheDocument();
    expect(plain(summary().textContent)).toMatch(/Som i dag.*449,-\/md\./);
  });

  test('[P4-21, P4-52, P7-10, P7-13] the button asks, with today’s plan chosen; the phone goes into the cart without a plan', async () => {
    await show();
    await userEvent.click(button('Neste'));
    const dialog = await changeDialog();
    expect(dialog.getByRole('radio', { name: /^Behold eksisterende/ })).toBeChecked();
    expect(update).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Velg' }));
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[0]).toEqual({
      update: {
        handsetSku: 'AUR-5P-256-LYN',
        financingType: 'reswitch',
        financingDuration: 24,
        pricePlan: '',
        phoneNumber: '90000001',
        isKeepExisting: true,
        hasChangedSubscription: false,
        accountId: '1001',
        customerTypeGet: 'existing',
        isLoggedIn: true,
      },
    });
  });

  test('[P4-51, P6-13] may be changed in the same dialog', async () => {
    await show();
    await userEvent.click(button('Neste'));
    const dialog = await changeDialog();
    await userEvent.click(dialog.getByRole('radio', { name: /^Fjell X Max/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Velg' }));
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[0]).toMatchObject({
      update: { financingType: 'reswitch', pricePlan: MAX, phoneNumber: '90000001', hasChangedSubscription: true },
    });
  });

  test('[P9-23] is kept by someone whose session has ended: the price is that of the default plan', async () => {
    const page = phone();
    const [basic] = fourPlans.filter(({ offeringCode }) => offeringCode === BASIC);
    const older = { ...basic, offeringCode: 'FJELL_X_BASIC_2025' } as (typeof fourPlans)[number];
    const [variant = aPricedVariant()] = page.details.variants;
    const prices = { ...variant.prices.switch, 'FJELL_X_BASIC_2025.TLF12PLEAS': [aPlanPrice({ monthly: toOre(399) })] };
    const variants = [{ ...variant, prices: { ...variant.prices, switch: prices } }];
    const data = { ...page, offerings: [...fourPlans, older], details: { ...page.details, variants } };
    await show({ data }, false);
    expect(screen.getByRole('radio', { name: /^Behold eksisterende Fjell-abonnement/ })).toBeChecked();
    expect(plain(summary().textContent)).toMatch(/399,-\/md\./);
    await userEvent.click(button('Neste'));
    await userEvent.click((await changeDialog()).getByRole('button', { name: 'Velg' }));
    await waitFor(() => expect(update).toHaveBeenCalled());
    const [sent] = update.mock.calls[0] ?? [];
    expect(sent).toMatchObject({ update: { isKeepExisting: true, phoneNumber: '90000001' } });
    expect(sent).not.toHaveProperty('update.accountId');
  });
});
