/** The steps of a purchase on its page: what the buttons do, what the address says, and what a reload restores. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type CartAnswer, emptyCart } from 'shared-domain/cart';
import { cartAnswerSchema } from 'shared-domain/cart/io';
import { aBundleCart, aBundleItem, aCart, aCartItem } from 'shared-domain/cart/testing';
import type { ProductType } from 'shared-domain/catalogue';
import { aFinancingMethod, aPlanPrice } from 'shared-domain/catalogue/testing';
import { failed, ok } from 'shared-domain/kernel';
import { toOre } from 'shared-domain/money';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { subscribe } from 'shared-domain/runtime/event-bus';
import { cartStore, updateCart } from 'shared-domain/stores/cart-store';
import { leaveForCheckout } from 'shared-domain/stores/leave-for-checkout';
import { toastStore } from 'shared-domain/stores/toast-store';
import { toWire } from 'shared-domain/testing/index';
import { leavePage } from '../purchase/leave-page';
import { loadOfferings } from '../purchase/load-offerings';
import { anAccessoryPage, aPage, aPricedVariant, BASIC, fourPlans, MAX } from '../testing/build-page';
import { loadLowerFiles, loadPurchaseFiles, PATH, renderProduct } from '../testing/render-product';

jest.mock('shared-domain/stores/cart-store', () => ({
  ...jest.requireActual<object>('shared-domain/stores/cart-store'),
  updateCart: jest.fn(),
}));
jest.mock('shared-domain/catalogue/io', () => ({
  ...jest.requireActual<object>('shared-domain/catalogue/io'),
  fetchAvailability: () => new Promise(() => undefined),
}));
jest.mock('shared-domain/stores/leave-for-checkout', () => ({
  ...jest.requireActual<object>('shared-domain/stores/leave-for-checkout'),
  leaveForCheckout: jest.fn(),
}));
jest.mock('shared-domain/purchase/io', () => ({
  fetchInsurances: () =>
    Promise.resolve([{ code: 'INSURM', name: 'Mobilforsikring', price: 11_900, sellingPoints: [] }]),
}));
jest.mock('../purchase/load-offerings', () => ({
  ...jest.requireActual<object>('../purchase/load-offerings'),
  loadOfferings: jest.fn(() => Promise.resolve(null)),
}));
jest.mock('../extras/load-accessories', () => ({ loadAccessories: () => Promise.resolve([]) }));
jest.mock('./load-recommendations', () => ({
  ...jest.requireActual<object>('./load-recommendations'),
  loadRelated: () => Promise.resolve(null),
  loadSeen: () => Promise.resolve(null),
}));
jest.mock('../purchase/leave-page', () => ({
  ...jest.requireActual<object>('../purchase/leave-page'),
  leavePage: jest.fn(),
}));

const update = jest.mocked(updateCart);
const leave = jest.mocked(leavePage);
const leaveWhenKept = jest.mocked(leaveForCheckout);
/** The browser is idle at once. */
Object.assign(globalThis, {
  requestIdleCallback: (task: () => void) => setTimeout(task),
  cancelIdleCallback: clearTimeout,
});
let drawerRequests: unknown[];
let warned: string[];
let unsubscribe: () => void;

/** The cart's answer, which the page sees in the store before it sees it as an answer. */
const answer = (cart: CartAnswer) =>
  update.mockImplementation(() => {
    cartStore.setState({ cart, status: 'ready' });
    return Promise.resolve(ok(cart));
  });

// Both files come when they are first needed.
beforeAll(() => Promise.all([loadPurchaseFiles(), loadLowerFiles(), import('../extras/extras-dialog')]), 60_000);
beforeEach(() => {
  update.mockReset();
  leave.mockReset();
  leaveWhenKept.mockReset().mockImplementation((go) => Promise.resolve(go()));
  answer(aBundleCart());
  warned = [];
  setErrorReporter({ error: () => undefined, warning: (message) => void warned.push(message) });
  drawerRequests = [];
  unsubscribe = subscribe('shop:cart:drawer-requested@1', (detail) => void drawerRequests.push(detail));
});
afterEach(() => unsubscribe());

const summary = () => within(screen.getByRole('region', { name: 'Oppsummering' }));
const next = (name: string | RegExp = 'Neste') => summary().getByRole('button', { name });
const dialog = () => screen.findByRole('dialog', { name: 'Vi anbefaler' });
const inDialog = async () => within(await dialog());
const accessories = { kinds: [], total: 3 };
/** A handset with accessories: three steps. */
const threeSteps = () => ({ ...aPage(), accessories });
const EMPTY = emptyCart('B2C');

/** A device of another type on lease. */
const pageOf = (type: ProductType, realm: 'B2C' | 'B2B' = 'B2C') => ({
  data: { ...aPage({ product: { type } }), accessories },
  realm,
});

describe('the steps', () => {
  const names = () =>
    screen
      .queryAllByRole('list', { name: 'Trinn i kjøpet' })
      .map((list) => within(list).getAllByRole('listitem'))
      .flat()
      .map(({ textContent }) => textContent?.replace(/^\d/, ''));

  test('[P4-1, P4-2, P4-3, P4-4, P4-7, P2-41] a leased handset with accessories: payment, insurance, accessories', async () => {
    renderProduct({ data: threeSteps() });
    await screen.findByRole('list', { name: 'Trinn i kjøpet' });
    expect(names()).toEqual(['Betaling', 'Forsikring', 'Tilbehør']);
    expect(screen.getByText('Betaling', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
  });

  test('[P4-3] a pre-owned handset can be insured, too', async () => {
    renderProduct(pageOf('HANDSET-PREOWNED'));
    await screen.findByRole('list', { name: 'Trinn i kjøpet' });
    expect(names()).toEqual(['Betaling', 'Forsikring', 'Tilbehør']);
  });

  test.each([
    ['[P4-3, P4-7] paid at once: no insurance', { data: threeSteps(), address: `${PATH}?so=upfront` }],
    ['[P4-4, P4-7] nothing fits it', {}],
    ['[P4-3, P4-7] a tablet', pageOf('TABLET')],
    ['[P4-3, P4-7, F6-13] a business', { data: threeSteps(), realm: 'B2B' as const, address: `${PATH}?so=lease24` }],
    ['[P4-7] an accessory', { data: { ...anAccessoryPage(), accessories } }],
  ])('%s: they are not shown', async (_, setting) => {
    renderProduct(setting);
    await act(loadLowerFiles);
    expect(names()).toEqual([]);
  });
});

describe('the next button', () => {
  test.each([
    ['[P4-13] another step follows', { data: threeSteps() }, 'Neste'],
    ['[P4-4, P4-10] a business is not asked about accessories', pageOf('TABLET', 'B2B'), 'Legg i handlekurv'],
    [
      '[P4-3, P4-10] a business is not asked about insurance',
      { ...pageOf('HANDSET', 'B2B'), address: `${PATH}?so=lease24` },
      'Legg i handlekurv',
    ],
    [
      '[P4-8, P4-10] there is no other, with a new switch, too',
      { data: aPage({ product: { type: 'TABLET' } }), isLoggedIn: true, address: `${PATH}?so=new-switch` },
      'Legg i handlekurv',
    ],
    ['[P4-5, P4-13] a tablet has accessories after the payment', pageOf('TABLET'), 'Neste'],
    [
      '[P4-11] a new switch',
      { data: threeSteps(), isLoggedIn: true, address: `${PATH}?so=new-switch` },
      'Velg abonnement',
    ],
  ])('%s', (_, setting, text) => {
    renderProduct(setting);
    expect(next(text)).toBeInTheDocument();
  });

  test('[P4-17, P6-6] without a plan it is closed, and it is said why', () => {
    renderProduct({ data: { ...threeSteps(), offerings: [] } });
    expect(screen.getByRole('button', { name: 'Neste' })).toBeDisabled();
    expect(screen.getByText('For å gå videre i bestillingen må du endre til et nytt abonnement')).toBeInTheDocument();
  });

  test('[P6-6] at the full price nothing is missing', () => {
    renderProduct({ data: { ...threeSteps(), offerings: [] }, address: `${PATH}?so=upfront` });
    expect(next()).toBeEnabled();
    expect(screen.queryByText(/^For å gå videre i bestillingen/)).not.toBeInTheDocument();
  });

  test('[P4-8, P4-9, P4-15, P4-16] before the release it says when, whatever the way to pay', () => {
    const releaseDate = '2026-11-24T07:00:00Z';
    renderProduct({
      data: { ...aPage({ product: { releaseDate } }), accessories },
      isLoggedIn: true,
      address: `${PATH}?so=new-switch`,
    });
    expect(next(/^Forhåndsbestill fra tirsdag/)).toBeDisabled();
  });

  test('[P4-8, P4-9] the same where there is no other step', () => {
    renderProduct({ data: aPage({ product: { type: 'TABLET', releaseDate: '2026-11-24T07:00:00Z' } }) });
    expect(next(/^Forhåndsbestill fra tirsdag/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Legg i handlekurv' })).not.toBeInTheDocument();
  });

  test('[P4-18] a plan that is not listed is never sent', async () => {
    renderProduct({ data: threeSteps(), cart: EMPTY, address: `${PATH}?so=lease24&sc=FJELL_BORTE` });
    await userEvent.click(next());
    await waitFor(() => expect(update.mock.calls[0]?.[0]).toMatchObject({ update: { pricePlan: BASIC } }));
  });

  test('[P4-23] at the insurance step it leads to the next one', async () => {
    const address = `${PATH}?so=lease24&cartId=bundle-1&steg=forsikring`;
    const { router } = renderProduct({ data: threeSteps(), cart: aBundleCart(), address });
    await dialog();
    // Behind the dialog, for whom it is no modal one.
    await userEvent.click(next());
    await waitFor(() => expect(router.address()).toContain('steg=tilbehor'));
    expect(update).not.toHaveBeenCalled();
  });

  test('[P4-38, P4-46] a product that was paid at once is in the cart for the full price only', async () => {
    const cart = aCart({ cart: { content: [aCartItem({ id: 'AUR-5P-256-LYN', type: 'HANDSET' })] } });
    const upfront = renderProduct({ data: threeSteps(), cart, address: `${PATH}?so=upfront` });
    expect(await summary().findByRole('link', { name: 'Gå til bestilling' })).toBeInTheDocument();
    upfront.unmount();
    renderProduct({ data: threeSteps(), cart, address: `${PATH}?so=lease24` });
    expect(next()).toBeInTheDocument();
  });

  test('it answers at once, sends once on a double click, and says so', async () => {
    let arrive = (): void => undefined;
    update.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(ok(aBundleCart())))));
    renderProduct({ data: threeSteps() });
    const button = next();
    await userEvent.dblClick(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    await act(async () => arrive());
    expect(update).toHaveBeenCalledTimes(1);
  });
});

describe('after adding', () => {
  test('[P4-22, P4-48, P2-7, P2-8] the insurance step opens; the address names bundle and step', async () => {
    const { router } = renderProduct({ data: threeSteps(), cart: EMPTY });
    await userEvent.click(next());
    expect((await inDialog()).getByRole('heading', { name: 'Ønsker du forsikring?' })).toBeInTheDocument();
    await waitFor(() => expect(router.address()).toBe(`${PATH}?cartId=bundle-1&steg=forsikring`));
    expect(toastStore.getState().toasts).toMatchObject([{ text: 'Produktet har blitt lagt til i handlekurven' }]);
    expect(drawerRequests).toEqual([]);
  });

  test.each([
    ['of an accessory that others fit opens the cart', { data: { ...anAccessoryPage(), accessories } }, aCart()],
    [
      'with a device bundle opens the cart',
      { ...pageOf('TABLET'), data: { ...pageOf('TABLET').data, accessories: null } },
      aBundleCart(),
    ],
  ])('[P4-22, P4-47] a purchase %s', async (_, setting, cart) => {
    answer(cart);
    renderProduct({ ...setting, cart: EMPTY });
    await userEvent.click(next('Legg i handlekurv'));
    await waitFor(() => expect(drawerRequests).toMatchObject([{ open: true }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(leave).not.toHaveBeenCalled();
  });

  test('[P4-47] a business goes on to the checkout', async () => {
    answer(aCart({ realm: 'B2B' }));
    renderProduct({ ...pageOf('HANDSET', 'B2B'), cart: emptyCart('B2B'), address: `${PATH}?so=upfront` });
    await userEvent.click(next('Legg i handlekurv'));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/bedrift/kasse/personlige-opplysninger/'));
    expect(drawerRequests).toEqual([]);
  });

  test('[P4-22] an answer with a redirect ends it here: neither steps, cart nor toast', async () => {
    answer(aBundleCart({ redirectUrl: '/bedrift/kasse/bestilling/' }));
    leaveWhenKept.mockResolvedValue(undefined);
    const { router } = renderProduct({ data: threeSteps(), cart: EMPTY });
    await userEvent.click(next());
    await waitFor(() => expect(leaveWhenKept).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.address()).not.toContain('steg=');
    expect([drawerRequests, toastStore.getState().toasts]).toEqual([[], []]);
  });

  test('[P4-33, P8-1] a refusal: the first step, the choice as it was, an alert in view with the focus', async () => {
    const address = `${PATH}?so=lease12`;
    const { router } = renderProduct({ data: threeSteps(), cart: EMPTY, address });
    update.mockResolvedValue(failed({ message: 'Varen er utsolgt.' }));
    await userEvent.click(next());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Varen er utsolgt.');
    expect(document.activeElement).toContainElement(alert);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.address()).toBe(address);
    expect(next()).toBeEnabled();
  });
});

describe('the later steps', () => {
  const started = async () => {
    const page = renderProduct({ data: threeSteps(), cart: EMPTY });
    await userEvent.click(next());
    await dialog();
    return page;
  };
  const decline = async () => userEvent.click(await (await inDialog()).findByRole('radio', { name: 'Nei takk' }));
  const press = async (name: string) => {
    const button = (await inDialog()).getByRole('button', { name });
    // The last choice enables the button with the next drawing.
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
  };

  test('[P4-24, P4-25, P4-27, P4-28, P7-13] declining confirms the bundle, then accessories, then the checkout', async () => {
    const { router } = await started();
    expect((await inDialog()).getByRole('button', { name: 'Neste' })).toBeDisabled();
    await decline();
    await press('Neste');
    await waitFor(() => expect(router.address()).toContain('steg=tilbehor'));
    expect(update).toHaveBeenLastCalledWith({
      update: { handsetSku: 'AUR-5P-256-LYN', pricePlan: BASIC, cartItemId: 'bundle-1', serviceCode: 'dummy' },
    });
    await press('Gå til kassen');
    expect(leave).toHaveBeenCalledWith('/kasse/personlige-opplysninger/');
  });

  test('[P4-6, P4-14, P4-29, P4-46] back leads back, closing to the first step, where the way on is the order', async () => {
    const { router } = await started();
    await decline();
    await press('Neste');
    await waitFor(() => expect(router.address()).toContain('steg=tilbehor'));
    await press('Tilbake');
    await waitFor(() => expect(router.address()).toContain('steg=forsikring'));
    expect(await screen.findByText('Forrige')).toBeInTheDocument();
    const [onPage = null] = screen.getAllByRole('list', { name: 'Trinn i kjøpet', hidden: true });
    await waitFor(() => expect(onPage?.querySelector('[aria-current="step"]')).toHaveTextContent('Forsikring'));
    await press('Lukk');
    await waitFor(() => expect(router.address()).toBe(`${PATH}?cartId=bundle-1`));
    await waitFor(() => expect(screen.queryByText('Forrige')).not.toBeInTheDocument());
    expect(await summary().findByRole('link', { name: 'Gå til bestilling' })).toBeInTheDocument();
  });

  test('[P4-10] on the last of several steps the page’s button says ‘Se handlekurv’', async () => {
    await started();
    await decline();
    await press('Neste');
    await waitFor(() => expect(summary().getByText('Se handlekurv')).toBeInTheDocument());
  });

  test('[P4-10, P4-47] ‘Se handlekurv’ expands the cart at step 1 where it holds a device bundle', async () => {
    const { router } = await started();
    await decline();
    await press('Neste');
    fireEvent.click(await summary().findByText('Se handlekurv'));
    await waitFor(() => expect(drawerRequests).toEqual([{ open: true }]));
    await waitFor(() => expect(router.address()).toBe(`${PATH}?cartId=bundle-1&steg=forsikring`));
    expect(leave).not.toHaveBeenCalled();
  });

  test('[P4-10, P4-47] ‘Se handlekurv’ of a consumer without a device bundle leads to the checkout', async () => {
    const bought = aBundleItem({ bundleId: undefined, items: [] });
    answer(aCart({ cart: { content: [bought] } }));
    renderProduct({ data: threeSteps(), cart: EMPTY, address: `${PATH}?so=upfront` });
    await userEvent.click(next());
    await dialog();
    fireEvent.click(await summary().findByText('Se handlekurv'));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/kasse/personlige-opplysninger/'));
    expect(drawerRequests).toEqual([]);
  });

  test('[P4-33, P8-1] a refused update closes them and says why', async () => {
    const { router } = await started();
    await decline();
    update.mockResolvedValue(failed({ message: 'Forsikringen er ikke tilgjengelig.' }));
    await press('Neste');
    expect(await screen.findByRole('alert')).toHaveTextContent('Forsikringen er ikke tilgjengelig.');
    expect(screen.queryByRole('dialog', { name: 'Vi anbefaler' })).not.toBeInTheDocument();
    await waitFor(() => expect(router.address()).toBe(`${PATH}?cartId=bundle-1`));
  });

  test('[P4-31] a product that left the cart leads to the first step', async () => {
    const { router } = await started();
    act(() => cartStore.setState({ cart: EMPTY, status: 'ready' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Vi anbefaler' })).not.toBeInTheDocument());
    await waitFor(() => expect(router.address()).toBe(PATH));
  });
});

describe('an address with a step', () => {
  const at = (steg: string) => `${PATH}?so=lease24&cartId=bundle-1&steg=${steg}`;

  test.each([
    ['forsikring', 'Ønsker du forsikring?'],
    ['tilbehor', 'Trenger du noe tilbehør?'],
  ])('[P4-30, P4-32, P2-8, P2-11, F2.8-22] steg=%s is opened again', async (steg, heading) => {
    const { router } = renderProduct({ data: threeSteps(), cart: aBundleCart(), address: at(steg) });
    expect((await inDialog()).getByRole('heading', { name: heading })).toBeInTheDocument();
    expect(router.address()).toBe(at(steg));
  });

  test('[P4-31, P4-32] of a product that is not in the cart is the first step', async () => {
    const { router } = renderProduct({ data: threeSteps(), cart: EMPTY, address: `${PATH}?steg=tilbehor` });
    await waitFor(() => expect(router.address()).toBe(PATH));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('[P4-32] a bundle without its device leads to the payment, or to the plans where the address says so', async () => {
  const scrolledTo: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.id);
  };
  const cart = aBundleCart({ cart: { content: [aBundleItem({ type: 'SIM' })] } });
  const address = `${PATH}?so=lease24&cartId=bundle-1`;
  const { router, unmount } = renderProduct({ data: threeSteps(), cart, address: `${address}&steg=forsikring` });
  await waitFor(() => expect(router.address()).toBe(address));
  expect(scrolledTo).toEqual(['betaling']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  renderProduct({ data: threeSteps(), cart, address: `${address}&steg=abonnement` });
  await waitFor(() => expect(scrolledTo.at(-1)).toBe('abonnement'));
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

describe('a switch', () => {
  const method = aFinancingMethod({
    alternative_id: 'switch',
    heading: 'Svitsj',
    financingOptions: [{ alternative_id: 'existing-switch', heading: 'Svitsj' }],
  });
  const existing = () => ({
    data: { ...aPage({ variants: [aPricedVariant({ financingMethods: [method] })] }), accessories },
    address: `${PATH}?so=existing-switch`,
    isLoggedIn: true,
  });

  test('[P4-12] of a phone that is not chosen yet leads to Min Side', async () => {
    renderProduct(existing());
    await userEvent.click(await summary().findByRole('button', { name: 'Velg telefon å svitsje på Min Side' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/minside/mobil/avtaler'));
    expect(update).not.toHaveBeenCalled();
  });

  test('[P4-21] that has started asks for the plan, which may be kept', async () => {
    const { data, address } = existing();
    const cart = aCart({ reSwitch: { name: 'Aurora 4', phoneNumber: '90012345' } });
    renderProduct({ data, address, cart, isLoggedIn: true });
    await userEvent.click(await summary().findByRole('button', { name: 'Neste' }));
    expect(await screen.findByRole('dialog', { name: 'Endring av abonnement' })).toBeInTheDocument();
    expect(update).not.toHaveBeenCalled();
  });
});

describe('a new switch', () => {
  const prices = { [MAX]: [aPlanPrice({ monthly: toOre(449) })], [BASIC]: [aPlanPrice({ monthly: toOre(449) })] };
  const variants = [aPricedVariant({ prices: { switch: prices } })];
  const known = {
    data: { ...aPage({ variants }), accessories },
    isLoggedIn: true,
    cart: EMPTY,
    address: `${PATH}?so=new-switch`,
  };
  const plans = () => screen.findByRole('dialog', { name: 'Hvilket abonnement vil du ha?' });
  const choose = async () => within(await plans()).getByRole('button', { name: 'Velg' });

  test('[P4-11, P4-19, P4-20, P5-5, P2-39] asks for the plan, puts phone and plan into the cart, then goes on as a lease', async () => {
    const { router } = renderProduct(known);
    await userEvent.click(next('Velg abonnement'));
    expect(await choose()).toBeDisabled();
    await userEvent.click(within(await plans()).getByRole('radio', { name: /^Fjell X Max/ }));
    expect(update).not.toHaveBeenCalled();
    await userEvent.click(await choose());
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith(
        {
          update: {
            handsetSku: 'AUR-5P-256-LYN',
            financingType: 'switch',
            financingDuration: 24,
            pricePlan: MAX,
            isLoggedIn: true,
          },
        },
        { name: 'Aurora 5 Pro' },
      ),
    );
    expect(await dialog()).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Hvilket abonnement vil du ha?' })).not.toBeInTheDocument();
    await waitFor(() => expect(router.address()).toContain(`sc=${MAX}`));
    expect(router.address()).toContain('steg=forsikring');
  });

  test('[P4-20] closing leaves everything as it was; a plan of the address is chosen already', async () => {
    const { router } = renderProduct({ ...known, address: `${known.address}&sc=${MAX}` });
    await userEvent.click(next('Velg abonnement'));
    expect(within(await plans()).getByRole('radio', { name: /^Fjell X Max/ })).toBeChecked();
    await userEvent.click(within(await plans()).getByRole('button', { name: 'Lukk' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(update).not.toHaveBeenCalled();
    expect(router.address()).toBe(`${known.address}&sc=${MAX}`);
  });
});

describe('all plans', () => {
  const plans = () => screen.findByRole('dialog', { name: 'Hvilket abonnement vil du ha?' });
  const compare = () => userEvent.click(screen.getByRole('button', { name: 'Sammenlign abonnementene' }));

  test('[P2-38, P2-24, P3-18, P6-3, P9-26, P9-28] by whom they are for, with the price of the page and help to choose; no axe violations', async () => {
    renderProduct({ data: threeSteps() });
    await compare();
    const inside = within(await plans());
    const priceOf = (radio: HTMLElement) =>
      (radio.closest('article') ?? radio.closest('label'))?.textContent?.match(/[\d\s]+,-\/md\./)?.[0];
    const onPage = within(screen.getByRole('region', { name: 'Velg abonnement' }));
    expect(inside.getByRole('radio', { name: /^Fjell X Max/ })).toHaveAccessibleDescription(
      /^Ubegrenset\sdata Max hastighet \(1000\sMbit\/s\)$/,
    );
    for (const name of [/^Fjell X Max/, /^Fjell X Basic/, /^Fjell 10/])
      expect(priceOf(inside.getByRole('radio', { name }))).toBe(priceOf(onPage.getByRole('radio', { name })));
    expect(inside.queryByRole('radio', { name: /Fjell X Ung/ })).not.toBeInTheDocument();
    expect(inside.getByRole('link', { name: 'Få hjelp til å velge abonnement' })).toHaveAttribute(
      'href',
      '/mobilabonnement/velge-mobilabonnement/',
    );
    expect((await axe(await plans())).violations).toEqual([]);
    await userEvent.click(inside.getByRole('switch', { name: 'Under 30?' }));
    expect(await inside.findByRole('radio', { name: /Fjell X Ung/ })).toBeInTheDocument();
  });

  test('[P3-21] what the editors say of a price has their colours and their icon', async () => {
    const colours = { backroundColor: '#f8f6fe', textColor: '#1d1524', iconColor: '#552596', icon: 'info' };
    const priceDisclaimer = { content: 'Du kan si opp når som helst.', ...colours };
    jest.mocked(loadOfferings).mockResolvedValueOnce(fourPlans.map((plan) => ({ ...plan, priceDisclaimer })));
    renderProduct({ data: threeSteps() });
    await compare();
    const [text] = await within(await plans()).findAllByText('Du kan si opp når som helst.');
    expect(text).toHaveStyle({ backgroundColor: '#f8f6fe', color: '#1d1524' });
    expect(text?.querySelector('svg')?.parentElement).toHaveStyle({ color: '#552596' });
  });

  test('what is chosen there is chosen on the page, and nothing is bought', async () => {
    const { router } = renderProduct({ data: threeSteps() });
    await compare();
    await userEvent.click(within(await plans()).getByRole('radio', { name: /^Fjell X Max/ }));
    expect(await plans()).toHaveTextContent('1 140,-/md.');
    await userEvent.click(within(await plans()).getByRole('button', { name: 'Velg' }));
    await waitFor(() => expect(router.address()).toBe(`${PATH}?sc=${MAX}`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(update).not.toHaveBeenCalled();
  });
});

test('[P4-69] the dialogs of the page open, one at a time, and close', async () => {
  const method = aFinancingMethod({ extraInfoContent: 'Du deler prisen i like store månedsbeløp.' });
  answer(aBundleCart());
  renderProduct({ data: { ...aPage({ variants: [aPricedVariant({ financingMethods: [method] })] }), accessories } });
  for (const [button, title] of [
    ['Les mer om Delbetaling', 'Delbetaling'],
    ['Sammenlign abonnementene', 'Hvilket abonnement vil du ha?'],
    ['Neste', 'Vi anbefaler'],
  ] as const) {
    // The bar repeats the button of the steps.
    await userEvent.click(screen.getAllByRole('button', { name: button })[0] as HTMLElement);
    const opened = await screen.findByRole('dialog', { name: title });
    expect(screen.getAllByRole('dialog')).toEqual([opened]);
    await userEvent.click(within(opened).getByRole('button', { name: 'Lukk' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

test('[P2-6] the cart of the address is shown until the server’s arrives, and is never sent', async () => {
  const cart = JSON.stringify(toWire(cartAnswerSchema, aBundleCart()));
  renderProduct({ data: threeSteps(), address: `${PATH}?so=lease24&c=${encodeURIComponent(cart)}` });
  expect(await summary().findByRole('link', { name: 'Gå til bestilling' })).toBeInTheDocument();
  act(() => cartStore.setState({ cart: EMPTY, status: 'ready' }));
  expect(next()).toBeInTheDocument();
  expect(update).not.toHaveBeenCalled();
});

test.each(['{}', '{"cart":', JSON.stringify({ cart: { content: [{ id: 'AUR-5P-256-LYN' }] } })])(
  '[P2-6] what is no cart, such as %s, is ignored and logged',
  async (text) => {
    renderProduct({ data: threeSteps(), address: `${PATH}?so=lease24&c=${encodeURIComponent(text)}` });
    await waitFor(() => expect(warned).toEqual(['Ignored a cart in the address']));
    expect(cartStore.getState().cart).toBeNull();
    expect(next()).toBeInTheDocument();
  },
);
