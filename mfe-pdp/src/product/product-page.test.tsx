import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { emptyCart } from 'shared-domain/cart';
import { aBundleCart, aBundleItem, aCart } from 'shared-domain/cart/testing';
import { fetchAvailability } from 'shared-domain/catalogue/io';
import { aFinancingMethod, anAvailabilityRecord, aPlanPrice, aVariant } from 'shared-domain/catalogue/testing';
import { BROWSER_PARAMETERS, PRODUCT_PAGE_PARAMETERS } from 'shared-domain/contracts/query-parameters';
import { failed, ok } from 'shared-domain/kernel';
import { toOre } from 'shared-domain/money';
import { subscribe } from 'shared-domain/runtime/event-bus';
import { updateCart } from 'shared-domain/stores/cart-store';
import { toastStore } from 'shared-domain/stores/toast-store';
import {
  CheckmarkCircleFillIcon,
  ExclamationmarkTriangleFillIcon,
  InformationSquareFillIcon,
  ShoppingBasketIcon,
} from 'shared-domain/ui';
import federation from '../../federation.json';
import {
  anAccessoryPage,
  aPage,
  aPricedVariant,
  BASIC,
  fourPlans,
  MAX,
  threeVariants,
  YOUTH,
} from '../testing/build-page';
import { loadPurchaseFiles, PATH, productElement, RENDERED_AT, renderProduct } from '../testing/render-product';

jest.mock('shared-domain/stores/cart-store', () => ({
  ...jest.requireActual<object>('shared-domain/stores/cart-store'),
  updateCart: jest.fn(),
}));
jest.mock('shared-domain/catalogue/io', () => ({
  ...jest.requireActual<object>('shared-domain/catalogue/io'),
  fetchAvailability: jest.fn(),
}));

const update = jest.mocked(updateCart);
const askStock = jest.mocked(fetchAvailability);
/** The browser is idle at once. */
Object.assign(globalThis, {
  requestIdleCallback: (task: () => void) => setTimeout(task),
  cancelIdleCallback: clearTimeout,
});
let drawerRequests: unknown[];
let unsubscribe: () => void;

beforeEach(() => {
  // A presale is not delayed for this visitor (P4-58).
  document.cookie = 'user_ref_pdp=10; path=/';
  update.mockReset().mockResolvedValue(ok(aBundleCart()));
  // No answer: the page stays as the server painted it.
  askStock.mockReset().mockReturnValue(new Promise(() => undefined));
  drawerRequests = [];
  unsubscribe = subscribe('shop:cart:drawer-requested@1', (detail) => void drawerRequests.push(detail));
});
afterEach(() => unsubscribe());

const withSizes = (count: number) => {
  const variants = ['64 GB', '128 GB', '256 GB', '512 GB', '1 TB'].slice(0, count).map((size, index) =>
    aPricedVariant({
      size,
      variantSlug: `v${index}`,
      sku: `SKU-${index}`,
      href: `/mobiltelefoner/aurora/aurora-5-pro/v${index}/`,
    }),
  );
  return aPage({ variants, selectedVariantSlug: 'v0' });
};

const radio = (group: string, name: RegExp | string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

describe('choosing', () => {
  test('[P1-14, P2-2, P2-5] another colour replaces the address and keeps query and scroll position', async () => {
    const { router } = renderProduct({ address: `${PATH}?so=upfront&dcv=1` });
    await userEvent.click(radio('Farge', 'Skifer'));
    expect(router.navigations()).toEqual([
      {
        to: '/mobiltelefoner/aurora/aurora-5-pro/skifer-256-gb/?so=upfront&dcv=1',
        replace: true,
        preventScrollReset: true,
      },
    ]);
    expect(radio('Farge', 'Skifer')).toBeChecked();
  });

  test('[P2-2, P4-62] another size shows its stock without another call', async () => {
    askStock.mockResolvedValue([
      anAvailabilityRecord({
        productCode: 'AUR-5P-512-LYN',
        dcQtyAvailable: 3,
        availabilityStatus: { info: '3 igjen' },
      }),
    ]);
    renderProduct();
    await screen.findByText('Kunne ikke hente lagerstatus');
    await userEvent.click(radio('Størrelse', /512/));
    expect(within(screen.getByRole('region', { name: 'Lagerstatus' })).getByText('3 igjen')).toBeInTheDocument();
    expect(askStock).toHaveBeenCalledTimes(1);
  });

  test('[P4-61] the stock that the server read shows first, what the channel says later', async () => {
    const few = (info: string) => [anAvailabilityRecord({ dcQtyAvailable: 3, availabilityStatus: { info } })];
    let answer = (_: ReturnType<typeof few>): void => undefined;
    askStock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    renderProduct({ data: { ...aPage(), availability: few('3 igjen') } });
    const region = within(screen.getByRole('region', { name: 'Lagerstatus' }));
    expect(region.getByText('3 igjen')).toBeInTheDocument();
    await waitFor(() => expect(askStock).toHaveBeenCalledTimes(1));
    expect(region.getByText('3 igjen')).toBeInTheDocument();
    act(() => answer(few('2 igjen')));
    expect(await region.findByText('2 igjen')).toBeInTheDocument();
  });

  test('[P2-2, P2-4] a choice shows at once, before the router has written it', async () => {
    let finishLoading = (): void => undefined;
    const loading = new Promise<null>((resolve) => (finishLoading = () => resolve(null)));
    const { router } = renderProduct({}, { loader: () => loading });
    fireEvent.click(screen.getByRole('radio', { name: /Fjell X Max/ }));
    expect(screen.getByRole('radio', { name: /Fjell X Max/ })).toBeChecked();
    fireEvent.click(radio('Farge', 'Skifer'));
    expect(radio('Farge', 'Skifer')).toBeChecked();
    expect(router.address()).toBe(PATH);
    finishLoading();
    await waitFor(() => expect(router.address()).toBe(`/mobiltelefoner/aurora/aurora-5-pro/skifer-256-gb/?sc=${MAX}`));
  });

  test('[P2-2] an address that comes back later is shown as it is', async () => {
    const { router } = renderProduct();
    await userEvent.click(radio('Farge', 'Skifer'));
    await waitFor(() => expect(router.address()).toContain('skifer'));
    await router.goTo(PATH);
    expect(radio('Farge', 'Lyng')).toBeChecked();
  });

  test('[P9-12] more than four sizes are a select, fewer are boxes; a single one is no choice unless the product says so', () => {
    const first = renderProduct({ data: withSizes(5) });
    expect(screen.getByRole('combobox', { name: 'Størrelse' })).toHaveTextContent('1 TB');
    first.unmount();
    const second = renderProduct({ data: withSizes(4) });
    expect(within(screen.getByRole('radiogroup', { name: 'Størrelse' })).getAllByRole('radio')).toHaveLength(4);
    second.unmount();
    const third = renderProduct({ data: aPage({ variants: [aPricedVariant()] }) });
    expect(screen.queryByRole('radiogroup', { name: 'Størrelse' })).not.toBeInTheDocument();
    third.unmount();
    renderProduct({ data: aPage({ variants: [aPricedVariant()], product: { showMemberSelectorAlways: true } }) });
    expect(screen.getByRole('radiogroup', { name: 'Størrelse' })).toBeInTheDocument();
  });

  test.each(BROWSER_PARAMETERS)('the server’s HTML is the same whatever %s is, and a choice keeps it', async (name) => {
    const address = `${PATH}?so=upfront&${name}=1`;
    expect(renderToString(productElement({ address }))).toBe(
      renderToString(productElement({ address: `${PATH}?so=upfront` })),
    );
    const { router } = renderProduct({ address });
    await userEvent.click(radio('Farge', 'Skifer'));
    expect(router.navigations().at(-1)?.to).toMatch(new RegExp(`/skifer-256-gb/\\?so=upfront&${name}=1$`));
  });

  test.each(PRODUCT_PAGE_PARAMETERS.filter((name) => !BROWSER_PARAMETERS.some((other) => other === name)))(
    'the server’s HTML has %s in its links',
    (name) => {
      expect(renderToString(productElement({ address: `${PATH}?${name}=upfront` }))).toContain(`?${name}=upfront"`);
    },
  );

  test('federation.json names what only the browser reads', () => {
    expect(federation.routes.map(({ browserParams }) => browserParams)).toEqual([[...BROWSER_PARAMETERS]]);
  });

  test('[P2-2, P2-1] the choice of the select replaces the address; without script each size is a link that keeps the query', async () => {
    const setting = { address: `${PATH}?so=upfront`, data: withSizes(5) };
    const html = renderToString(productElement(setting));
    for (const slug of ['v0', 'v1', 'v2', 'v3', 'v4'])
      expect(html).toContain(`href="/mobiltelefoner/aurora/aurora-5-pro/${slug}/?so=upfront"`);
    const { router } = renderProduct(setting);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Størrelse' }),
      screen.getByRole('option', { name: /^1\sTB/ }),
    );
    expect(router.navigations()).toEqual([
      { to: '/mobiltelefoner/aurora/aurora-5-pro/v4/?so=upfront', replace: true, preventScrollReset: true },
    ]);
  });

  test('[P2-37, P4-42, P6-2] a tab for each method: a visitor sees no Svitsj, a customer does', () => {
    const { unmount } = renderProduct();
    const names = (): (string | null)[] =>
      within(screen.getByRole('tablist', { name: 'Betaling' }))
        .getAllByRole('tab')
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(['Delbetaling', 'Fullpris']);
    unmount();
    renderProduct({ isLoggedIn: true });
    expect(names()).toEqual(['Delbetaling', 'Svitsj', 'Fullpris']);
  });

  test('[P4-44, P2-3] a tab leads to its first option, which is in the address', async () => {
    const { router } = renderProduct({ address: `${PATH}?so=lease12` });
    await userEvent.click(screen.getByRole('tab', { name: 'Fullpris' }));
    expect(router.address()).toBe(`${PATH}?so=upfront`);
    expect(
      within(screen.getByRole('tabpanel', { name: 'Fullpris' })).getByRole('radio', { name: /Fullpris/ }),
    ).toBeChecked();
  });

  describe('a lease with commitment', () => {
    const method = aFinancingMethod({
      subId: 'commitment',
      heading: 'Delbetaling med bindingstid',
      financingOptions: [
        { alternative_id: 'lease24commitment', heading: '24 måneder', duration: 24 },
        { alternative_id: 'lease12commitment', heading: '12 måneder', duration: 12 },
      ],
    });
    const committed = (plan: string, mainOfferingMonthly: number) => [
      aPlanPrice({
        mainOfferingCode: `${plan}.COM12PLEAS`,
        code: '24commitment',
        monthly: toOre(441),
        total: toOre(10_584),
        mainOfferingMonthly: toOre(mainOfferingMonthly),
      }),
      aPlanPrice({
        mainOfferingCode: `${plan}.COM12PLEAS`,
        code: '12commitment',
        duration: 12,
        monthly: toOre(983),
        total: toOre(11_796),
        mainOfferingMonthly: toOre(mainOfferingMonthly),
      }),
    ];
    const phone = () => {
      const variant = aPricedVariant();
      // Youth plan and 10 GB are not sold that way.
      const leaseWithCommitment = { [MAX]: committed(MAX, 599), [BASIC]: committed(BASIC, 499) };
      return {
        ...variant,
        financingMethods: [...variant.financingMethods, method],
        prices: { ...variant.prices, leaseWithCommitment },
      };
    };
    const data = () => aPage({ variants: [phone()] });
    const inCart = () => {
      const financing = { type: 'lease', code: '24commitment', duration: 24 };
      const cart = aBundleCart();
      const with24 = <Entry extends object>(entries: readonly Entry[]) =>
        entries.map((each) => ({ ...each, financing }));
      return {
        ...cart,
        subscriptions: with24(cart.subscriptions),
        cart: { ...cart.cart, subscriptions: with24(cart.cart.subscriptions) },
      };
    };
    const panel = (name: string) => within(screen.getByRole('tabpanel', { name }));

    test('[P3-4, P3-9, P3-16, P4-44, P2-3] is a tab of its own beside the lease, with its own price and total', async () => {
      const { router } = renderProduct({ data: data() });
      expect(panel('Delbetaling').getByRole('radio', { name: /24 måneder 541,-/ })).toBeChecked();
      await userEvent.click(screen.getByRole('tab', { name: 'Delbetaling med bindingstid' }));
      expect(router.address()).toBe(`${PATH}?so=lease24commitment`);
      const option = panel('Delbetaling med bindingstid').getByRole('radio', { name: /24 måneder 441,-/ });
      expect(option).toBeChecked();
      expect(option).toHaveAccessibleDescription('Totalpris 10\u00A0584,- Betale nå: 0,-');
      expect(screen.getByRole('region', { name: 'Oppsummering' })).toHaveTextContent('940,-/md.');
    });

    test('[P4-44] from its second option, a tab leads to the first option of its method, and back', async () => {
      const { router } = renderProduct({ data: data(), address: `${PATH}?so=lease12commitment` });
      expect(panel('Delbetaling med bindingstid').getByRole('radio', { name: /12 måneder 983,-/ })).toBeChecked();
      await userEvent.click(screen.getByRole('tab', { name: 'Delbetaling' }));
      expect(router.address()).toBe(`${PATH}?so=lease24`);
      await userEvent.click(screen.getByRole('tab', { name: 'Delbetaling med bindingstid' }));
      expect(router.address()).toBe(`${PATH}?so=lease24commitment`);
    });

    test('[P3-16, P2-43, F9.3-2] the plans that it is sold with, their sums, the least total and the bar', async () => {
      renderProduct({ data: data(), address: `${PATH}?so=lease24commitment` });
      const plans = within(screen.getByRole('region', { name: 'Velg abonnement' })).getAllByRole('radio');
      expect(plans.map((plan) => plan.getAttribute('value'))).toEqual([MAX, BASIC]);
      await userEvent.click(screen.getByRole('radio', { name: /Fjell X Max/ }));
      const summary = screen.getByRole('region', { name: 'Oppsummering' });
      expect(summary).toHaveTextContent('1 040,-/md.');
      // 24 × 441 and 12 × 599
      expect(summary).toHaveTextContent('Minste totalpris for telefon og abonnement med 12 md. avtaletid: 17 772,-.');
      const bar = await screen.findByRole('complementary', { name: 'Valgt produkt' }, { timeout: 10_000 });
      expect(bar).toHaveTextContent('Delbetaling 24 md. med bindingstid + Fjell X Max');
    });

    test('[P4-35, P4-39] the link of the cart opens it', () => {
      renderProduct({ data: data(), cart: inCart(), address: `${PATH}?cartId=bundle-1&steg=finansiering` });
      expect(screen.getByRole('tab', { name: 'Delbetaling med bindingstid' })).toHaveAttribute('aria-selected', 'true');
      expect(panel('Delbetaling med bindingstid').getByRole('radio', { name: /24 måneder 441,-/ })).toBeChecked();
    });

    test('[P3-4, P3-12, P7-10] is sent as a lease with the plan’s offer that binds', async () => {
      renderProduct({ data: data(), address: `${PATH}?so=lease24commitment` });
      const summary = within(screen.getByRole('region', { name: 'Oppsummering' }));
      await userEvent.click(summary.getByRole('button', { name: /^(Neste|Legg i handlekurv)$/ }));
      await waitFor(() =>
        expect(update.mock.calls[0]?.[0]).toEqual({
          update: {
            handsetSku: 'AUR-5P-256-LYN',
            financingType: 'lease',
            financingDuration: 24,
            pricePlan: `${BASIC}.COM12PLEAS`,
            isLoggedIn: false,
          },
        }),
      );
    });
  });

  test('[P3-10] an option shows its monthly price, the total and what is paid now', () => {
    renderProduct();
    const option = within(screen.getByRole('tabpanel', { name: 'Delbetaling' })).getByRole('radio', {
      name: /24 måneder 541,-/,
    });
    expect(option).toBeChecked();
    expect(option).toHaveAccessibleDescription('Totalpris 12\u00A0984,- Betale nå: 0,-');
  });

  test('[P2-38, P2-4, F9.3-2] a plan is in the address and changes the sums', async () => {
    const { router } = renderProduct();
    await userEvent.click(screen.getByRole('radio', { name: /Fjell X Max/ }));
    expect(router.address()).toBe(`${PATH}?sc=${MAX}`);
    const summary = within(screen.getByRole('region', { name: 'Oppsummering' }));
    expect(summary.getByText(/^1 140,-/)).toBeInTheDocument();
    expect(
      summary.getByText('Minste totalpris for telefon og abonnement med 12 md. avtaletid: 20 172,-.'),
    ).toBeInTheDocument();
  });

  test('[P4-49, P6-3] the switch for those under 30 shows the youth plans and takes the first', async () => {
    renderProduct();
    expect(screen.queryByRole('radio', { name: /Fjell X Ung/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: 'Under 30?' }));
    expect(screen.getByRole('radio', { name: /Fjell X Ung/ })).toBeChecked();
  });

  test('[P6-3] without youth plans there is no such switch', () => {
    renderProduct({ data: { ...aPage(), offerings: fourPlans.filter(({ isUngSubscription }) => !isUngSubscription) } });
    expect(screen.getByRole('radio', { name: /Fjell X Max/ })).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Under 30?' })).not.toBeInTheDocument();
  });

  test.each([
    ['abonnement', 'abonnement'],
    ['finansiering', 'betaling'],
  ])('[P2-8] a link with steg=%s scrolls to that part of the page', (steg, id) => {
    const scrolledTo: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolledTo.push(this.id);
    };
    renderProduct({ address: `${PATH}?steg=${steg}` });
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    expect(scrolledTo).toEqual([id]);
  });

  test('[P2-4] a link to a youth plan opens the youth list', () => {
    renderProduct({ address: `${PATH}?sc=${YOUTH}` });
    expect(screen.getByRole('switch', { name: 'Under 30?' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Fjell X Ung/ })).toBeChecked();
  });

  test('[P2-7] the address forgets a bundle that is no longer in the cart', async () => {
    const { router } = renderProduct({ address: `${PATH}?cartId=bundle-9`, cart: aCart() });
    await waitFor(() => expect(router.address()).toBe(PATH));
  });
});

describe('stock', () => {
  test.each([
    [0, 'Utsolgt', 'yellow', ExclamationmarkTriangleFillIcon],
    [1, 'På nettlager', 'blue', InformationSquareFillIcon],
    [10, 'På nettlager', 'blue', InformationSquareFillIcon],
    [11, 'På nettlager', 'green', CheckmarkCircleFillIcon],
  ])(
    '[P4-64] %i in stock without a text of its own: «%s» with the %s icon',
    async (dcQtyAvailable, text, tone, icon) => {
      askStock.mockResolvedValue([
        anAvailabilityRecord({ productCode: 'AUR-5P-256-LYN', dcQtyAvailable, availabilityStatus: { info: '' } }),
      ]);
      renderProduct();
      const region = screen.getByRole('region', { name: 'Lagerstatus' });
      await waitFor(() => expect(region.querySelector(`.${tone}`)).not.toBeNull());
      expect(region).toHaveTextContent(text);
      expect(region.querySelector('path')).toHaveAttribute('d', icon);
    },
  );

  test.each([
    ['the shop’s text', {}, 'Forhåndssalg'],
    ['its own', { preSalesOverrideText: 'Sendes i mars' }, 'Sendes i mars'],
  ])(
    '[P4-53, P4-63] in presale a product has %s, as an information in blue, whatever is in stock',
    async (_, product, text) => {
      askStock.mockResolvedValue([
        anAvailabilityRecord({ dcQtyAvailable: 40, availabilityStatus: { info: 'På lager' } }),
      ]);
      renderProduct({ data: aPage({ product, variants: [aPricedVariant({ salesStatus: { name: 'PreSales' } })] }) });
      const region = screen.getByRole('region', { name: 'Lagerstatus' });
      expect(region).toHaveTextContent(text);
      await act(async () => {
        await waitFor(() => expect(askStock).toHaveBeenCalledTimes(1));
      });
      expect(region).toHaveTextContent(text);
      expect(region.querySelector('.blue path')).toHaveAttribute('d', InformationSquareFillIcon);
    },
  );

  test('[P4-65] the latest of the statuses decides that is not in the future', async () => {
    askStock.mockResolvedValue([
      anAvailabilityRecord({
        dcQtyAvailable: 0,
        availabilityStatus: { info: '' },
        statuses: [
          { name: 'Sellable', timestampIso: '2027-01-01T00:00:00Z' },
          { name: 'GlobalPhasedOutStocking', timestampIso: '2026-06-01T00:00:00Z' },
          { name: 'Sellable', timestampIso: '2026-01-01T00:00:00Z' },
        ],
      }),
    ]);
    renderProduct();
    const region = within(screen.getByRole('region', { name: 'Lagerstatus' }));
    expect(await region.findByText('Utgått fra sortimentet')).toBeInTheDocument();
  });

  test.each([
    ['GlobalPhasedOutStocking', 4, 'På nettlager', 'blue'],
    ['GlobalPhasedOutStocking', 0, 'Utgått', 'yellow'],
    ['Sellable', 40, 'På nettlager', 'green'],
    ['NonSellable', 0, 'Utsolgt', 'yellow'],
  ])('[P3-33] %s with %i pieces: «%s», %s', async (name, dcQtyAvailable, text, tone) => {
    const sellable = name !== 'NonSellable';
    askStock.mockResolvedValue([
      anAvailabilityRecord({
        productCode: 'AUR-5P-256-LYN',
        dcQtyAvailable,
        availabilityStatus: { info: '', sellable },
        statuses: [{ name, timestampIso: '2026-01-01T00:00:00Z' }],
      }),
    ]);
    renderProduct();
    const region = screen.getByRole('region', { name: 'Lagerstatus' });
    await waitFor(() => expect(region.querySelector(`.${tone}`)).not.toBeNull());
    await waitFor(() => expect(region).toHaveTextContent(text));
  });

  test('[P3-33, P4-62] a channel without an answer: an information in red', async () => {
    askStock.mockResolvedValue([]);
    renderProduct();
    const region = screen.getByRole('region', { name: 'Lagerstatus' });
    await waitFor(() => expect(region.querySelector('.red')).not.toBeNull());
    expect(region.querySelector('path')).toHaveAttribute('d', InformationSquareFillIcon);
    expect(region).toHaveTextContent('Kunne ikke hente lagerstatus');
  });

  test('[P2-35, P4-61] first the status of the sale, then the availability', async () => {
    askStock.mockResolvedValue(
      threeVariants().map(({ sku }) =>
        anAvailabilityRecord({ productCode: sku, dcQtyAvailable: 0, availabilityStatus: { info: '' } }),
      ),
    );
    renderProduct();
    const region = within(screen.getByRole('region', { name: 'Lagerstatus' }));
    expect(region.getByText('På nettlager')).toBeInTheDocument();
    expect(await region.findByText('Utsolgt')).toBeInTheDocument();
  });

  test('[P3-7, P7-20, F4.7-1] the product has texts of its own, which the call sends', async () => {
    askStock.mockResolvedValue(
      threeVariants().map(({ sku }) =>
        anAvailabilityRecord({ productCode: sku, dcQtyAvailable: 0, availabilityStatus: { info: '' } }),
      ),
    );
    renderProduct({
      data: aPage({ product: { inStockOverrideText: 'Sendes i dag', outOfStockOverride: 'Tilbake i mars' } }),
    });
    const region = within(screen.getByRole('region', { name: 'Lagerstatus' }));
    expect(region.getByText('Sendes i dag')).toBeInTheDocument();
    expect(await region.findByText('Tilbake i mars')).toBeInTheDocument();
    expect(askStock).toHaveBeenCalledWith(
      ['AUR-5P-256-LYN', 'AUR-5P-512-LYN', 'AUR-5P-256-SKI'],
      expect.objectContaining({ inStockOverride: 'Sendes i dag', outOfStockOverride: 'Tilbake i mars' }),
    );
  });

  test('[P8-7, P4-62, F8-20] nothing known: it could not be read', async () => {
    askStock.mockResolvedValue([]);
    renderProduct();
    expect(await screen.findByText('Kunne ikke hente lagerstatus')).toBeInTheDocument();
  });
});

describe('buying', () => {
  const summaryBox = () => within(screen.getByRole('region', { name: 'Oppsummering' }));
  const buyButton = () => summaryBox().getByRole('button', { name: /^(Neste|Legg i handlekurv)$/ });
  // Fetched when the button is pressed.
  beforeAll(loadPurchaseFiles);

  test('[P2-42, P7-10, P8-15, P2-7] sends skus and codes, says so, remembers the bundle', async () => {
    const { router } = renderProduct();
    await userEvent.click(buyButton());
    await waitFor(() => expect(toastStore.getState().toasts).not.toEqual([]));
    expect(update).toHaveBeenCalledWith(
      {
        update: {
          handsetSku: 'AUR-5P-256-LYN',
          financingType: 'lease',
          financingDuration: 24,
          pricePlan: BASIC,
          isLoggedIn: false,
        },
      },
      { name: 'Aurora 5 Pro' },
    );
    expect(toastStore.getState().toasts).toMatchObject([
      { kind: 'success', text: 'Produktet har blitt lagt til i handlekurven' },
    ]);
    await waitFor(() => expect(router.address()).toContain(`cartId=bundle-1`));
  });

  test('[P3-17, P7-10] a plan is ordered by the code that the data has in place of its own', async () => {
    const overrideOfferingCode = `${BASIC}+HOST`;
    const offerings = fourPlans.map((plan) => ({ ...plan, overrideOfferingCode })) as typeof fourPlans;
    renderProduct({ data: { ...aPage(), offerings } });
    await userEvent.click(buyButton());
    await waitFor(() =>
      expect(update.mock.calls[0]?.[0]).toMatchObject({ update: { pricePlan: 'FJELL_X_BASIC_2025_2+HOST' } }),
    );
  });

  test('[P4-10, P4-22] a purchase of one step opens the drawer', async () => {
    update.mockResolvedValue(ok(aCart()));
    renderProduct({ data: anAccessoryPage() });
    await userEvent.click(summaryBox().getByRole('button', { name: 'Legg i handlekurv' }));
    await waitFor(() => expect(drawerRequests).toEqual([{ open: true, added: 'Kvist lader 45 W' }]));
  });

  test.each([
    ['leasenow', { handsetSku: 'AUR-5P-256-LYN', financingType: 'lease', financingDuration: 'now', pricePlan: BASIC }],
    ['upfront', { handsetSku: 'AUR-5P-256-LYN', financingType: 'upfront' }],
    ['lease12', { handsetSku: 'AUR-5P-256-LYN', financingType: 'lease', financingDuration: 12, pricePlan: BASIC }],
  ])('[P4-45, P7-10] %s is sent as %j', async (option, sent) => {
    const lease = aFinancingMethod({
      financingOptions: [
        { alternative_id: 'lease12', heading: '12 måneder', duration: 12 },
        { alternative_id: 'leasenow', heading: 'Alt nå, med avtaletid', duration: 0 },
      ],
    });
    const upfront = aFinancingMethod({
      alternative_id: 'upfront',
      heading: 'Fullpris',
      financingOptions: [{ alternative_id: 'upfront', heading: 'Fullpris' }],
    });
    const prices = [aPlanPrice({ duration: 12 }), aPlanPrice({ duration: 0, code: 'now', upfront: toOre(12_990) })];
    const variant = aPricedVariant({
      financingMethods: [lease, upfront],
      prices: { lease: { [`${BASIC}.TLF12PLEAS`]: prices } },
    });
    renderProduct({ data: aPage({ variants: [variant] }), address: `${PATH}?so=${option}` });
    await userEvent.click(buyButton());
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith({ update: { ...sent, isLoggedIn: false } }, { name: 'Aurora 5 Pro' }),
    );
  });

  test('[P4-46, P7-13] another plan for the phone in the cart is sent before the checkout', async () => {
    renderProduct({ cart: aBundleCart(), address: `${PATH}?so=lease24&sc=${MAX}` });
    const link = await summaryBox().findByRole('link', { name: 'Gå til bestilling' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(update).toHaveBeenCalledWith({
      update: { pricePlan: MAX, isForBundle: true, isKeepExisting: false, cartItemId: 'bundle-1' },
    });
  });

  test('[P4-46, P7-13] the plan of the cart is not sent again', async () => {
    renderProduct({ cart: aBundleCart(), address: `${PATH}?so=lease24` });
    const link = await summaryBox().findByRole('link', { name: 'Gå til bestilling' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(update).not.toHaveBeenCalled();
  });

  test('[P2-27] a business names the checkout that it is to be led to', async () => {
    renderProduct({ realm: 'B2B', address: `${PATH}?so=lease24` });
    await userEvent.click(buyButton());
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update).toHaveBeenCalledWith(
      { update: expect.objectContaining({ returnUrl: '/bedrift/kasse/personlige-opplysninger/' }) as object },
      { name: 'Aurora 5 Pro' },
    );
  });

  test('[P2-26, P4-46] what is in the cart leads to the checkout', async () => {
    renderProduct({ cart: aBundleCart({ cart: { content: [aBundleItem()] } }) });
    const links = () => screen.getAllByRole('link', { name: 'Gå til bestilling' });
    await waitFor(() =>
      expect(links().map((link) => link.getAttribute('href'))).toEqual(
        Array.from({ length: 2 }, () => '/kasse/personlige-opplysninger/'),
      ),
    );
    expect(screen.queryByRole('button', { name: 'Neste' })).not.toBeInTheDocument();
  });

  test.each([
    [1, '349,-'],
    [2, '698,-'],
  ])('[P7-11] %i pieces of an accessory: what is paid follows, and they go in', async (quantity, payNow) => {
    renderProduct({ address: '/tilbehor/ladere-og-kabler/kvist/lader-45-w/hvit/', data: anAccessoryPage() });
    if (quantity === 2) await userEvent.click(screen.getByRole('button', { name: 'Øk antall Kvist lader 45 W' }));
    expect(summaryBox().getByText(payNow)).toBeInTheDocument();
    await userEvent.click(buyButton());
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update).toHaveBeenCalledWith(
      { update: { accessorySku: 'KVI-LADER-45', quantity } },
      { name: 'Kvist lader 45 W' },
    );
  });

  test('[P2-30, P8-1] a refusal is an alert at the top, takes the focus and opens no drawer', async () => {
    update.mockResolvedValue(failed({ message: 'Varen er utsolgt.' }));
    renderProduct();
    await userEvent.click(buyButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Varen er utsolgt.');
    expect(document.activeElement).toContainElement(alert);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(alert.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(drawerRequests).toEqual([]);
    expect(toastStore.getState().toasts).toEqual([]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Lukk' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('[P8-1] goods of another realm: the alert offers to empty the cart', async () => {
    update.mockResolvedValue(failed({ message: 'Handlekurven har varer for bedrift.' }));
    renderProduct({ cart: aCart({ realm: 'B2B' }) });
    await userEvent.click(buyButton());
    const alert = await screen.findByRole('alert');
    update.mockResolvedValue(ok(emptyCart('B2C')));
    await userEvent.click(within(alert).getByRole('button', { name: 'Tøm handlekurven' }));
    expect(update).toHaveBeenLastCalledWith({ empty: true });
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('[P4-9, P4-16, P4-55] before the release the button says when', () => {
    renderProduct({ data: aPage({ product: { releaseDate: '2026-11-24T07:00:00Z' } }) });
    const button = screen.getByRole('button', { name: 'Forhåndsbestill fra tirsdag kl. 08:00' });
    expect(button).toBeDisabled();
    expect(button.querySelector('path')).toHaveAttribute('d', ShoppingBasketIcon);
  });

  test('[P4-54] the countdown ticks each second and opens the sale', () => {
    // Opens for this buyer without delay.
    document.cookie = 'user_ref_pdp=0; Path=/';
    jest.useFakeTimers({ now: RENDERED_AT });
    renderProduct({ data: aPage({ product: { releaseDate: new Date(RENDERED_AT + 3_000).toISOString() } }) });
    expect(screen.getByRole('button', { name: 'Forhåndsbestill om 3 sekunder' })).toBeDisabled();
    act(() => void jest.advanceTimersByTime(2_000));
    expect(screen.getByRole('button', { name: 'Forhåndsbestill om 1 sekund' })).toBeDisabled();
    act(() => void jest.advanceTimersByTime(1_000));
    expect(buyButton()).toBeEnabled();
    jest.useRealTimers();
  });

  test('[P8-11] hidden prices: nothing is for sale yet', () => {
    const { container } = renderProduct({ data: aPage({ product: { hidePrices: true } }) });
    expect(screen.getAllByText('Pris kommer')).toHaveLength(1);
    expect(container).not.toHaveTextContent(/,-/);
    expect(screen.queryByRole('button', { name: /^(Neste|Legg i handlekurv)$/ })).not.toBeInTheDocument();
  });

  test.each([
    ['B2C' as const, '/hjelp/'],
    ['B2B' as const, '/bedrift/kundeservice/'],
  ])('[P8-11] no way to pay is said once, and leads to who can help: %s', (realm, href) => {
    renderProduct({ realm, data: aPage({ variants: [aPricedVariant({ financingMethods: [] })] }) });
    expect(screen.getAllByText('Det finnes ingen tilgjengelige betalingsmåter.')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Kontakt kundeservice' })).toHaveAttribute('href', href);
  });

  test('[P6-14, P2-23] a business sees prices without mva., its customer service and no sticky bar', () => {
    renderProduct({ realm: 'B2B', address: `${PATH}?so=upfront` });
    expect(screen.getAllByText('(ekskl. mva.)')).not.toHaveLength(0);
    expect(radio('Størrelse', /256/)).toHaveTextContent('10 392,-');
    expect(within(screen.getByRole('region', { name: 'Oppsummering' })).getAllByText(/10 392,-/)).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Kontakt kundeservice' })).toHaveAttribute(
      'href',
      '/bedrift/kundeservice/',
    );
    expect(screen.queryByRole('complementary', { name: 'Valgt produkt' })).not.toBeInTheDocument();
  });

  test('[P6-14] above every group of prices a business reads once that mva. is not in them', () => {
    renderProduct({ realm: 'B2B', address: `${PATH}?so=lease24` });
    const notes = (element: Element | null) => element?.textContent?.match(/\(ekskl\. mva\.\)/g)?.length ?? 0;
    const groups = ['Hvordan vil du betale?', 'Velg abonnement', 'Oppsummering'].map((name) =>
      screen.getByRole('region', { name }),
    );
    expect([screen.getByRole('banner'), ...groups].map(notes)).toEqual([1, 1, 1, 1]);
    expect(screen.getByText('Totalpris 10 387,20 kr')).toBeInTheDocument();
    expect(summaryBox().getByText(/^Minste totalpris .*: 19\s968,-\.$/)).toBeInTheDocument();
  });

  test('[P6-14] consumers’ prices say nothing of mva.', () => {
    const { container } = renderProduct();
    expect(container).not.toHaveTextContent('mva.');
  });

  test('[P2-43, P9-32] the sticky bar sums device and plan', async () => {
    renderProduct();
    const bar = await screen.findByRole('complementary', { name: 'Valgt produkt' }, { timeout: 10_000 });
    expect(bar).toHaveTextContent('1 040,-/md.');
  });

  test('[P9-32] a first-year discount that is off the price of the plan is off the bar’s sum, once and without a family', async () => {
    const prices = [aPlanPrice({ mainOfferingMonthly: toOre(449) })];
    const offerings = fourPlans.map((plan) => ({ ...plan, firstYearDiscountAmount: toOre(50) })) as typeof fourPlans;
    const variants = [aPricedVariant({ prices: { lease: { [`${BASIC}.TLF12PLEAS`]: prices } } })];
    renderProduct({ data: { ...aPage({ variants }), offerings } });
    const bar = await screen.findByRole('complementary', { name: 'Valgt produkt' }, { timeout: 10_000 });
    expect(bar).toHaveTextContent('990,-/md.');
  });
});

describe('the page as a whole', () => {
  test('[P2-33, P2-44, P3-5] one h1, badges, choices, short and long description, specifications', async () => {
    renderProduct({
      data: aPage({
        product: {
          highlightedText: 'Lader følger ikke med.',
          energyClassBadge: 'B',
          energyClassLabel: { file: { url: '/api/energy-labels/a.svg' } },
          productInformationSheet: { file: { url: '/api/product-sheets/a/' } },
          flashText: { name: 'news', text: 'Nyhet', kind: 'brand' },
        },
      }),
    });
    expect(screen.getByText('Nyhet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /energi.* B/i })).toHaveAttribute('href', '/api/energy-labels/a.svg');
    expect(screen.getByRole('link', { name: 'Produktblad' })).toHaveAttribute('href', '/api/product-sheets/a/');
    for (const name of ['Farge', 'Størrelse']) expect(screen.getByRole('radiogroup', { name })).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Kort om produktet' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Aurora 5 Pro',
    ]);
    expect(screen.getByText('Lader følger ikke med.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Spesifikasjoner' }));
    expect(
      within(screen.getByRole('tabpanel', { name: 'Spesifikasjoner' })).getByText('6,3 tommer'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Les mer' }));
    expect(screen.getByRole('tab', { name: 'Om produktet' })).toHaveAttribute('aria-selected', 'true');
  });

  test('[P3-9] the tab that the way to pay names is opened by its link, and scrolled to', async () => {
    const scrolledTo: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolledTo.push(this.id);
    };
    const method = aFinancingMethod({ linkToTab: { id: 'specs', name: 'Hva står i vilkårene?' } });
    renderProduct({ data: aPage({ variants: [aPricedVariant({ financingMethods: [method] })] }) });
    const tab = screen.getByRole('tab', { name: 'Spesifikasjoner' });
    expect(tab).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(screen.getByRole('link', { name: 'Hva står i vilkårene?' }));
    expect(tab).toHaveAttribute('aria-selected', 'true');
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  test('[P3-13] the data’s own words for a price: what is paid at once, struck what it was, and what is paid today', async () => {
    const leaseNow = aFinancingMethod({
      financingOptions: [
        { alternative_id: 'lease24', heading: '24 måneder', duration: 24 },
        { alternative_id: 'leasenow', heading: 'Alt nå, med avtaletid', duration: 0 },
      ],
    });
    const price = aPlanPrice({
      duration: 0,
      code: 'now',
      monthly: toOre(0),
      upfront: toOre(4_990),
      priceString: '4 990,- med avtale',
      priceUpfrontString: '4 990,- i dag',
      priceUpfrontStriketroughString: '5 990,-',
    });
    const prices = { lease: { [`${BASIC}.TLF12PLEAS`]: [aPlanPrice(), price] } };
    renderProduct({
      data: aPage({ variants: [aPricedVariant({ financingMethods: [leaseNow], prices })] }),
      address: `${PATH}?so=leasenow`,
    });
    const heading = within(screen.getByRole('banner'));
    expect(heading.getByText('4 990,- med avtale')).toBeInTheDocument();
    expect(heading.getByText(/5 990,-/).closest('s')).not.toBeNull();
    const option = screen.getByRole('radio', { name: /^Alt nå, med avtaletid/ }).closest('label');
    expect(option).toHaveTextContent('4 990,- med avtale');
    expect(option).toHaveTextContent('Betale nå: 4 990,- i dag');
    expect(screen.getByRole('region', { name: 'Oppsummering' })).toHaveTextContent('4 990,- i dag');
  });

  test('[P2-45] «Les mer om» explains the way to pay', async () => {
    const method = aFinancingMethod({
      extraInfoHeading: 'delbetaling uten renter',
      extraInfoContent: 'Du deler prisen i like store månedsbeløp.',
    });
    renderProduct({ data: aPage({ variants: [aPricedVariant({ financingMethods: [method] })] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Les mer om delbetaling uten renter' }));
    expect(
      within(await screen.findByRole('dialog', { name: 'delbetaling uten renter' })).getByText(
        'Du deler prisen i like store månedsbeløp.',
      ),
    ).toBeInTheDocument();
  });

  test('[P2-31] the pictures of the variant can be browsed', async () => {
    const images = ['a', 'b', 'c'].map((name) => ({ url: `/bilder/${name}.webp`, title: name }));
    renderProduct({ data: aPage({ variants: [aPricedVariant({ images })] }) });
    const slider = within(screen.getByRole('region', { name: /^Bilder av Aurora 5 Pro/ }));
    expect(slider.getAllByRole('img').filter((image) => image.getAttribute('alt') !== '')).toHaveLength(3);
    const thumbs = within(slider.getByRole('list', { name: 'Velg bilde' })).getAllByRole('link');
    expect(thumbs).toHaveLength(3);
    await userEvent.click(slider.getByRole('button', { name: /Neste/ }));
    expect(thumbs.map((thumb) => thumb.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  });

  test('[P2-31, P3-3] another colour shows the same view of the product', async () => {
    const inColour = (colour: string) =>
      ['forfra', 'på skrå'].map((view) => ({ url: `/${colour}-${view}.webp`, title: `Aurora i ${colour}, ${view}` }));
    const [lyng, , skifer] = threeVariants();
    const variants = [
      { ...lyng, images: inColour('lyng') },
      { ...skifer, images: inColour('skifer') },
    ] as ReturnType<typeof threeVariants>;
    renderProduct({ data: aPage({ variants }) });
    await userEvent.click(screen.getByRole('link', { name: 'Vis Aurora i lyng, på skrå' }));
    await userEvent.click(radio('Farge', 'Skifer'));
    expect(screen.getByRole('link', { name: 'Vis Aurora i skifer, på skrå' })).toHaveAttribute('aria-current', 'true');
  });

  test('[P9-15] a picture reserves its square before it comes', () => {
    renderProduct();
    const [picture] = within(screen.getByRole('list', { name: 'Store bilder' })).getAllByRole('img');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['720', '720']);
  });

  test.each([
    ['one that names its kind', { name: 'x', text: 'Spar 500,-', kind: 'offer' as const }, 'offer'],
    ['one that names none is plain', { name: 'x', text: 'Nyhet', color: '#f00', textColor: '#fff' }, 'plain'],
  ])('[P2-33, P3-5] the badge on the pictures: %s', (_, flashText, look) => {
    renderProduct({ data: aPage({ product: { flashText } }) });
    expect(screen.getByText(flashText.text)).toHaveClass(look);
  });

  test('[P9-28, P9-29] an unlimited plan says how fast it is, by a word and by its figure; another one its data', () => {
    const [tenGb, basic, max] = fourPlans;
    const speed = (amount: number) => ({ dataMaxSpeed: { amount, unit: 'Mbit/s' } });
    const offerings = [{ ...basic, ...speed(250) }, { ...max, ...speed(1_000) }, tenGb] as typeof fourPlans;
    const detailOf = (name: RegExp) => screen.getByRole('radio', { name }).closest('label')?.textContent;
    const { unmount } = renderProduct({ data: { ...aPage(), offerings } });
    expect(detailOf(/^Fjell X Max/)).toMatch(/Ubegrenset\sdata, max hastighet \(1000\sMbit\/s\)/);
    expect(detailOf(/^Fjell X Basic/)).toMatch(/Ubegrenset\sdata, høy hastighet \(250\sMbit\/s\)/);
    expect(detailOf(/^Fjell 10/)).not.toContain('hastighet');
    unmount();
    renderProduct({ data: { ...aPage(), offerings: [{ ...basic, ...speed(10) }] as typeof fourPlans } });
    expect(detailOf(/^Fjell X Basic/)).toContain('moderat hastighet');
  });

  test('[P9-29] the plan of a kids’ watch is an Abonnement til barneklokke, that of another child’s device Junior', () => {
    const [tenGb] = fourPlans;
    const child = (offeringCode: string) => ({ ...tenGb, offeringCode, isBarnSubscription: true });
    const codes = ['FJELL_JUNIOR_KLOKKE_01GB', 'FJELL_JUNIOR_03GB'];
    const lease = Object.fromEntries(codes.map((code) => [code, [aPlanPrice()]]));
    renderProduct({
      data: {
        ...aPage({ variants: [aVariant({ prices: { lease } })] }),
        offerings: codes.map(child) as typeof fourPlans,
      },
    });
    const plans = within(screen.getByRole('region', { name: 'Velg abonnement' })).getAllByRole('radio');
    expect(
      plans.map((radio) => /Abonnement til barneklokke|Junior/.exec(radio.closest('label')?.textContent ?? '')?.[0]),
    ).toEqual(['Junior', 'Abonnement til barneklokke']);
  });

  test('[P3-21, P9-16] a plan shows its flash text, a placeholder is none', () => {
    const flash = (text: string) => ({ flashText: { name: 'x', text, kind: 'brand' as const } });
    const [tenGb, basic, max] = fourPlans;
    const offerings = [
      { ...basic, ...flash('Anbefalt') },
      { ...max, ...flash('DUMMY_TO_AVOID_ERROR') },
      tenGb,
    ] as typeof fourPlans;
    const { container } = renderProduct({ data: { ...aPage(), offerings } });
    expect(screen.getByRole('radio', { name: /Fjell X Basic Anbefalt/ })).toBeInTheDocument();
    expect(container).not.toHaveTextContent('DUMMY');
  });

  test('[P2-14] list, brand and product are the crumbs; the last one is the product’s own address, whatever variant is shown', async () => {
    renderProduct();
    await userEvent.click(radio('Farge', 'Skifer'));
    const crumbs = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(crumbs.map((crumb) => [crumb.textContent, crumb.getAttribute('href')])).toEqual([
      ['Forsiden', '/'],
      ['Mobiltelefoner', '/mobiltelefoner/'],
      ['Aurora', '/mobiltelefoner/aurora/'],
      ['Aurora 5 Pro', '/mobiltelefoner/aurora/aurora-5-pro/'],
    ]);
  });

  test.each([
    ['a consumer', {}, ['/mobilabonnement/velge-mobilabonnement/']],
    ['a business', { realm: 'B2B' as const, address: `${PATH}?so=lease24` }, []],
    ['an accessory that is only sold at once', { data: anAccessoryPage() }, []],
  ])('[P2-24] help to choose a plan: %s', (_, setting, hrefs) => {
    renderProduct(setting);
    const links = screen.queryAllByRole('link', { name: 'Få hjelp til å velge abonnement' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });

  const MOVING = 'Vi ordner alt med flytting fra din gamle operatør.';
  const bar = () => screen.findByRole('complementary', { name: 'Valgt produkt' }, { timeout: 10_000 });

  test('[P6-4] the sticky bar helps a visitor to move, and nothing else on the page does', async () => {
    renderProduct();
    expect(within(await bar()).getByText(MOVING)).toBeInTheDocument();
    expect(screen.getAllByText(MOVING)).toHaveLength(1);
  });

  test.each([
    ['at the full price', { address: `${PATH}?so=upfront` }],
    ['to a customer who is logged in', { isLoggedIn: true }],
    [
      'of a device that cannot be bought',
      {
        data: aPage({
          variants: [aPricedVariant({ salesStatus: { quantityInStock: 0 } }), ...threeVariants().slice(1)],
        }),
      },
    ],
  ])('[P6-4] it says nothing of moving %s', async (_, setting) => {
    renderProduct(setting);
    expect(await bar()).not.toHaveTextContent('flytting');
  });

  test('[P6-8] a customer is greeted', () => {
    renderProduct({ isLoggedIn: true });
    expect(screen.getByText(/^Hei, Kari!/)).toBeInTheDocument();
  });

  test.each([
    ['handset', {}],
    ['accessory', { data: anAccessoryPage() }],
  ])('%s: no accessibility violations', async (_, setting) => {
    const { container } = renderProduct(setting);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('the server renders prices, links and the plain form, without styles and scripts', () => {
    const html = renderToString(productElement());
    expect(html).toContain('action="/handlekurv/legg-til/"');
    expect(html).toContain('<input type="hidden" name="sku" value="AUR-5P-256-LYN"/>');
    expect(html).toContain('<input type="hidden" name="financing" value="upfront"/>');
    expect(html).toContain('href="/mobiltelefoner/aurora/aurora-5-pro/skifer-256-gb/"');
    expect(html).not.toMatch(/ style=|<script/);
  });
});
