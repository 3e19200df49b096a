import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { type CartAnswer, emptyCart } from 'shared-domain/cart';
import { aBundleCart, aBundleItem, aCart, aCartItem } from 'shared-domain/cart/testing';
import { failed, ok } from 'shared-domain/kernel';
import { toOre, ZERO } from 'shared-domain/money';
import { subscribe } from 'shared-domain/runtime/event-bus';
import { cartStore, refreshCart, updateCart } from 'shared-domain/stores/cart-store';
import { LocationPinIcon, TruckIcon } from 'shared-domain/ui';
import { Slot } from '../exposes/panel';
import { renderPanel } from '../testing/render-cart';

jest.mock('shared-domain/stores/cart-store', () => ({
  ...jest.requireActual<object>('shared-domain/stores/cart-store'),
  refreshCart: jest.fn(() => Promise.resolve()),
  updateCart: jest.fn(),
}));

const update = jest.mocked(updateCart);
let drawerRequests: unknown[];
let unsubscribe: () => void;

/** The server answers with this cart, and the store holds it. */
function answerWith(cart: CartAnswer): void {
  update.mockImplementation(async () => {
    act(() => cartStore.setState({ cart, status: 'ready' }));
    return ok(cart);
  });
}

beforeEach(() => {
  update.mockReset();
  jest.mocked(refreshCart).mockClear();
  drawerRequests = [];
  unsubscribe = subscribe('shop:cart:drawer-requested@1', (detail) => void drawerRequests.push(detail));
});
afterEach(() => unsubscribe());

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const BAR = { min: ZERO, max: toOre(1_000), progress: toOre(349) };
const CHARGER = 'Kvist lader 45 W, USB-C';
const chargers = (value: number): CartAnswer => aCart({ cart: { content: [aCartItem({ quantity: { value } })] } });

test('[F2.5-4, F2.5-6, F9.2-1, F9.2-9] lines, monthly costs, minimum total price and the way to the checkout', () => {
  renderPanel(aBundleCart());
  const list = within(screen.getByRole('list', { name: 'Varer i handlekurven' }));
  expect(list.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Aurora 5 Pro',
    'Fjell X Basic',
    CHARGER,
  ]);
  const summary = within(screen.getByRole('region', { name: 'Oppsummering' }));
  expect(summary.getByText('Delbetaling telefon 24 md.')).toBeInTheDocument();
  expect(summary.getByText('Totalt pr. md.').parentElement).toHaveTextContent('Totalt pr. md.1 040,-/md.');
  expect(summary.getByText('Minste totalpris').parentElement).toHaveTextContent('13 333,-');
  expect(
    summary.getByText('Minste totalpris for telefon og abonnement med 12 md. avtaletid: 18 972,-.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Gå til kassen' })).toHaveAttribute(
    'href',
    '/kasse/personlige-opplysninger/',
  );
});

test('[F2.5-6] a line has its picker, its delete button, and for a breakage fee an explanation of its own', () => {
  const fee = (cartItemId: string, name: string) =>
    aCartItem({ type: 'BREAKAGE_FEE', cartItemId, name, quantity: { modifiable: false, removable: false } });
  renderPanel(aCart({ cart: { content: [aCartItem(), fee('fee-1', 'Bruddgebyr 1'), fee('fee-2', 'Bruddgebyr 2')] } }));
  for (const name of [`Reduser antall ${CHARGER}`, `Øk antall ${CHARGER}`, `Fjern ${CHARGER}`])
    expect(button(name)).toBeEnabled();
  const bubbles = screen.getAllByText('Hva er bruddgebyr?').map((bubble) => bubble.closest('li'));
  expect(bubbles.map((line) => line?.querySelector('p')?.textContent)).toEqual(['Bruddgebyr 1', 'Bruddgebyr 2']);
});

test("[F2.5-9] the drawer is the mini-cart: its foot has the sums under 'Betale pr md:' and 'Betal nå:'", () => {
  renderPanel(aBundleCart());
  const foot = screen.getByText('Betal nå:').closest('dl');
  expect(foot).toHaveTextContent(/^Betale pr md:1\s040,-\/md\.Betal nå:349,-/);
});

test('[F9.2-1] without monthly costs only their total is shown, and once', () => {
  renderPanel(aCart());
  expect(screen.queryByText('Totalt pr. md.')).not.toBeInTheDocument();
  expect(screen.getByText('Betale pr md:').closest('div')).toHaveTextContent('0,-/md.');
});

test('[F6-12] a business reads that its amounts are without mva., at the group and at both sums', () => {
  renderPanel(aBundleCart({ realm: 'B2B', totals: { monthlyWithoutVAT: toOre(832) } }));
  expect(screen.getByText('Alle beløp er ekskl. mva. der ikke annet står.')).toBeInTheDocument();
  const foot = screen.getByText('Betal nå:').closest('dl');
  expect(foot).toHaveTextContent(/832,-\/md\. \(ekskl. mva.\)Betal nå:279,20\skr \(ekskl. mva.\)/);
  expect(screen.getByText('MVA pr. md.:').closest('div')).toHaveTextContent('208,-/md.');
});

test('[F9.2-9, F6-12] the minimum total price of a business is without mva. and says so, its legal text too', () => {
  const [bundle] = aBundleCart().subscriptions;
  if (!bundle) throw new Error('The builder makes a bundle');
  renderPanel(
    aBundleCart({
      realm: 'B2B',
      cart: { content: [aBundleItem({ price: { totalWithoutVAT: toOre(10_387.2) } })] },
      subscriptions: [
        {
          ...bundle,
          price: { monthly: { amountSubscription: toOre(499), amountSubscriptionWithoutVAT: toOre(399.2) } },
        },
      ],
    }),
  );
  const summary = screen.getByText('Minste totalpris').closest('summary');
  expect(summary).toHaveTextContent('10 387,20 kr (ekskl. mva.)');
  expect(screen.getByText(/avtaletid: 15\s177,60\skr\. Beløpet er ekskl\. mva\./)).toBeInTheDocument();
});

test('[F9.2-9, F3.2-6] the minimum total price unfolds into what it is the sum of', () => {
  renderPanel(aBundleCart());
  const details = screen.getByText('Minste totalpris').closest('details');
  expect(details).toHaveTextContent(/Aurora 5 Pro 541,-\/md\. i 24\smd\.12\s984,-/);
  expect(details).toHaveTextContent(/Kvist lader 45 W, USB-C349,-/);
});

test('[F4.1-12] a click on the minimum total price opens and closes it; only when it opens, what it holds comes into view', async () => {
  const intoView = jest.fn();
  Element.prototype.scrollIntoView = intoView;
  renderPanel(aBundleCart());
  const summary = screen.getByText('Minste totalpris');
  const details = summary.closest('details');
  expect(details).not.toHaveAttribute('open');
  await userEvent.click(summary);
  expect(details).toHaveAttribute('open');
  await waitFor(() => expect(intoView).toHaveBeenCalledTimes(1));
  await userEvent.click(summary);
  expect(details).not.toHaveAttribute('open');
  // The event of a `details` comes later.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(intoView).toHaveBeenCalledTimes(1);
});

test('[F9.2-11] sums that are 0 are said as such', () => {
  renderPanel(aCart({ totals: { upfront: ZERO, upfrontWithoutVAT: ZERO, vat: ZERO }, delivery: null }));
  const foot = screen.getByText('Betal nå:').closest('dl');
  expect(foot).toHaveTextContent(/^Betale pr md:0,-\/md\.Betal nå:0,-$/);
});

test('[F3.2-1] lines under their heading, each counted and removed by itself, in the format of prices', async () => {
  answerWith(chargers(3));
  renderPanel(chargers(2));
  const list = within(screen.getByRole('list', { name: 'Varer i handlekurven' }));
  expect(list.getByText(CHARGER).closest('li')).toHaveTextContent('698,-');
  await userEvent.click(button(`Øk antall ${CHARGER}`));
  await userEvent.click(button(`Fjern ${CHARGER}`));
  expect(update.mock.calls.map(([input]) => input)).toEqual([
    { update: { accessorySku: 'KVI-LADER-45', cartItemId: 'line-1', quantity: 3 } },
    { remove: { cartItemId: 'line-1' } },
  ]);
});

test('[F3.2-3] five sums of the server, each by its own name', () => {
  const totals = {
    monthly: toOre(1_040),
    upfront: toOre(349),
    firstInvoice: toOre(99.5),
    vat: toOre(69.8),
    upfrontWithoutVAT: toOre(279.2),
  };
  renderPanel(aBundleCart({ totals }));
  const summary = within(screen.getByRole('region', { name: 'Oppsummering' }));
  const shown = ['Totalt pr. md.', 'Betale nå:', 'Å betale på første faktura:', 'MVA:', 'Sum:'].map((label) =>
    summary.getByText(label).parentElement?.textContent?.replaceAll('\u00A0', ' '),
  );
  expect(shown).toEqual([
    'Totalt pr. md.1 040,-/md.',
    'Betale nå:349,-',
    'Å betale på første faktura:99,50 kr',
    'MVA:69,80 kr',
    'Sum:279,20 kr',
  ]);
});

test('what is paid now unfolds into its lines, with the discount on a line of its own', () => {
  const discount = { name: 'Høstsalg', isUniqueDiscount: true, value: { upfront: toOre(50) } };
  renderPanel(aCart({ cart: { content: [aCartItem({ quantity: { value: 2 }, discount })] } }));
  const details = screen.getByText('Dette betaler du nå').closest('details');
  expect(details).toHaveTextContent(`2 × ${CHARGER}698,-Høstsalg−100,-`);
});

test('a plan alone: the foot says what it costs, and nothing says it twice', () => {
  renderPanel(
    aCart({
      cart: {
        content: [
          aCartItem({ type: 'SUBSCRIPTION', name: 'Fjell X', price: { upfront: undefined, total: undefined } }),
        ],
      },
      totals: { monthly: toOre(499), upfront: ZERO, vat: ZERO, upfrontWithoutVAT: ZERO },
      delivery: null,
    }),
  );
  expect(screen.queryByRole('region', { name: 'Oppsummering' })).not.toBeInTheDocument();
  expect(screen.getAllByText('Betale pr md:')).toHaveLength(1);
});

test.each([
  ['59,-', 'LeveringVelges i kassenfra 59,-'],
  ['Gratis', 'LeveringGratis'],
])('delivery of %s is named once, beside no sum', (value, row) => {
  const { container } = renderPanel(aBundleCart({ delivery: { value } }));
  const shown = container.textContent?.replaceAll('\u00A0', ' ') ?? '';
  expect(shown.split(value)).toHaveLength(2);
  expect(shown).toContain(row);
});

test('a name that begins with a number is read with its brand', () => {
  renderPanel(
    aCart({ cart: { content: [aCartItem({ name: '15', brand: 'Xiaomi', href: '/mobiltelefoner/xiaomi/15/' })] } }),
  );
  expect(screen.getByRole('link', { name: 'Xiaomi 15' })).toBeInTheDocument();
  expect(button('Fjern Xiaomi 15')).toBeInTheDocument();
});

test('[F9.2-2, F9.2-4..8] delivery, and what is paid now and on the first invoice', () => {
  const rows = (): string[] =>
    ['Levering', 'Sum:', 'MVA:', 'Betale nå:', 'Å betale på første faktura:'].flatMap((label) => {
      const row = within(screen.getByRole('region', { name: 'Oppsummering' })).queryByText(label);
      return row ? [row.closest('div')?.textContent?.replaceAll('\u00a0', ' ') ?? ''] : [];
    });
  const { unmount } = renderPanel(aCart({ totals: { firstInvoice: toOre(99) } }));
  expect(rows()).toEqual([
    'LeveringVelges i kassenfra 59,-',
    'Sum:279,20 kr',
    'MVA:69,80 kr',
    'Betale nå:349,-',
    'Å betale på første faktura:99,-',
  ]);
  unmount();
  const onInvoice = { upfront: ZERO, upfrontWithoutVAT: ZERO, vat: ZERO, firstInvoice: toOre(99) };
  const later = renderPanel(aCart({ totals: onInvoice }));
  expect(rows()).toEqual(['LeveringVelges i kassenfra 59,-', 'Betale nå:0,-', 'Å betale på første faktura:99,-']);
  later.unmount();
  renderPanel(aBundleCart({ totals: { upfront: ZERO, upfrontWithoutVAT: ZERO, vat: ZERO, firstInvoice: ZERO } }));
  expect(rows()).toEqual(['LeveringVelges i kassenfra 59,-']);
});

test('[F2.5-7] the summary: monthly costs, delivery, free shipping, what is paid now, minimum total price, family discount', () => {
  renderPanel(aBundleCart());
  for (const text of ['Totalt pr. md.', 'Levering', 'Sum:', 'Minste totalpris', 'Du kan få rabatt'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
});

test('[F9.2-3] the way to free shipping as a bar', () => {
  renderPanel(aCart());
  const bar = screen.getByRole('progressbar', { name: 'Du har 651,- igjen til fri frakt' });
  expect(bar).toHaveAttribute('value', '34900');
  expect(bar).toHaveAttribute('max', '100000');
});

test.each([
  [349.01, 'Du har 651,- igjen til fri frakt', 34_901],
  [999.5, 'Du har 1,- igjen til fri frakt', 99_950],
  [1_000, 'Du har fått fri frakt', 100_000],
  [1_290, 'Du har fått fri frakt', 100_000],
])('[F9.2-3] after goods for %d the bar says «%s»', (nok, text, value) => {
  renderPanel(aCart({ delivery: { value: '59,-', progressBar: { ...BAR, progress: toOre(nok) } } }));
  const bar = screen.getByRole('progressbar', { name: text });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual([String(value), '100000']);
});

test('[F9.2-3] the bar goes from the least to the most of the cart, and not below', () => {
  const bar = { min: toOre(200), max: toOre(1_000), progress: toOre(100) };
  renderPanel(aCart({ delivery: { value: '59,-', progressBar: bar } }));
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0');
  expect(screen.getByRole('progressbar')).toHaveAttribute('max', '80000');
});

test.each([
  [undefined, 'var(--brand-700)'],
  ['corePurple700', 'var(--brand-700)'],
  ['corePurple900', 'var(--brand-900)'],
  ['green700', 'var(--green-700)'],
  ['green100', ''],
])('[F9.2-3] the bar has the colour %s of the cart where it can be told from its track', (color, drawn) => {
  renderPanel(aCart({ delivery: { value: '59,-', progressBar: { ...BAR, color } } }));
  expect(screen.getByRole('progressbar').style.color).toBe(drawn);
});

test('[F9.2-2] an order that earns free shipping: the price of delivery is struck, and 0,- said', () => {
  renderPanel(aCart({ delivery: { value: '0,-', struck: '99,-' } }));
  const row = screen.getByText('Levering').closest('div');
  expect(row).toHaveTextContent('LeveringFør 99,- 0,-');
  expect(row?.querySelector('s')).toHaveTextContent('Før 99,-');
  expect(screen.queryByText(/\+ levering/)).not.toBeInTheDocument();
});

test('[F9.2-2] the delivery row has the icon that the cart names, else that of a delivery', () => {
  const iconOf = (icon: string | undefined): string | null => {
    const { unmount } = renderPanel(aCart({ delivery: { icon, value: '59,-' } }));
    const drawing = screen.getByText('Levering').querySelector('path')?.getAttribute('d') ?? null;
    unmount();
    return drawing;
  };
  expect(iconOf('pickup')).toBe(LocationPinIcon);
  expect(iconOf('delivery')).toBe(TruckIcon);
  expect(iconOf(undefined)).toBe(TruckIcon);
  expect(iconOf('constructor')).toBe(TruckIcon);
});

test('[F9.2-2] the delivery row has the label that the cart names', () => {
  renderPanel(aCart({ delivery: { label: 'Hentes i butikk', value: 'Gratis' } }));
  expect(screen.getByText('Hentes i butikk').closest('div')).toHaveTextContent('Gratis');
  expect(screen.queryByText('Levering')).not.toBeInTheDocument();
});

test('nothing is paid at once: no way to free shipping', () => {
  renderPanel(aBundleCart({ totals: { upfront: ZERO } }));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('reads the cart when it appears; until then it keeps the room', () => {
  renderPanel(null);
  expect(refreshCart).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Henter handlekurven')).toBeInTheDocument();
});

test('a cart that cannot be read: says so and can be read again', async () => {
  renderPanel(null, { store: { status: 'failed', cart: emptyCart('B2C') } });
  await userEvent.click(button('Prøv igjen'));
  expect(refreshCart).toHaveBeenCalledTimes(2);
});

test('an empty cart shows where to go', () => {
  renderPanel(emptyCart('B2C'));
  expect(screen.getByRole('heading', { name: 'Handlekurven er tom' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Se mobiltelefoner' })).toHaveAttribute('href', '/mobiltelefoner/');
});

test('[F4.1-6, F4.1-8, F7.1-11] quantity goes up and down by one', async () => {
  answerWith(chargers(3));
  renderPanel(chargers(2));
  await userEvent.click(button(`Øk antall ${CHARGER}`));
  expect(update).toHaveBeenLastCalledWith({
    update: { accessorySku: 'KVI-LADER-45', cartItemId: 'line-1', quantity: 3 },
  });
  await userEvent.click(button(`Reduser antall ${CHARGER}`));
  expect(update).toHaveBeenLastCalledWith({
    update: { accessorySku: 'KVI-LADER-45', cartItemId: 'line-1', quantity: 2 },
  });
  expect(drawerRequests).toEqual([]);
});

test('[F4.1-6] only accessories and smart home devices are counted', () => {
  const device = aCartItem({ type: 'CONNECTED_DEVICE', cartItemId: 'line-9', name: 'Lampe' });
  const others = ['HANDSET', 'TABLET', 'MODEM', 'WEARABLE', 'SUBSCRIPTION', 'WEBDEAL', 'SERVICE'].map((type) =>
    aCartItem({ type, cartItemId: type, name: type }),
  );
  renderPanel(aCart({ cart: { content: [...others, aCartItem(), device] } }));
  expect(screen.getAllByRole('button', { name: /^Øk antall/ }).map((each) => each.textContent)).toEqual([
    'Øk antall Lampe',
    `Øk antall ${CHARGER}`,
  ]);
});

test.each([
  [0, 'Reduser', 'Øk'],
  [1, 'Reduser', 'Øk'],
  [10, 'Øk', 'Reduser'],
  [11, 'Øk', 'Reduser'],
])('[F5.1-1] at %i pieces «%s» is closed', (value, word, other) => {
  renderPanel(chargers(value));
  expect(button(`${word} antall ${CHARGER}`)).toHaveAttribute('aria-disabled', 'true');
  expect(button(`${other} antall ${CHARGER}`)).not.toHaveAttribute('aria-disabled', 'true');
});

test('[F3.1-7] a row has its picture, 44 by 75 px, or an icon', () => {
  const pictured = aCartItem({ image: { url: '/bilder/lader.webp', title: 'Lader' } });
  const plain = aCartItem({ cartItemId: 'line-2', name: 'Deksel' });
  renderPanel(aCart({ cart: { content: [pictured, plain] } }));
  const [picture, ...others] = screen.getByRole('list', { name: 'Varer i handlekurven' }).querySelectorAll('img');
  expect(['src', 'width', 'height'].map((name) => picture?.getAttribute(name))).toEqual([
    '/bilder/lader.webp',
    '44',
    '75',
  ]);
  expect(others).toEqual([]);
  expect(button('Fjern Deksel').closest('li')?.querySelector('.disc svg')).not.toBeNull();
});

test('[F9.1-18, F9.1-19, F9.1-20] a row draws its price, the ordinary one struck, and a unique discount on its own line', () => {
  const discount = (isUniqueDiscount: boolean) => ({
    name: 'Høstsalg',
    isUniqueDiscount,
    value: { upfront: toOre(50) },
  });
  const item = (name: string, isUnique: boolean) =>
    aCartItem({ cartItemId: name, name, quantity: { value: 2 }, discount: discount(isUnique) });
  renderPanel(aCart({ cart: { content: [item('Salg', false), item('Kode', true)] } }));
  const lineOf = (name: string) => button(`Fjern ${name}`).closest('li');
  expect(lineOf('Salg')).toHaveTextContent('598,-');
  expect(within(lineOf('Salg') as HTMLElement).getByText('ord. pris: 698,-').tagName).toBe('S');
  expect(lineOf('Salg')).not.toHaveTextContent('Høstsalg');
  expect(lineOf('Kode')).toHaveTextContent('698,-');
  expect(within(lineOf('Kode') as HTMLElement).getByText('Høstsalg −100,-')).toBeInTheDocument();
  expect(lineOf('Kode')).not.toHaveTextContent('ord. pris');
});

test('[F4.1-7] the bundle goes by its own row', async () => {
  answerWith(aCart());
  renderPanel(aBundleCart());
  await userEvent.click(button('Fjern Aurora 5 Pro'));
  expect(update).toHaveBeenCalledWith({ remove: { bundleId: 'bundle-1' } });
  await waitFor(() => expect(screen.queryByText('Aurora 5 Pro')).not.toBeInTheDocument());
  expect(drawerRequests).toEqual([]);
});

test('the list takes the focus when the row that had it is gone', async () => {
  answerWith(aCart());
  renderPanel(aBundleCart());
  await userEvent.click(button('Fjern Aurora 5 Pro'));
  await waitFor(() => expect(screen.getByRole('list', { name: 'Varer i handlekurven' })).toHaveFocus());
});

test('the heading of the empty cart takes the focus of the last row', async () => {
  answerWith(emptyCart('B2C'));
  renderPanel(aCart());
  await userEvent.click(button(`Fjern ${CHARGER}`));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Handlekurven er tom' })).toHaveFocus());
});

describe('the last line', () => {
  const emptied = { ...emptyCart('B2C'), orderRef: 'order-1' };
  const offer = () => screen.queryByText('Produktet har blitt fjernet fra handlekurven');
  async function removeLast(): Promise<HTMLElement> {
    jest.useFakeTimers();
    answerWith(emptied);
    const { container } = renderPanel(aCart());
    await act(async () => fireEvent.click(button(`Fjern ${CHARGER}`)));
    return container;
  }
  afterEach(() => jest.useRealTimers());

  test('[F4.1-1] can be put back for six seconds; then nothing is left and the drawer closes', async () => {
    const container = await removeLast();
    act(() => jest.advanceTimersByTime(5_999));
    expect(offer()).toBeInTheDocument();
    expect(container.querySelector('[data-keeps-open]')).not.toBeNull();
    expect(drawerRequests).toEqual([]);
    act(() => jest.advanceTimersByTime(1));
    expect(offer()).not.toBeInTheDocument();
    expect(container.querySelector('[data-keeps-open]')).toBeNull();
    expect(drawerRequests).toEqual([{ open: false }]);
  });

  test('is put back in the drawer, which stays open; the lines take the focus', async () => {
    await removeLast();
    answerWith(aCart());
    const undo = button(`Angre: legg ${CHARGER} tilbake`);
    act(() => undo.focus());
    await act(async () => fireEvent.click(undo));
    expect(update).toHaveBeenLastCalledWith({ restore: { cartItemId: 'line-1' } });
    expect(screen.getByRole('list', { name: 'Varer i handlekurven' })).toHaveFocus();
    act(() => jest.advanceTimersByTime(20_000));
    expect(drawerRequests).toEqual([]);
  });

  test('that cannot be put back: the drawer stays open and says why', async () => {
    const container = await removeLast();
    update.mockImplementation(async () => {
      act(() => cartStore.setState({ refusal: 'Varen er utsolgt.' }));
      return failed({ message: 'Varen er utsolgt.' });
    });
    act(() => cartStore.setState({ pending: true }));
    await act(async () => fireEvent.click(button(`Angre: legg ${CHARGER} tilbake`)));
    act(() => cartStore.setState({ pending: false }));
    expect(screen.getByRole('alert')).toHaveTextContent('Varen er utsolgt.');
    expect(container.querySelector('[data-keeps-open]')).not.toBeNull();
    expect(drawerRequests).toEqual([]);
  });
});

test('[F4.1-5, F2.5-8, F7.1-8] emptying opens the dialog, then the order is emptied', async () => {
  let answer = (): void => undefined;
  update.mockReturnValue(new Promise((resolve) => (answer = () => resolve(ok(emptyCart('B2C'))))));
  renderPanel(aCart());
  await userEvent.click(button('Tøm handlekurven'));
  const question = screen.getByRole('dialog', { name: 'Vil du tømme handlekurven?' });
  expect(update).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole('button', { name: 'Tøm handlekurven' }));
  expect(screen.getByRole('dialog', { name: 'Tømmer handlekurven' })).toBeInTheDocument();
  expect(update).toHaveBeenCalledWith({ empty: true });
  await act(async () => answer());
  const dialog = await screen.findByRole('dialog', { name: 'Handlekurven er tømt' });
  expect(drawerRequests).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fortsett å handle' }));
  expect(drawerRequests).toEqual([{ open: false }]);
});

test('[F4.1-5] who does not confirm keeps the cart', async () => {
  renderPanel(aCart());
  await userEvent.click(button('Tøm handlekurven'));
  await userEvent.click(button('Avbryt'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(update).not.toHaveBeenCalled();
});

test('[F4.1-5] emptying that is refused closes the dialog', async () => {
  update.mockResolvedValue(failed({ message: 'Nei' }));
  renderPanel(aCart());
  await userEvent.click(button('Tøm handlekurven'));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Tøm handlekurven' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(drawerRequests).toEqual([]);
});

test('[P8-1] the reason of a refusal is above the lines and can be closed', async () => {
  renderPanel(aCart(), { store: { refusal: 'Varen er utsolgt.' } });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Varen er utsolgt.');
  const lines = screen.getByRole('list', { name: 'Varer i handlekurven' });
  expect(alert.compareDocumentPosition(lines)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(within(alert).getByRole('button', { name: 'Lukk' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[F6-7] while an update runs nothing can be removed', () => {
  renderPanel(aCart(), { store: { pending: true } });
  expect(button(`Fjern ${CHARGER}`)).toBeDisabled();
});

test('[F4.1-8, F4.1-9, F4.1-11] a paid order: no picker, no delete button, no checkout, «Betalt:»', () => {
  renderPanel(aCart({ hasPaid: true }));
  expect(screen.queryByRole('button', { name: /antall|Fjern|Tøm/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Gå til kassen' })).not.toBeInTheDocument();
  // The first stands in the summary, the second in the foot.
  expect(screen.getAllByText('Betalt:').map((each) => each.closest('div')?.textContent)).toEqual([
    expect.stringContaining('349,-'),
    expect.stringContaining('349,-'),
  ]);
  expect(screen.queryByText(/^Betale? nå:/)).not.toBeInTheDocument();
});

test('[F9.1-24, F4.1-10] the explanation of a breakage fee opens and closes', async () => {
  renderPanel(
    aCart({
      cart: {
        content: [
          aCartItem({
            type: 'BREAKAGE_FEE',
            name: 'Bruddgebyr',
            price: { firstInvoice: toOre(600), upfront: undefined },
          }),
        ],
      },
    }),
  );
  const question = screen.getByText('Hva er bruddgebyr?');
  const details = question.closest('details');
  expect(details).not.toHaveAttribute('open');
  await userEvent.click(question);
  expect(details).toHaveAttribute('open');
  expect(details).toHaveTextContent(
    /tilsvarer den samlede kampanjerabatten. Det synker hver måned gjennom avtaleperioden, regnet fra da avtalen ble inngått. Beløpet kommer på neste faktura/,
  );
  await userEvent.click(question);
  expect(details).not.toHaveAttribute('open');
});

test.each([
  ['a visitor', {}, 'Du kan få rabatt'],
  ['a customer', { customer: 'Kari' }, 'Hei Kari!'],
])('[F9.2-10] %s reads about the family discount', (_, setting, heading) => {
  renderPanel(aBundleCart(), setting);
  const box = screen.getByText(heading).parentElement;
  expect(box?.textContent).toBe(
    `${heading}Visste du at hvis du legger til flere abonnement hos oss får du familierabatt? Les mer`,
  );
});

test.each([
  ['no plan', aCart()],
  ['the plan of a business', aBundleCart({ realm: 'B2B' })],
])('[F9.2-10] %s: no word of the family discount', (_, cart) => {
  renderPanel(cart);
  expect(screen.queryByText('Du kan få rabatt')).not.toBeInTheDocument();
});

test('[F3.2-7] the hint leads to the family prices', () => {
  renderPanel(aBundleCart());
  expect(screen.getByRole('link', { name: 'Les mer' })).toHaveAttribute('href', '/mobilabonnement/familie/');
});

test.each([
  ['filled', aBundleCart()],
  ['empty', emptyCart('B2C')],
])('%s: no accessibility violations', async (_, cart) => {
  const { container } = renderPanel(cart);
  expect((await axe(container)).violations).toEqual([]);
});

test('the server renders nothing personal, only the room of the cart', () => {
  cartStore.setState(cartStore.getInitialState());
  const html = renderToString(<Slot data={undefined} realm="B2C" pathname="/" appKey="web-shop" />);
  expect(html).toContain('Henter handlekurven');
  expect(html).not.toMatch(/ style=|<script/);
});
