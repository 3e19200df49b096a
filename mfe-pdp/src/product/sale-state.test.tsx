import { act, screen, waitFor, within } from '@testing-library/react';
import { fetchAvailability } from 'shared-domain/catalogue/io';
import { anAvailabilityRecord } from 'shared-domain/catalogue/testing';
import { noteServerTime } from 'shared-domain/runtime/server-time';
import { aPage, aPricedVariant, threeVariants } from '../testing/build-page';
import { PATH, RENDERED_AT, renderProduct } from '../testing/render-product';

jest.mock('shared-domain/catalogue/io', () => ({
  ...jest.requireActual<object>('shared-domain/catalogue/io'),
  fetchAvailability: jest.fn(),
}));

const DAY_MS = 86_400_000;
const askStock = jest.mocked(fetchAvailability);
/** The browser is idle at once. */
Object.assign(globalThis, {
  requestIdleCallback: (task: () => void) => setTimeout(task),
  cancelIdleCallback: clearTimeout,
});

beforeEach(() => askStock.mockReset().mockReturnValue(new Promise(() => undefined)));
afterEach(() => {
  jest.useRealTimers();
  Object.assign(Reflect.get(globalThis, Symbol.for('shop.server-time@1')) as object, { aheadMs: null });
});

const summary = () => within(screen.getByRole('region', { name: 'Oppsummering' }));

describe('without stock', () => {
  const [lyng, ...others] = threeVariants();
  const soldOut = aPricedVariant({ salesStatus: { quantityInStock: 0 } });

  test('[P3-7] the buy button is closed and says so, and so does the colour', () => {
    renderProduct({ data: aPage({ variants: [soldOut, ...others] }) });
    expect(summary().getByRole('button', { name: 'Utsolgt' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Neste' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Lyng, utsolgt' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Skifer' })).toBeInTheDocument();
  });

  test('[P3-7, P4-61] what the channel knows of each variant closes and marks them, too', async () => {
    askStock.mockResolvedValue(
      [lyng, ...others].map((variant) =>
        anAvailabilityRecord({ productCode: variant?.sku ?? '', dcQtyAvailable: variant === lyng ? 4 : 0 }),
      ),
    );
    renderProduct({ data: aPage({ variants: [soldOut, ...others] }) });
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Skifer, utsolgt' })).toBeInTheDocument());
    expect(screen.getByRole('radio', { name: 'Lyng' })).toBeChecked();
    expect(summary().getByRole('button', { name: 'Neste' })).toBeEnabled();
  });
});

test.each([
  ['B2C', '/hjelp/'],
  ['B2B', '/bedrift/kundeservice/'],
] as const)('[P3-4] what has no buy button for %s says that it is not sold online, and whom to ask', (realm, href) => {
  renderProduct({ data: aPage({ product: { hideBuyButton: true } }), realm });
  expect(summary().getByText(/^Denne kan ikke bestilles i nettbutikken\./)).toBeVisible();
  expect(summary().getByRole('link', { name: 'Kontakt kundeservice' })).toHaveAttribute('href', href);
  expect(summary().queryByRole('button', { name: /Neste|handlekurv/ })).not.toBeInTheDocument();
});

test('[P4-66] what is phased out says so, by the server’s HTML and by a channel that sends no text', async () => {
  const phasedOut = { name: 'GlobalPhasedOutStocking', sellable: false, quantityInStock: 0 };
  const region = () => screen.getByRole('region', { name: 'Lagerstatus' });
  let answer = (_: Awaited<ReturnType<typeof fetchAvailability>>): void => undefined;
  askStock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  renderProduct({ data: aPage({ variants: [aPricedVariant({ salesStatus: phasedOut })] }) });
  expect(region()).toHaveTextContent('Utgått fra sortimentet');
  await waitFor(() => expect(askStock).toHaveBeenCalled());
  await act(async () =>
    answer([
      anAvailabilityRecord({
        productCode: 'AUR-5P-256-LYN',
        dcQtyAvailable: 0,
        availabilityStatus: { info: '', sellable: false },
        statuses: [{ name: phasedOut.name, timestampIso: '2026-06-01T07:00:00Z' }],
      }),
    ]),
  );
  expect(region()).toHaveTextContent('Utgått fra sortimentet');
  expect(summary().getByRole('button', { name: 'Utgått fra sortimentet' })).toBeDisabled();
});

describe('stock texts', () => {
  const region = () => screen.getByRole('region', { name: 'Lagerstatus' });

  test.each([
    ['the channel’s own text', { dcQtyAvailable: 3, availabilityStatus: { info: 'Få igjen (3)' } }, 'Få igjen (3)'],
    ['else what there is', { dcQtyAvailable: 3, availabilityStatus: { info: '' } }, 'På nettlager'],
    ['and what there is not', { dcQtyAvailable: 0, availabilityStatus: { info: '' } }, 'Utsolgt'],
  ])('[F5.5-2] %s', async (_, change, text) => {
    askStock.mockResolvedValue([anAvailabilityRecord({ productCode: 'AUR-5P-256-LYN', ...change })]);
    renderProduct();
    await waitFor(() => expect(region()).toHaveTextContent(new RegExp(`^${text.replace(/[()]/g, '\\$&')}$`)));
  });

  test('[F4.6-1] an empty list of stock says that it could not be read, as an information in red', async () => {
    askStock.mockResolvedValue([]);
    renderProduct();
    await waitFor(() => expect(region()).toHaveTextContent('Kunne ikke hente lagerstatus'));
    expect(region().querySelector('.red svg')).not.toBeNull();
  });

  const now = (...statuses: readonly (readonly [name: string, timestampIso: string])[]) =>
    anAvailabilityRecord({
      productCode: 'AUR-5P-256-LYN',
      dcQtyAvailable: 40,
      availabilityStatus: { info: '', sellable: true },
      statuses: statuses.map(([name, timestampIso]) => ({ name, timestampIso })),
    });

  test.each([
    ['the supplied text', { preSalesOverrideText: 'Sendes i mars' }, 'Sendes i mars'],
    ['else the shop’s word', {}, 'Forhåndssalg'],
  ])('[F4.6-2] in presale it is %s, as an information in blue', async (_, product, text) => {
    const salesStatus = { name: 'PreSales', sellable: true, quantityInStock: 40 };
    const record = now(['PreSales', '2026-01-01T00:00:00Z']);
    askStock.mockResolvedValue([record]);
    renderProduct({ data: aPage({ product, variants: [aPricedVariant({ salesStatus })] }) });
    await waitFor(() => expect(askStock).toHaveBeenCalled());
    await waitFor(() => expect(region()).toHaveTextContent(new RegExp(`^${text}$`)));
    expect(region().querySelector('.blue svg')).not.toBeNull();
  });

  test.each([
    [
      'the latest',
      [
        ['GlobalPhasedOutStocking', '2026-06-01T00:00:00Z'],
        ['Sellable', '2026-01-01T00:00:00Z'],
      ],
      true,
    ],
    [
      'not one to come',
      [
        ['GlobalPhasedOutStocking', '2027-06-01T00:00:00Z'],
        ['Sellable', '2026-01-01T00:00:00Z'],
      ],
      false,
    ],
    [
      'nor an earlier one',
      [
        ['Sellable', '2026-06-01T00:00:00Z'],
        ['GlobalPhasedOutStocking', '2026-01-01T00:00:00Z'],
      ],
      false,
    ],
  ] as const)('[F4.6-4] the status that holds is %s', async (_, statuses, isPhasedOut) => {
    askStock.mockResolvedValue([{ ...now(...statuses), dcQtyAvailable: 0 }]);
    renderProduct();
    await waitFor(() => expect(region()).toHaveTextContent(isPhasedOut ? 'Utgått fra sortimentet' : 'Utsolgt'));
  });
});

describe('presale', () => {
  beforeEach(() => (document.cookie = 'user_ref_pdp=12340'));

  const inAMinute = aPage({ product: { releaseDate: new Date(RENDERED_AT + 60_000).toISOString() } });
  const isOpen = () => summary().queryByRole('button', { name: 'Neste' }) !== null;

  test.each([
    ['ahead', DAY_MS],
    ['behind', -DAY_MS],
  ])('[P4-54] opens by the server’s time on a device that is a day %s', (_, wrongByMs) => {
    jest.useFakeTimers({ now: RENDERED_AT + wrongByMs });
    renderProduct({ data: inAMinute });
    act(() => void jest.advanceTimersByTime(2_000));
    expect(isOpen()).toBe(false);
    // The page was 10 s old when it came.
    noteServerTime(new Headers({ date: new Date(RENDERED_AT + 12_000).toUTCString() }));
    act(() => void jest.advanceTimersByTime(47_000));
    expect(isOpen()).toBe(false);
    act(() => void jest.advanceTimersByTime(1_000));
    expect(isOpen()).toBe(true);
  });

  const HOUR_MS = 3_600_000;

  test.each([
    [7 * DAY_MS, 'Forhåndsbestill fra lørdag kl. 10:00'],
    [DAY_MS, 'Forhåndsbestill fra søndag kl. 10:00'],
    [DAY_MS - 1_000, 'Forhåndsbestill om 23:59:59'],
    [HOUR_MS + 62_000, 'Forhåndsbestill om 01:01:02'],
    [60_000, 'Forhåndsbestill om 00:01:00'],
    [59_000, 'Forhåndsbestill om 59 sekunder'],
  ])('[P4-55, P4-56, P4-57] %i ms before it opens: %s', (awayMs, text) => {
    renderProduct({ data: aPage({ product: { releaseDate: new Date(RENDERED_AT + awayMs).toISOString() } }) });
    expect(summary().getByRole('button', { name: text })).toBeDisabled();
  });

  test('[P4-58] visitors are spread over the first seconds by the last digit of their cookie', () => {
    document.cookie = 'user_ref_pdp=12347';
    const inASecond = aPage({ product: { releaseDate: new Date(RENDERED_AT + 1_000).toISOString() } });
    jest.useFakeTimers({ now: RENDERED_AT });
    renderProduct({ data: inASecond });
    act(() => void jest.advanceTimersByTime(7_000));
    expect(summary().getByRole('button', { name: 'Forhåndsbestill om 1 sekund' })).toBeDisabled();
    act(() => void jest.advanceTimersByTime(1_000));
    expect(isOpen()).toBe(true);
  });
});

describe('plans for those under 30', () => {
  const toggle = () => screen.queryByRole('switch', { name: 'Under 30?' });

  test('[P6-3] are asked about with visitors, not with customers or beside a children’s watch', () => {
    const visitor = renderProduct();
    expect(toggle()).toBeInTheDocument();
    visitor.unmount();
    const customer = renderProduct({ isLoggedIn: true });
    expect(screen.getByRole('radio', { name: /Fjell X Max/ })).toBeInTheDocument();
    expect(toggle()).not.toBeInTheDocument();
    customer.unmount();
    renderProduct({ data: aPage({ product: { brand: 'Xplora' } }) });
    expect(screen.getByRole('radio', { name: /Fjell X Max/ })).toBeInTheDocument();
    expect(toggle()).not.toBeInTheDocument();
  });
});

test.each([
  ['svitsj', 'Svitsj', /^Ny Svitsj-avtale/],
  ['reswitch', 'Svitsj', /^Svitsj telefonen du har/],
  ['avtaletid', 'Delbetaling', /24 måneder/],
  ['nå', 'Fullpris', /Fullpris/],
  ['fullpris', 'Fullpris', /Fullpris/],
])('[F2.8-23, P2-12] a link with so=%s opens %s', (alias, method, option) => {
  // By default another way to pay is open.
  const product = { defaultFinancingType: alias === 'avtaletid' ? 'upfront' : 'lease24' };
  const swaps = [
    { alternative_id: 'new-switch', heading: 'Ny Svitsj-avtale', duration: 24 },
    { alternative_id: 'existing-switch', heading: 'Svitsj telefonen du har', duration: 24 },
  ];
  const financingMethods = aPricedVariant().financingMethods.map((each) =>
    each.alternative_id === 'switch' ? { ...each, financingOptions: swaps } : each,
  );
  const data = aPage({ product, variants: [aPricedVariant({ financingMethods })] });
  renderProduct({ address: `${PATH}?so=${encodeURIComponent(alias)}`, data, isLoggedIn: true });
  expect(screen.getByRole('tab', { name: method })).toHaveAttribute('aria-selected', 'true');
  expect(within(screen.getByRole('tabpanel', { name: method })).getByRole('radio', { name: option })).toBeChecked();
});
