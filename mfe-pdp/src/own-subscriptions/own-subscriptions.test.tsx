/** A customer with own subscriptions on a product page: keeps, changes, or buys a new one. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aBundleCart, aCart } from 'shared-domain/cart/testing';
import { aFinancingMethod, aPlanPrice } from 'shared-domain/catalogue/testing';
import { ok } from 'shared-domain/kernel';
import { toOre } from 'shared-domain/money';
import { accountStore, provideAccounts } from 'shared-domain/stores/account-store';
import { cartStore, updateCart } from 'shared-domain/stores/cart-store';
import { setSession } from 'shared-domain/stores/session-store';
import { toastStore } from 'shared-domain/stores/toast-store';
import type { Account } from 'shared-domain/subscription';
import { anAccount, anAccountSubscription } from 'shared-domain/subscription/testing';
import { campaignPage, campaignVariant } from '../testing/build-campaigns';
import { aPage, aPricedVariant, BASIC, MAX, TEN_GB } from '../testing/build-page';
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

const update = jest.mocked(updateCart);

beforeAll(() => Promise.all([import('./own-section'), loadPurchaseFiles(), import('../extras/extras-dialog')]), 60_000);
beforeEach(() => {
  sessionStorage.clear();
  update.mockReset().mockImplementation(() => {
    cartStore.setState({ cart: aBundleCart(), status: 'ready' });
    return Promise.resolve(ok(aBundleCart()));
  });
});
afterEach(() => act(() => accountStore.setState(accountStore.getInitialState(), true)));

const kari = anAccountSubscription({ offeringCode: BASIC, monthlyOfferingPrice: toOre(499) });
const ola = anAccountSubscription({
  firstName: 'Ola',
  phoneNumber: '90000001',
  offeringCode: TEN_GB,
  monthlyOfferingPrice: toOre(369),
});
const old = anAccountSubscription({
  firstName: 'Per',
  phoneNumber: '90000002',
  offeringCode: 'FJELL_MOBIL_02GB',
  monthlyOfferingPrice: toOre(249),
});
const plain = (text: string | null | undefined): string => text?.replaceAll('\u00a0', ' ') ?? '';

/** The page of someone whose accounts these are. */
async function show(accounts: readonly Account[], setting: ProductSetting = {}) {
  const view = renderProduct({ address: `${PATH}?so=lease24`, isLoggedIn: true, ...setting });
  act(() => accountStore.setState({ status: 'ready', accounts, customerType: 'new' }));
  await act(() => import('./own-section'));
  return view;
}
const rows = () => within(screen.getByRole('radiogroup', { name: /^Hvem skal ha/ })).getAllByRole('radio');
const row = (name: RegExp) => screen.getByRole('radio', { name });
const cardOf = (name: RegExp): string => plain(row(name).closest('label')?.textContent);
const summary = () => within(screen.getByRole('region', { name: 'Oppsummering' }));
const sums = (): string => plain(screen.getByRole('region', { name: 'Oppsummering' }).textContent);
const next = () =>
  userEvent.click(summary().getByRole('button', { name: /^(Neste|Legg i handlekurv|Velg abonnement)$/ }));
const sent = async () => {
  await waitFor(() => expect(update).toHaveBeenCalled());
  return update.mock.calls[0]?.[0];
};
const changeDialog = async () => within(await screen.findByRole('dialog', { name: 'Endring av abonnement' }));
const one = () => [anAccount({ subscriptions: [kari] })];
const family = () => [anAccount({ subscriptions: [kari, ola] })];

describe('the list', () => {
  test('[P3-22, P3-23, P3-24, P5-3, P6-7, P6-8, P6-9, P6-10] greets, and asks who gets the phone: own subscriptions with number, plan and price of today, or a new one', async () => {
    const { container } = await show(family());
    expect(screen.getByText('Hei, Kari!')).toBeInTheDocument();
    expect(screen.getByText(/Bestill rabattavtale med ditt abonnement:/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Hvem skal ha telefon?' })).toBeInTheDocument();
    expect(rows().map((each) => plain(each.closest('label')?.textContent))).toEqual([
      expect.stringMatching(/^Kari Nordmann, 900 00 000Fjell X Basic.*499,-/),
      expect.stringMatching(/^Ola Nordmann, 900 00 001Fjell 10 GB.*369,-/),
      expect.stringMatching(/^Kjøp nytt abonnement/),
    ]);
    expect(row(/^Kari/)).toBeChecked();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('[P6-10] a kept subscription is paid as before: it is in none of the sums', async () => {
    await show(one());
    expect(sums()).toContain('Som i dag');
    expect(sums()).toMatch(/Totalt pr\. md\.\s*541,-\/md\./);
    expect(screen.queryByRole('radiogroup', { name: 'Velg abonnement' })).not.toBeInTheDocument();
  });

  test.each([
    ['HANDSET-PREOWNED', 'telefon'],
    ['WEARABLE', 'klokke'],
    ['ACCESSORY', 'tilbehør'],
    ['CONNECTED_DEVICE', 'produkt'],
  ] as const)('[P6-9, P6-11] who gets a %s is asked as a «%s»', async (type, noun) => {
    await show(one(), { data: aPage({ product: { type } }) });
    expect(screen.getByRole('heading', { name: `Hvem skal ha ${noun}?` })).toBeInTheDocument();
    expect(rows()).toHaveLength(2);
  });

  test.each(['TABLET', 'MODEM'] as const)('[P6-11] a %s goes with a new plan', async (type) => {
    await show(one(), { data: aPage({ product: { type } }) });
    expect(screen.queryByRole('radiogroup', { name: /^Hvem skal ha/ })).not.toBeInTheDocument();
    expect(screen.getByRole('radiogroup', { name: 'Velg abonnement' })).toBeInTheDocument();
  });

  test('[P2-9, P6-10] a link to a plan is one to a new subscription', async () => {
    await show(one(), { address: `${PATH}?so=lease24&sc=${MAX}` });
    expect(row(/^Kjøp nytt abonnement/)).toBeChecked();
    await next();
    expect(await sent()).toMatchObject({ update: { pricePlan: MAX, accountId: '1001' } });
  });

  test('businesses and visitors see nothing of it', async () => {
    await show(one(), { realm: 'B2B', isLoggedIn: true });
    expect(screen.queryByText(/Hvem skal ha/)).not.toBeInTheDocument();
  });

  test('[P8-16] accounts that cannot be read leave the new plans, and may be asked for again', async () => {
    const reload = jest.fn(() => Promise.resolve());
    provideAccounts(reload);
    renderProduct({ address: `${PATH}?so=lease24`, isLoggedIn: true });
    act(() => accountStore.setState({ status: 'failed' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    expect(reload).toHaveBeenCalled();
    expect(screen.getByRole('radiogroup', { name: 'Velg abonnement' })).toBeInTheDocument();
  });
});

describe('what is sent', () => {
  test('[P6-10, P7-10] kept: the number, its account, and no plan', async () => {
    await show(family());
    await userEvent.click(row(/^Ola/));
    await next();
    expect(await sent()).toEqual({
      update: {
        handsetSku: 'AUR-5P-256-LYN',
        financingType: 'lease',
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

  test('[P6-10, P7-10] new: the account, no number', async () => {
    await show(one());
    await userEvent.click(row(/^Kjøp nytt abonnement/));
    await next();
    const input = await sent();
    expect(input).toMatchObject({ update: { pricePlan: BASIC, accountId: '1001' } });
    expect(input).not.toHaveProperty('update.phoneNumber');
    expect(input).not.toHaveProperty('update.isKeepExisting');
  });

  test('[P6-9] the account that is billed is chosen where there are several, and its subscriptions are shown', async () => {
    await show([
      anAccount({ subscriptions: [kari] }),
      anAccount({ accountId: '1002', subscriptions: [ola] }),
      anAccount({ accountId: '7001', isLegal: true, subscriptions: [old] }),
    ]);
    const accounts = screen.getByRole('combobox', { name: 'Velg faktura:' });
    expect([...accounts.children].map(({ textContent }) => textContent)).toEqual([
      'Fakturanr: 1001',
      'Fakturanr: 1002',
    ]);
    expect(screen.getByText('Abonnement på bedriftskonto bestiller du i bedriftsbutikken.')).toBeInTheDocument();
    await userEvent.selectOptions(accounts, 'Fakturanr: 1002');
    expect(rows()).toHaveLength(2);
    expect(row(/^Ola/)).toBeChecked();
    await next();
    expect(await sent()).toMatchObject({ update: { accountId: '1002', phoneNumber: '90000001' } });
  });
});

describe('a change', () => {
  test('[P2-39, P3-25, P3-26, P4-51, P5-5, P7-10] from today’s plan to another: price, toast, and what is sent', async () => {
    const { container } = await show(one());
    await userEvent.click(screen.getByRole('button', { name: 'Endre abonnement for Kari Nordmann' }));
    const dialog = await changeDialog();
    expect(dialog.getByRole('heading', { name: 'Endre fra' })).toBeInTheDocument();
    expect(dialog.getByRole('heading', { name: 'Endre til' })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Velg' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /^Fjell X Max/ }));
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Velg' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toastStore.getState().toasts).toEqual([
      expect.objectContaining({
        kind: 'success',
        text: 'Nytt abonnement er valgt. Gå videre til kassen for å fullføre kjøpet.',
      }),
    ]);
    expect(cardOf(/^Kari/)).toMatch(/Endres til Fjell X Max.*599,-\/md\..*499,-\/md\. i dag/);
    expect(sums()).toMatch(/Totalt pr\. md\.\s*1 140,-\/md\./);
    await next();
    expect(await sent()).toMatchObject({
      update: { pricePlan: MAX, phoneNumber: '90000000', isKeepExisting: false, hasChangedSubscription: true },
    });
  });

  test('[P3-25, P4-51] a later one replaces it, each number has its own, and today’s plan undoes it', async () => {
    await show(family());
    const change = async (who: string, plan: RegExp) => {
      await userEvent.click(row(new RegExp(`^${who}`)));
      await userEvent.click(screen.getByRole('button', { name: `Endre abonnement for ${who} Nordmann` }));
      const dialog = await changeDialog();
      await userEvent.click(dialog.getByRole('radio', { name: plan }));
      await userEvent.click(dialog.getByRole('button', { name: 'Velg' }));
    };
    await change('Kari', /^Fjell X Max/);
    await change('Ola', /^Fjell X Basic/);
    await change('Kari', /^Fjell 10\sGB/);
    expect(cardOf(/^Kari/)).toContain('Endres til Fjell 10 GB');
    expect(cardOf(/^Ola/)).toContain('Endres til Fjell X Basic');
    await change('Ola', /^Ola/);
    expect(cardOf(/^Ola/)).not.toContain('Endres');
    await userEvent.click(row(/^Kari/));
    await userEvent.click(screen.getByRole('button', { name: 'Angre endringen for Kari Nordmann' }));
    expect(cardOf(/^Kari/)).not.toContain('Endres');
  });

  test('[F9.9-1, P6-10] the price of the other plan is that of the family, as in the cart', async () => {
    const max = anAccountSubscription({ firstName: 'Eva', phoneNumber: '90000003', offeringCode: MAX });
    const offerings = (aPage().offerings ?? []).map((plan) =>
      plan.offeringCode === BASIC ? { ...plan, monthlyOfferingPriceLines: toOre(399) } : plan,
    );
    await show([anAccount({ subscriptions: [ola, max] })], { data: { ...aPage(), offerings } });
    await userEvent.click(row(/^Ola/));
    await userEvent.click(screen.getByRole('button', { name: /^Endre abonnement/ }));
    const dialog = await changeDialog();
    await userEvent.click(dialog.getByRole('radio', { name: /^Fjell X Basic/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Velg' }));
    expect(sums()).toMatch(/Totalt pr\. md\.\s*940,-\/md\./);
  });
});

test('[P9-32] the bar states the plan less its family and first-year discounts, plus the device', async () => {
  const max = anAccountSubscription({ firstName: 'Eva', phoneNumber: '90000003', offeringCode: MAX });
  const discounts = { monthlyOfferingPriceLines: toOre(399), firstYearDiscountAmount: toOre(50) };
  const offerings = (aPage().offerings ?? []).map((plan) =>
    plan.offeringCode === BASIC ? { ...plan, ...discounts } : plan,
  );
  await show([anAccount({ subscriptions: [max] })], { data: { ...aPage(), offerings } });
  await userEvent.click(row(/^Kjøp nytt abonnement/));
  await userEvent.click(row(/^Fjell X Basic/));
  const bar = await screen.findByRole('complementary', { name: 'Valgt produkt' }, { timeout: 10_000 });
  expect(plain(bar.textContent)).toContain(`${499 - 100 - 50 + 541},-/md.`);
});

test('[P9-32] without a family the bar states the plan as the API prices it, plus the device', async () => {
  const offerings = (aPage().offerings ?? []).map((plan) => ({ ...plan, firstYearDiscountAmount: toOre(50) }));
  await show([anAccount({ subscriptions: [] })], { data: { ...aPage(), offerings } });
  const bar = await screen.findByRole('complementary', { name: 'Valgt produkt' }, { timeout: 10_000 });
  expect(plain(bar.textContent)).toContain('1 040,-/md.');
});

describe('a plan that is not sold any more', () => {
  test('[P5-6, P8-8, P8-9] cannot be kept on instalments: it says why, and a new one is chosen', async () => {
    await show([anAccount({ subscriptions: [old] })]);
    expect(row(/^Per/)).toBeDisabled();
    expect(
      screen.getByText(
        'Kontoen din har ingen abonnement som kan videreføres. Vennligst kjøp et nytt abonnement for å fortsette.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Dette abonnementet selges ikke lenger ved kjøp med rabattavtale\./)).toBeInTheDocument();
    expect(row(/^Kjøp nytt abonnement/)).toBeChecked();
  });

  test('[P3-4, P6-10] with commitment no own plan can be kept, since what is bound is bought with the device', async () => {
    const variant = aPricedVariant();
    const leaseWithCommitment = Object.fromEntries(
      Object.keys(variant.prices.lease).map((code) => [
        code,
        [aPlanPrice({ code: '24commitment', mainOfferingCode: `${code.split('.')[0]}.COM12PLEAS` })],
      ]),
    );
    const method = aFinancingMethod({
      subId: 'commitment',
      heading: 'Delbetaling med bindingstid',
      financingOptions: [{ alternative_id: 'lease24commitment', heading: '24 måneder' }],
    });
    const financingMethods = [...variant.financingMethods, method];
    const data = aPage({
      variants: [{ ...variant, financingMethods, prices: { ...variant.prices, leaseWithCommitment } }],
    });
    await show([anAccount({ subscriptions: [kari] })], { data, address: `${PATH}?so=lease24commitment` });
    expect(row(/^Kari/)).toBeDisabled();
    expect(row(/^Kjøp nytt abonnement/)).toBeChecked();
    expect(
      screen.getByText('Delbetaling med bindingstid krever at du endrer til et nytt abonnement.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Endre abonnement for Kari Nordmann' }));
    const dialog = await changeDialog();
    await userEvent.click(dialog.getByRole('radio', { name: /^Fjell X Max/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Velg' }));
    await next();
    expect(await sent()).toMatchObject({
      update: { pricePlan: `${MAX}.COM12PLEAS`, phoneNumber: '90000000', isKeepExisting: false },
    });
  });

  test('[P5-6] can be kept on Svitsj', async () => {
    await show([anAccount({ subscriptions: [old] })], { data: campaignPage(), address: `${PATH}?so=new-switch` });
    expect(row(/^Per/)).toBeEnabled();
  });

  test('[P4-50, P8-9] in the dialog its card is closed, with what to do until another plan is chosen; then it can be', async () => {
    await show([anAccount({ subscriptions: [old] })]);
    await userEvent.click(screen.getByRole('button', { name: 'Endre abonnement for Per Nordmann' }));
    const dialog = await changeDialog();
    expect(dialog.getByRole('radio', { name: /^Per/ })).toBeDisabled();
    expect(
      dialog.getByText(/For å gå videre i bestillingen må du endre til et nytt abonnement\.$/),
    ).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: /^Fjell X Max/ }));
    expect(dialog.getByText('Dette abonnementet selges ikke lenger ved kjøp med rabattavtale.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Velg' }));
    expect(row(/^Per/)).toBeChecked();
    expect(screen.queryByText(/^Kontoen din har ingen abonnement/)).not.toBeInTheDocument();
    await next();
    expect(await sent()).toMatchObject({ update: { pricePlan: MAX, phoneNumber: '90000002' } });
  });
});

describe('campaigns for new plans', () => {
  const max = anAccountSubscription({ offeringCode: MAX, monthlyOfferingPrice: toOre(599) });
  /** 50,- less per month with X Max, for new plans only. */
  const forNew = () => {
    const page = campaignPage();
    const [variant = campaignVariant()] = page.details.variants;
    const lease = Object.fromEntries(
      Object.entries(variant.prices.lease).map(([plan, entries]) => [
        plan,
        entries.map((entry) => ({ ...entry, ...(entry.campaign && { isDiscountOnlyForNew: true }) })),
      ]),
    );
    const webdeals = (page.details.product.webdeals ?? []).map((deal) =>
      deal.discountId === 'MAX50' ? { ...deal, offeringDiscountSubscriptionType: ['NEW'] } : deal,
    );
    const variants = [{ ...variant, prices: { ...variant.prices, lease } }];
    return { ...page, details: { ...page.details, product: { ...page.details.product, webdeals }, variants } };
  };

  test('[P5-8, P8-10] a kept number does not get them: neither price nor code, and it is said', async () => {
    await show([anAccount({ subscriptions: [max] })], { data: forNew() });
    expect(plain(screen.getByText(/gjelder når du tegner et nytt abonnement/).textContent)).toBe(
      'Tilbudet på 11 784,- gjelder når du tegner et nytt abonnement. Du kan også binde opp et eksisterende abonnement i 12 måneder. Da blir prisen 12 984,-',
    );
    await next();
    expect(await sent()).not.toHaveProperty('update.discountCode');
  });

  test('[P6-10, P7-10] the campaign’s own button chooses a new subscription, which gets it', async () => {
    await show([anAccount({ subscriptions: [max] })], { data: forNew() });
    await userEvent.click(await screen.findByRole('link', { name: /^Velg Fjell X Max/ }));
    expect(row(/^Kjøp nytt abonnement/)).toBeChecked();
    await next();
    expect(await sent()).toMatchObject({ update: { pricePlan: MAX, discountCode: 'MAX50' } });
  });
});

describe('Svitsj', () => {
  test('[P4-20, P6-10] the button asks for the plan, and today’s is chosen', async () => {
    await show(one(), { data: campaignPage(), address: `${PATH}?so=new-switch` });
    await userEvent.click(summary().getByRole('button', { name: 'Velg abonnement' }));
    const dialog = await changeDialog();
    expect(dialog.getByRole('radio', { name: /^Kari/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Velg' }));
    expect(await sent()).toMatchObject({
      update: { financingType: 'switch', pricePlan: '', isKeepExisting: true, phoneNumber: '90000000' },
    });
  });
});

describe('a session that ends', () => {
  const end = () =>
    act(() => {
      setSession({ status: 'anonymous', user: null });
      accountStore.setState(accountStore.getInitialState(), true);
    });

  test('takes the own subscriptions away, and the new plans are there', async () => {
    await show(family());
    end();
    expect(screen.queryByText(/Kari Nordmann/)).not.toBeInTheDocument();
    expect(screen.getByRole('radiogroup', { name: 'Velg abonnement' })).toBeInTheDocument();
    expect(sessionStorage.getItem('ownPlan') ?? '').not.toMatch(/9000|Kari/);
  });

  test('what was chosen is there again after the login, also on a page that was loaded again', async () => {
    const { unmount } = await show(family());
    await userEvent.click(row(/^Ola/));
    await userEvent.click(screen.getByRole('button', { name: /^Endre abonnement/ }));
    const dialog = await changeDialog();
    await userEvent.click(dialog.getByRole('radio', { name: /^Fjell X Max/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Velg' }));
    expect(sessionStorage.getItem('ownPlan')).not.toMatch(/9000|Ola/);
    end();
    unmount();
    await show(family());
    expect(row(/^Ola/)).toBeChecked();
    expect(cardOf(/^Ola/)).toContain('Endres til Fjell X Max');
  });

  test('[P8-1] an update that needs a login says so and offers it; the choice stays', async () => {
    const message = 'Du er logget ut. Logg inn igjen for å bruke abonnementet ditt.';
    update.mockImplementation(() => {
      cartStore.setState({ cart: aCart({ errorMessage: message, isLoginNeeded: true }), status: 'ready' });
      return Promise.resolve({ ok: false, failure: { message } } as const);
    });
    await show(family());
    await userEvent.click(row(/^Ola/));
    await next();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(within(alert).getByRole('button', { name: 'Logg inn' })).toBeInTheDocument();
    expect(row(/^Ola/)).toBeChecked();
  });
});
