import { waitFor } from '@testing-library/react';
import { emptyCart } from 'shared-domain/cart';
import { type CartAnswer, type CartUpdateInput, getCart, postCartUpdate } from 'shared-domain/cart/io';
import { aBundleCart, aCart, aCartItem } from 'shared-domain/cart/testing';
import { failed, ok, type Result } from 'shared-domain/kernel';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { subscribe } from 'shared-domain/runtime/event-bus';
import type { HttpFailure } from 'shared-domain/runtime/http';
import { adoptCart, cartStore, dismissRefusal, refreshCart, updateCart } from 'shared-domain/stores/cart-store';
import { useTestConfig as setTestConfig } from 'shared-domain/testing';

jest.mock('../cart/io/cart-client', () => ({
  ...jest.requireActual<object>('../cart/io/cart-client'),
  getCart: jest.fn(),
  postCartUpdate: jest.fn(),
}));
const get = jest.mocked(getCart);
const post = jest.mocked(postCartUpdate);
const down: Result<CartAnswer, HttpFailure> = failed({ kind: 'network' });
const removeCharger = { remove: { cartItemId: 'line-1' } };

const knowAnOrder = () => (document.cookie = 'orderRef=order-1');

afterEach(() => (document.cookie = 'orderRef=; max-age=0'));

beforeEach(() => {
  jest.resetAllMocks();
  dismissRefusal();
  adoptCart(aCart());
});

test('[F7.1-1] reading gives the server’s cart; calls at the same time share one answer', async () => {
  knowAnOrder();
  get.mockResolvedValue(ok(aBundleCart()));
  await Promise.all([refreshCart(), refreshCart()]);
  expect(get).toHaveBeenCalledTimes(1);
  expect(cartStore.getState()).toMatchObject({ cart: aBundleCart(), status: 'ready' });
});

test('a browser without an order has an empty cart without a call', async () => {
  await refreshCart();
  expect(get).not.toHaveBeenCalled();
  expect(cartStore.getState()).toMatchObject({ cart: emptyCart('B2C'), status: 'ready' });
});

test('a read that began before an update and ends after it is dropped', async () => {
  knowAnOrder();
  let answerReading: (result: Result<CartAnswer, HttpFailure>) => void = () => undefined;
  get.mockReturnValue(new Promise((resolve) => (answerReading = resolve)));
  post.mockResolvedValue(ok(aBundleCart()));
  const reading = refreshCart();
  await updateCart({ update: { pricePlan: 'FJELL_X_BASIC_2025_2', quantity: 1 } });
  answerReading(ok(emptyCart('B2C')));
  await reading;
  expect(cartStore.getState()).toMatchObject({ cart: aBundleCart(), status: 'ready' });
});

test('[P7-2, F7.1-3, F8-1] a cart that cannot be read keeps the last known one', async () => {
  knowAnOrder();
  get.mockResolvedValue(down);
  await refreshCart();
  expect(cartStore.getState()).toMatchObject({ cart: aCart(), status: 'failed' });
});

test('[P7-3] an update is shown at once, then as the server answers, and is sent on the event bus', async () => {
  const removed = jest.fn();
  const states: number[] = [];
  const leave = [
    subscribe('shop:cart:line-removed@1', removed),
    subscribe('shop:cart:state-changed@1', ({ itemCount }) => states.push(itemCount), { replay: false }),
  ];
  post.mockResolvedValue(ok(emptyCart('B2C')));
  const done = updateCart(removeCharger);
  expect(cartStore.getState()).toMatchObject({ pending: true, cart: { cart: { content: [] } } });
  await expect(done).resolves.toEqual(ok(emptyCart('B2C')));
  expect(cartStore.getState()).toMatchObject({ pending: false, cart: emptyCart('B2C'), refusal: null });
  expect(removed).toHaveBeenCalledWith({ cartItemId: 'line-1', name: 'Kvist lader 45 W, USB-C' });
  expect(states).toEqual([0]);
  leave.forEach((end) => end());
});

test('an update announces itself, so that what shows the cart can be loaded beside it', async () => {
  const expected = jest.fn();
  const leave = subscribe('shop:cart:drawer-expected@1', expected);
  post.mockResolvedValue(ok(aCart()));
  const done = updateCart(removeCharger);
  expect(expected).toHaveBeenCalledTimes(1);
  await done;
  leave();
});

test('[P8-1] a refusal rolls back, is kept for the alert and sent on the event bus', async () => {
  const refused = jest.fn();
  const leave = subscribe('shop:cart:update-refused@1', refused);
  post.mockResolvedValue(ok(aCart({ errorMessage: 'Varen er utsolgt.' })));
  await expect(updateCart(removeCharger)).resolves.toEqual(failed({ message: 'Varen er utsolgt.' }));
  expect(cartStore.getState()).toMatchObject({
    refusal: 'Varen er utsolgt.',
    pending: false,
    cart: { cart: { content: [aCartItem()] } },
  });
  expect(refused).toHaveBeenCalledWith({ message: 'Varen er utsolgt.' });
  leave();
});

describe('an update that is refused by a status', () => {
  const refusal: Result<CartAnswer, HttpFailure> = failed({ kind: 'status', status: 429 });

  test('[F8-1] is rolled back with the shop’s own message', async () => {
    post.mockResolvedValue(refusal);
    await updateCart(removeCharger);
    expect(cartStore.getState()).toMatchObject({
      cart: aCart(),
      refusal: 'Vi fikk dessverre ikke endret handlekurven. Prøv igjen.',
    });
    expect(post).toHaveBeenCalledTimes(1);
  });

  test('and adds something: the message says that nothing was added', async () => {
    post.mockResolvedValue(refusal);
    await updateCart({ update: { accessorySku: 'KVI-LADER-45', quantity: 1 } }, { name: 'Lader' });
    expect(cartStore.getState().refusal).toBe('Varen ble ikke lagt i handlekurven. Prøv igjen.');
  });
});

describe('an update whose answer is lost', () => {
  const addition = { update: { accessorySku: 'KVI-LADER-45', quantity: 1 } };
  const sent = () => post.mock.calls.map(([, { idempotencyKey, order } = {}]) => ({ idempotencyKey, order }));
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());
  const update = async (input: CartUpdateInput) => {
    const done = updateCart(input, { name: 'Lader' });
    await jest.runAllTimersAsync();
    return done;
  };

  test.each<[string, HttpFailure]>([
    ['broke off', { kind: 'network' }],
    ['came too late', { kind: 'timeout' }],
    ['was that of a gateway', { kind: 'status', status: 502 }],
    ['cannot be read', { kind: 'schema', status: 200 }],
  ])('because it %s is sent again with the same key, before anything is said', async (_, failure) => {
    const refused = jest.fn();
    const leave = subscribe('shop:cart:update-refused@1', refused);
    post.mockResolvedValueOnce(failed(failure)).mockResolvedValueOnce(ok(aBundleCart()));
    await expect(update(addition)).resolves.toEqual(ok(aBundleCart()));
    expect([post.mock.calls.length, new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size]).toEqual([2, 1]);
    expect(refused).not.toHaveBeenCalled();
    leave();
  });

  test('each time: it is said that nobody knows, the cart is read, and the same press repeats the same call', async () => {
    knowAnOrder();
    post.mockResolvedValue(down);
    get.mockResolvedValue(ok(aCart()));
    await update(addition);
    expect(cartStore.getState()).toMatchObject({
      cart: aCart(),
      pending: false,
      refusal: 'Vi fikk ikke svar, så vi vet ikke om handlekurven ble endret. Se over den før du prøver igjen.',
    });
    expect(get).toHaveBeenCalledTimes(1);
    document.cookie = 'orderRef=order-2';
    post.mockResolvedValue(ok(aBundleCart()));
    await update(addition);
    expect(new Set(sent().map((each) => JSON.stringify(each))).size).toBe(1);
    await update(addition);
    expect(sent().at(-1)?.idempotencyKey).not.toBe(sent()[0]?.idempotencyKey);
  });

  test('[F8-1] because it throws still ends', async () => {
    const error = jest.fn();
    setErrorReporter({ error, warning: jest.fn() });
    knowAnOrder();
    get.mockResolvedValue(ok(aCart()));
    post.mockRejectedValue(new Error('no configuration'));
    await expect(update(removeCharger)).resolves.toMatchObject({ ok: false });
    expect(cartStore.getState()).toMatchObject({ cart: aCart(), pending: false });
    expect(error).toHaveBeenCalledWith(new Error('no configuration'), { call: 'cart/update' });
  });

  test('is not known to be refused when a later sending is refused on its way', async () => {
    knowAnOrder();
    get.mockResolvedValue(ok(aCart()));
    post.mockResolvedValueOnce(down).mockResolvedValue(failed({ kind: 'status', status: 403 }));
    await update(addition);
    expect(cartStore.getState().refusal).toContain('Vi fikk ikke svar');
    post.mockResolvedValue(failed({ kind: 'status', status: 429 }));
    await update(addition);
    expect(cartStore.getState().refusal).toContain('Vi fikk ikke svar');
    expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test('and is seen in the cart that is read afterwards: the same press is another one', async () => {
    knowAnOrder();
    post.mockResolvedValue(down);
    get.mockResolvedValue(ok(aBundleCart()));
    await update(addition);
    expect(cartStore.getState().cart).toEqual(aBundleCart());
    post.mockResolvedValue(ok(aBundleCart()));
    await update(addition);
    expect(sent().at(-1)?.idempotencyKey).not.toBe(sent()[0]?.idempotencyKey);
  });
});

test('the event of an added line has its name', async () => {
  const added = jest.fn();
  const leave = subscribe('shop:cart:line-added@1', added);
  post.mockResolvedValue(ok(aCart()));
  await updateCart({ update: { accessorySku: 'KVI-LADER-45', quantity: 1 } }, { name: 'Lader' });
  expect(added).toHaveBeenCalledWith({ sku: 'KVI-LADER-45', name: 'Lader', quantity: 1 });
  leave();
});

test('updates run one after another, each with its own key', async () => {
  let running = 0;
  let most = 0;
  post.mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return ok(aCart());
  });
  await Promise.all([updateCart({ extend: true }), updateCart({ extend: true }), updateCart(removeCharger)]);
  expect(most).toBe(1);
  const keys = post.mock.calls.map(([, options]) => options?.idempotencyKey);
  expect(new Set(keys).size).toBe(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(cartStore.getState().pending).toBe(false);
});

const untilSent = (count: number) => waitFor(() => expect(post).toHaveBeenCalledTimes(count));

test('[F4.1-8] a quick second press shows at once and is not undone by the answer to the first', async () => {
  const withQuantity = (quantity: number) =>
    aCart({ cart: { content: [aCartItem({ quantity: { value: quantity, modifiable: true, removable: true } })] } });
  const press = (quantity: number) =>
    updateCart({ update: { accessorySku: 'KVI-LADER-45', cartItemId: 'line-1', quantity } });
  const shown: (number | undefined)[] = [];
  const leave = cartStore.subscribe(({ cart }) => shown.push(cart?.cart.content[0]?.quantity.value));
  let answerFirst: () => void = () => undefined;
  post
    .mockReturnValueOnce(new Promise((resolve) => (answerFirst = () => resolve(ok(withQuantity(2))))))
    .mockResolvedValueOnce(ok(withQuantity(3)));
  const first = press(2);
  await untilSent(1);
  const second = press(3);
  answerFirst();
  await Promise.all([first, second]);
  leave();
  expect(shown[0]).toBe(2);
  expect(new Set(shown.slice(1))).toEqual(new Set([3]));
  expect(cartStore.getState()).toMatchObject({ pending: false, cart: withQuantity(3) });
});

test('[F7.1-1] a read that an update has overtaken is dropped', async () => {
  knowAnOrder();
  let answer: (result: Result<CartAnswer, HttpFailure>) => void = () => undefined;
  get.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  let confirm: (result: Result<CartAnswer, HttpFailure>) => void = () => undefined;
  post.mockReturnValue(new Promise((resolve) => (confirm = resolve)));
  const read = refreshCart();
  const write = updateCart(removeCharger);
  answer(ok(aBundleCart()));
  await read;
  expect(cartStore.getState().cart?.cart.content).toEqual([]);
  confirm(ok(emptyCart('B2C')));
  await write;
  expect(cartStore.getState().cart).toEqual(emptyCart('B2C'));
});

test('[F7.1-20] the first update of a browser waits for its lock, later ones do not', async () => {
  const request = jest.fn((_name: string, run: () => Promise<unknown>) => run());
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  post.mockResolvedValue(ok(aCart()));
  await updateCart({ extend: true });
  expect(request).toHaveBeenCalledWith('shop.cart.first-update', expect.any(Function));
  document.cookie = 'orderRef=order-1';
  await updateCart({ extend: true });
  expect(request).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'locks');
});

test('[F7.1-1] a page that comes back from the browser’s cache reads again', async () => {
  knowAnOrder();
  get.mockResolvedValue(ok(aCart()));
  const event = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
  window.dispatchEvent(event(false));
  await new Promise((resolve) => setTimeout(resolve));
  expect(get).not.toHaveBeenCalled();
  window.dispatchEvent(event(true));
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  await refreshCart();
});

describe('quick presses on the quantities of rows', () => {
  const rows = ['line-1', 'line-2'];
  /** The cart of the shop, which answers when the test lets it. */
  let kept: Record<string, number>;
  let answers: (() => void)[];
  const cartOf = (quantities: Record<string, number>) =>
    aCart({
      cart: {
        content: Object.entries(quantities).map(([cartItemId, value]) =>
          aCartItem({ cartItemId, quantity: { value, modifiable: true, removable: true } }),
        ),
      },
    });
  const press = (cartItemId: string, quantity: number) =>
    updateCart({ update: { accessorySku: 'KVI-LADER-45', cartItemId, quantity } });
  interface Init {
    readonly keepalive: boolean;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }
  const fetched = jest.fn<Promise<unknown>, [string, Init]>();
  const sent = () =>
    post.mock.calls.map(([input]) => ('update' in input ? [input.update.cartItemId, input.update.quantity] : input));
  const answerAll = async () => {
    while (cartStore.getState().pending) {
      await waitFor(() => expect(answers.length).toBeGreaterThan(0));
      answers.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };

  beforeEach(() => {
    kept = Object.fromEntries(rows.map((row) => [row, 1]));
    answers = [];
    setTestConfig();
    // jsdom has none.
    Object.assign(globalThis, { fetch: fetched.mockResolvedValue(undefined) });
    adoptCart(cartOf(kept));
    post.mockImplementation((input) => {
      if ('update' in input && input.update.cartItemId)
        kept = { ...kept, [input.update.cartItemId]: input.update.quantity ?? 0 };
      const answer = ok(cartOf(kept));
      return new Promise((resolve) => answers.push(() => resolve(answer)));
    });
  });

  test('[F4.1-8] become one call with the last quantity, while the first is under way', async () => {
    const first = press('line-1', 2);
    await untilSent(1);
    const later = [press('line-1', 3), press('line-2', 2), press('line-1', 4), press('line-2', 3), press('line-1', 5)];
    expect(cartStore.getState().cart).toEqual(cartOf({ 'line-1': 5, 'line-2': 3 }));
    await answerAll();
    expect(sent()).toEqual([
      ['line-1', 2],
      ['line-1', 5],
      ['line-2', 3],
    ]);
    const results = await Promise.all([first, ...later]);
    expect(results.every((result) => result.ok)).toBe(true);
    expect(cartStore.getState()).toMatchObject({ cart: cartOf({ 'line-1': 5, 'line-2': 3 }), pending: false });
  });

  test('do not pass a change that is not one of a quantity', async () => {
    const done = [press('line-1', 2)];
    await untilSent(1);
    done.push(press('line-2', 2), updateCart({ extend: true }), press('line-2', 3));
    await answerAll();
    await Promise.all(done);
    expect(sent()).toEqual([['line-1', 2], ['line-2', 2], { extend: true }, ['line-2', 3]]);
  });

  test('whose page is left are sent once more without being superseded, with the keys that their calls have', async () => {
    knowAnOrder();
    const done = [press('line-1', 2)];
    await untilSent(1);
    done.push(press('line-1', 3), press('line-2', 2), press('line-1', 4));
    window.dispatchEvent(new Event('pagehide'));
    const left = fetched.mock.calls.map(([url, init]) => ({
      url,
      keepalive: init.keepalive,
      key: init.headers['idempotency-key'],
      body: JSON.parse(init.body) as unknown,
    }));
    const change = (cartItemId: string, quantity: number) => ({
      update: { accessorySku: 'KVI-LADER-45', cartItemId, quantity },
      orderRef: 'order-1',
      realm: 'B2C',
    });
    expect(left).toMatchObject([
      { url: 'http://shop.test/api/cart/update/', keepalive: true, body: change('line-1', 4) },
      { keepalive: true, body: change('line-2', 2) },
    ]);
    // A page that comes back from the browser's cache goes on.
    await answerAll();
    await Promise.all(done);
    expect(post.mock.calls.slice(1).map(([, options]) => options?.idempotencyKey)).toEqual(left.map(({ key }) => key));
  });

  test('of a browser that has no order yet are not sent when the page is left: each would begin one', async () => {
    const done = press('line-1', 2);
    await untilSent(1);
    window.dispatchEvent(new Event('pagehide'));
    expect(fetched).not.toHaveBeenCalled();
    await answerAll();
    await done;
  });
});
