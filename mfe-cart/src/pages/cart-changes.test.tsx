import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type CartAnswer, emptyCart } from 'shared-domain/cart';
import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from 'shared-domain/cart/testing';
import { failed, ok } from 'shared-domain/kernel';
import { toOre } from 'shared-domain/money';
import { reportWarning } from 'shared-domain/runtime/error-report';
import { cartStore, updateCart } from 'shared-domain/stores/cart-store';
import { renderPage, renderPanel } from '../testing/render-cart';

jest.mock('shared-domain/runtime/error-report');
jest.mock('shared-domain/stores/cart-store', () => ({
  ...jest.requireActual<object>('shared-domain/stores/cart-store'),
  refreshCart: jest.fn(() => Promise.resolve()),
  updateCart: jest.fn(),
}));

const update = jest.mocked(updateCart);
const CHARGER = 'Kvist lader 45 W, USB-C';

function answerWith(cart: CartAnswer): void {
  update.mockImplementation(async () => {
    act(() => cartStore.setState({ cart, status: 'ready' }));
    return ok(cart);
  });
}
beforeEach(() => {
  update.mockReset();
  jest.mocked(reportWarning).mockClear();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const lines = () =>
  screen.getAllByRole('listitem').map((line) => line.querySelector('p, [role=status]')?.textContent ?? '');

const REMOVED = 'Produktet har blitt fjernet fra handlekurven';

describe('a removed line', () => {
  const lamp = aCartItem({ cartItemId: 'line-9', name: 'Lampe', type: 'ACCESSORY' });
  const both = aBundleCart({ cart: { content: [aBundleItem(), aCartItem(), lamp] } });

  test('[P4-48, P8-15] says so, and leaves the offer to undo in its place, which puts back that line', async () => {
    answerWith(aBundleCart({ cart: { content: [aBundleItem(), lamp] } }));
    renderPanel(both);
    await userEvent.click(button(`Fjern ${CHARGER}`));
    await waitFor(() => expect(lines()).toEqual(['Aurora 5 Pro', 'Fjell X Basic', REMOVED, 'Lampe']));
    expect(screen.getByText(REMOVED).closest('li')).toHaveTextContent(`${REMOVED}${CHARGER}Angre`);
    answerWith(both);
    await userEvent.click(button(`Angre: legg ${CHARGER} tilbake`));
    expect(update).toHaveBeenLastCalledWith({ restore: { cartItemId: 'line-1' } });
    expect(lines()).toEqual(['Aurora 5 Pro', 'Fjell X Basic', CHARGER, 'Lampe']);
    expect(screen.getByRole('list', { name: 'Varer i handlekurven' })).toHaveFocus();
  });

  test('of a bundle is offered within its device', async () => {
    const service = aNestedItem({
      id: 'TRYGG',
      type: 'SERVICE',
      cartItemId: 'line-4',
      name: 'Trygg',
      quantity: { value: 1, modifiable: false, removable: true },
    });
    answerWith(aBundleCart({ cart: { content: [aBundleItem()] } }));
    renderPanel(aBundleCart({ cart: { content: [aBundleItem({ items: [aNestedItem(), service] })] } }));
    await userEvent.click(button('Fjern Trygg'));
    const offer = await screen.findByText(REMOVED);
    expect(offer.closest('ul')?.closest('li')).toHaveTextContent(/^Aurora 5 Pro/);
  });

  test('is offered for six seconds, and longer while the pointer or the keyboard is on it', async () => {
    jest.useFakeTimers();
    answerWith(aBundleCart({ cart: { content: [aBundleItem(), lamp] } }));
    renderPanel(both);
    await act(async () => fireEvent.click(button(`Fjern ${CHARGER}`)));
    const offer = () => screen.queryByText(REMOVED);
    act(() => jest.advanceTimersByTime(5_999));
    expect(offer()).toBeInTheDocument();
    fireEvent.pointerEnter(offer()?.closest('li') as HTMLElement);
    act(() => jest.advanceTimersByTime(20_000));
    expect(offer()).toBeInTheDocument();
    fireEvent.pointerLeave(offer()?.closest('li') as HTMLElement);
    act(() => jest.advanceTimersByTime(6_000));
    expect(offer()).not.toBeInTheDocument();
  });

  test('that is refused stays, with nothing to undo', async () => {
    update.mockResolvedValue(failed({ message: 'Nei' }));
    renderPanel(both);
    await userEvent.click(button(`Fjern ${CHARGER}`));
    expect(screen.queryByText(REMOVED)).not.toBeInTheDocument();
  });

  test('that was the last one can be put back from the empty page', async () => {
    answerWith({ ...emptyCart('B2C'), orderRef: 'order-1' });
    renderPage(aCart());
    await userEvent.click(button(`Fjern ${CHARGER}`));
    expect(await screen.findByRole('heading', { name: 'Handlekurven er tom' })).toBeInTheDocument();
    await userEvent.click(button(`Angre: legg ${CHARGER} tilbake`));
    expect(update).toHaveBeenLastCalledWith({ restore: { cartItemId: 'line-1' } });
  });
});

test('[F5.1-2] a row that may not be changed has a picker beside one that may, and none in a cart of fixed rows', async () => {
  const fixed = aCartItem({ cartItemId: 'line-8', name: 'Gave', quantity: { value: 1, modifiable: false } });
  const { unmount } = renderPanel(aCart({ cart: { content: [aCartItem(), fixed] } }));
  expect(button(`Øk antall ${CHARGER}`)).not.toHaveAttribute('aria-disabled');
  const more = button(/^Øk antall .*Gave$/);
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more);
  expect(update).not.toHaveBeenCalled();
  unmount();
  renderPanel(aCart({ cart: { content: [fixed] } }));
  expect(screen.queryByRole('button', { name: /antall/ })).not.toBeInTheDocument();
});

test('[F4.1-6, F7.1-11] a new quantity is sent with the discount code of its row', async () => {
  answerWith(aCart());
  const discount = { code: 'HOST', name: 'Høstsalg', isUniqueDiscount: true, value: { upfront: toOre(50) } };
  renderPanel(aCart({ cart: { content: [aCartItem({ quantity: { value: 2 }, discount })] } }));
  await userEvent.click(button(`Øk antall ${CHARGER}`));
  expect(update).toHaveBeenCalledWith({
    update: { accessorySku: 'KVI-LADER-45', cartItemId: 'line-1', quantity: 3, discountCode: 'HOST' },
  });
});

test('[F3.1-8, F3.1-11] badges of the discount, the device discount text and a struck text', () => {
  const discount = {
    isUniqueDiscount: false,
    value: { monthly: toOre(50) },
    handsetDiscountText: 'Høstsalg',
    types: [{ text: 'Bare på nett', lozengeStatus: 'info' }],
  };
  renderPanel(aBundleCart({ cart: { content: [aBundleItem({ discount, lineThrough: 'Før 30 GB' })] } }));
  const line = button('Fjern Aurora 5 Pro').closest('li');
  expect(line).toHaveTextContent(/Bare på nett\s*Høstsalg/);
  expect(screen.getByText('Bare på nett')).toHaveClass('brand');
  expect(screen.getByText('Høstsalg')).toHaveClass('offer');
  expect(screen.getByText('Før 30 GB').tagName).toBe('S');
});

const SUPPLIES = 'Tilbudet gjelder så langt lageret rekker.';
const KEPT = 'Du beholder abonnementet du har i dag. Det står ikke i summene.';
const speakerPlan = aNestedItem({ id: 'FJELL_X_MAX_PLUS_2025.COM12LOUDSPEAKER2' });
const [bundleEntry] = aBundleCart().cart.subscriptions;
const kept = aBundleCart({
  cart: {
    content: [aBundleItem({ items: [] })],
    subscriptions: bundleEntry ? [{ ...bundleEntry, keepExistingSubscription: true }] : [],
  },
});

test.each([
  [
    'a plan that goes with the loudspeaker',
    aCart({ cart: { content: [aCartItem({ ...speakerPlan, items: [] })] } }),
    [SUPPLIES],
  ],
  ['the same beside a device', aBundleCart({ cart: { content: [aBundleItem({ items: [speakerPlan] })] } }), [SUPPLIES]],
  ['the own plan', kept, [KEPT]],
  ['another plan', aBundleCart(), []],
])('[F5.1-6, F5.1-7] what holds for %s is said below the lines', (_, cart, notes) => {
  renderPanel(cart);
  expect([SUPPLIES, KEPT].filter((note) => screen.queryByText(note) !== null)).toEqual(notes);
});

test('[F3.2-4, F9.2-1] how the months are paid, beside their sum, where the server says it', () => {
  const { unmount } = renderPanel(aBundleCart({ paymentTooltip: 'Kommer på fakturaen.' }));
  expect(screen.getByRole('button', { name: 'Slik betales det hver måned', hidden: true })).toHaveAccessibleDescription(
    'Kommer på fakturaen.',
  );
  unmount();
  const marked = renderPanel(
    aBundleCart({ paymentTooltip: '<p>Kommer på <b>fakturaen</b>.</p><p>&quot;Hver&quot; måned.</p>' }),
  );
  expect(screen.getByRole('button', { name: 'Slik betales det hver måned', hidden: true })).toHaveAccessibleDescription(
    'Kommer på fakturaen. "Hver" måned.',
  );
  marked.unmount();
  renderPanel(aBundleCart());
  expect(screen.queryByRole('button', { name: 'Slik betales det hver måned', hidden: true })).not.toBeInTheDocument();
});

test('[F8-22] a lease whose legal bundle has no code is a warning, once', () => {
  const [bundle] = aBundleCart().subscriptions;
  if (!bundle) throw new Error('The builder makes a bundle');
  renderPanel(aBundleCart({ subscriptions: [{ ...bundle, code: '' }] })).unmount();
  expect(reportWarning).toHaveBeenCalledTimes(1);
  renderPanel(aBundleCart());
  expect(reportWarning).toHaveBeenCalledTimes(1);
});

describe('[F4.1-3, F7.1-7] the life of an order', () => {
  const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
  const inHours = (hours: number): string => new Date(NOW_MS + hours * 3_600_000).toISOString();
  /** The server says what time it is; the device's clock may say something else. */
  const serverTimeIs = (aheadMs: number | null): void => {
    Object.assign(Reflect.get(globalThis, Symbol.for('shop.server-time@1')) as object, { aheadMs });
  };
  beforeEach(() => serverTimeIs(NOW_MS - Date.now()));
  afterEach(() => serverTimeIs(null));

  test('one that ends within half a day gets another when it is looked at', async () => {
    answerWith(aCart({ orderRef: 'one', expiresAt: inHours(24) }));
    renderPanel(aCart({ orderRef: 'one', expiresAt: inHours(3) }));
    await waitFor(() => expect(update).toHaveBeenCalledWith({ extend: true }));
    expect(update).toHaveBeenCalledTimes(1);
  });

  test('a fresh or a paid one does not; a call that fails is no message and is not repeated', async () => {
    renderPanel(aCart({ orderRef: 'two', expiresAt: inHours(20) })).unmount();
    renderPanel(aCart({ orderRef: 'two', expiresAt: inHours(3), hasPaid: true })).unmount();
    expect(update).not.toHaveBeenCalled();
    update.mockImplementation(async () => {
      act(() => cartStore.setState({ refusal: 'Prøv igjen.' }));
      return failed({ message: 'Prøv igjen.' });
    });
    renderPanel(aCart({ orderRef: 'two', expiresAt: inHours(3) }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(update).toHaveBeenCalledTimes(1);
  });

  test('a device whose clock is 13 hours ahead asks for nothing, and one that does not know the time yet neither', () => {
    serverTimeIs(-13 * 3_600_000);
    renderPanel(aCart({ orderRef: 'three', expiresAt: new Date(Date.now() + 11 * 3_600_000).toISOString() })).unmount();
    serverTimeIs(null);
    renderPanel(aCart({ orderRef: 'three', expiresAt: inHours(3) }));
    expect(update).not.toHaveBeenCalled();
  });

  test('an order that never lives for half a day is extended once by a page, not for each answer', async () => {
    let answers = 0;
    update.mockImplementation(async () => {
      answers += 1;
      const cart = aCart({ orderRef: 'four', expiresAt: inHours(6 + answers / 60) });
      act(() => cartStore.setState({ cart, status: 'ready' }));
      return ok(cart);
    });
    renderPanel(aCart({ orderRef: 'four', expiresAt: inHours(6) })).unmount();
    renderPage(aCart({ orderRef: 'four', expiresAt: inHours(5) }));
    await waitFor(() => expect(cartStore.getState().cart?.expiresAt).toBe(inHours(5)));
    expect(update).toHaveBeenCalledTimes(1);
  });
});

describe('a cart that has expired', () => {
  /** The cart is looked at, and gone the next time. */
  const comeBack = (cart: CartAnswer, answer: CartAnswer = emptyCart('B2C')) => {
    renderPanel(cart).unmount();
    return renderPanel(answer);
  };

  test('is said to be so, and its goods are offered again at the prices of today', async () => {
    const { container } = comeBack(aBundleCart());
    expect(await screen.findByText('Handlekurven din er utløpt')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Aurora 5 Pro', CHARGER]);
    expect((await axe(container)).violations).toEqual([]);
    answerWith(aBundleCart());
    await userEvent.click(button('Legg i igjen'));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls.map(([input]) => input)).toEqual([
      expect.objectContaining({ update: expect.objectContaining({ handsetSku: 'AUR-5P-256-LYN' }) as unknown }),
      { update: { accessorySku: 'KVI-LADER-45', quantity: 1 } },
    ]);
    expect(JSON.stringify(update.mock.calls)).not.toMatch(/349|1299/);
  });

  test('what the shop refuses is said', async () => {
    comeBack(aCart());
    update.mockResolvedValue(failed({ message: 'Kvist lader er utsolgt.' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Legg i igjen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Kvist lader er utsolgt.');
  });

  test.each([
    ['that was emptied', { ...emptyCart('B2C'), orderRef: 'order-1' }],
    ['that was paid', aCart({ hasPaid: true })],
  ])('one %s is not offered again', (_, answer) => {
    comeBack(aCart(), answer).unmount();
    renderPanel(emptyCart('B2C'));
    expect(screen.queryByText('Handlekurven din er utløpt')).not.toBeInTheDocument();
  });

  test('is forgotten on request, and after 30 days', async () => {
    const { unmount } = comeBack(aCart());
    await userEvent.click(await screen.findByRole('button', { name: 'Nei takk' }));
    expect(localStorage.getItem('savedCart')).toBeNull();
    expect(screen.queryByText('Handlekurven din er utløpt')).not.toBeInTheDocument();
    unmount();
    renderPanel(aCart()).unmount();
    jest.useFakeTimers({ now: Date.now() + 31 * 86_400_000 });
    renderPanel(emptyCart('B2C'));
    expect(screen.queryByText('Handlekurven din er utløpt')).not.toBeInTheDocument();
  });

  test.each(['{', '{"savedAt":1}', '{"savedAt":9999999999999,"rows":[{"name":"x"}]}'])(
    'a stored text that is not ours is none: %s',
    (text) => {
      localStorage.setItem('savedCart', text);
      renderPanel(emptyCart('B2C'));
      expect(screen.queryByText('Handlekurven din er utløpt')).not.toBeInTheDocument();
    },
  );
});
