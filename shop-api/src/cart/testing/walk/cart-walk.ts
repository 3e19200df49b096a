import * as v from 'valibot';
import { CART_UPDATE_UNKNOWN, emptyCart, quantityUpdate } from 'shared-domain/cart';
import { type CartAnswer, cartAnswerSchema, type CartUpdateInput, readOrderReference } from 'shared-domain/cart/io';
import { useTestConfig as setTestConfig } from 'shared-domain/testing';
import { readOrder } from '..';
import { callOrderApi, TEST_NOW_MS, type TestApp } from '../../../testing';
import { type Call, openBrowser, type Tab } from './browser';
import { expectedOrders, type Intent, type Row } from './expected-orders';

/** Longer than an order and a key live. */
const BEYOND_LIFETIME_MS = 25 * 3_600_000;

/** A press, which the store may have put in the place of an earlier one. */
interface Press {
  readonly tab: Tab;
  readonly done: Promise<unknown>;
  input: CartUpdateInput;
  /** Absent until it is sent. */
  intent?: Intent;
  key?: string | null;
  result: 'open' | 'done' | 'refused' | 'unknown';
  /** How many answers its tab had got when its result was known. */
  answersThen: number;
}

/** The last quantity of a row that a page has sent while it was left. */
interface LastWish {
  readonly cartItemId: string;
  readonly quantity: number;
}

const rowsOf = ({ cart }: CartAnswer): Row[] =>
  cart.content.map(({ cartItemId, id, quantity }) => ({ cartItemId, sku: id, quantity: quantity.value }));
const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items.length === 0 ? undefined : items[index % items.length];
const isSame = (one: CartUpdateInput, other: CartUpdateInput): boolean => JSON.stringify(one) === JSON.stringify(other);
const rowSet = (input: CartUpdateInput): string | undefined =>
  'update' in input ? input.update.cartItemId : undefined;

function inputIn(call: Call): CartUpdateInput {
  const { orderRef: _order, realm: _realm, ...input } = JSON.parse(call.body) as { orderRef?: string; realm: string };
  return input as CartUpdateInput;
}

/**
 * A walk of a visitor through a browser whose network fails as the walk says, beside a model of what the API must hold.
 *
 * @param prices NOK of one piece, by sku
 */
export async function startWalk(shop: TestApp, prices: Readonly<Record<string, number>>) {
  setTestConfig();
  let nowMs = TEST_NOW_MS;
  shop.setNow(nowMs);
  const expected = expectedOrders();
  const presses: Press[] = [];
  const intents = new Map<Call, Intent>();
  const answers = new Map<Tab, number>();
  const removedIn = new Map<Tab, string>();
  /** The tabs in which something was pressed since the last rest. */
  const pressedIn = new Set<Tab>();
  let mayBeStale = false;
  let lastWishes: readonly LastWish[] = [];

  const openPresses = (tab: Tab) => presses.filter((press) => press.tab === tab && press.result === 'open');
  const answersOf = (tab: Tab): number => answers.get(tab) ?? 0;
  const orderRef = (): string | null => readOrderReference(browser.cookies()).orderRef;

  /** The intent of a press when it is sent: that of an earlier press whose result no one knows, if the visitor asks for the same again. */
  function intentOf(press: Press, key: string | null): Intent {
    const { tab, input } = press;
    const earlier = presses.filter((each) => each !== press && each.tab === tab && each.intent);
    const withKey = earlier.find((each) => each.key === key);
    if (withKey && (withKey.result !== 'unknown' || !isSame(withKey.input, input)))
      throw new Error(`${JSON.stringify(input)} is sent with the key of ${JSON.stringify(withKey.input)}`);
    const unseen = earlier.findLast(
      (each) => each.result === 'unknown' && isSame(each.input, input) && each.answersThen === answersOf(tab),
    );
    return (withKey ?? unseen)?.intent ?? { input, changed: null };
  }

  const leavingCalls = new Set<Press>();
  function noteCall(call: Call): void {
    if (call.path !== '/api/cart/update/') return;
    const input = inputIn(call);
    const open = openPresses(call.tab);
    const press = call.isLeaving
      ? open.find((each) => isSame(each.input, input) && !leavingCalls.has(each))
      : open.find((each) => isSame(each.input, input));
    if (!press || (!call.isLeaving && press !== open[0]))
      throw new Error(`${JSON.stringify(input)} is sent, but it is not the turn of such a press`);
    if (call.isLeaving) leavingCalls.add(press);
    const key = call.headers.get('idempotency-key');
    press.intent ??= intentOf(press, key);
    press.key ??= key;
    intents.set(call, press.intent);
  }

  const browser = openBrowser(() => nowMs, noteCall);

  const parse = (body: string): CartAnswer => v.parse(cartAnswerSchema, JSON.parse(body));
  async function arrive(call: Call): Promise<void> {
    if (call.answer) return;
    const response = await shop.app.inject({
      method: 'POST',
      url: call.path,
      headers: Object.fromEntries(call.headers),
      payload: call.body,
    });
    call.answer = { status: response.statusCode, body: response.body };
    const intent = intents.get(call);
    if (!intent) return;
    if (response.statusCode !== 200) throw new Error(`The API answers ${response.statusCode}: ${response.body}`);
    const answer = parse(response.body);
    if (!answer.errorMessage && answer.orderRef !== null) expected.accepted(intent, answer.orderRef, rowsOf(answer));
    // The API chooses one of two rows with the same goods: all else is known beforehand.
    expect(expected.sortedById(rowsOf(answer))).toEqual(expected.rowsOf(answer.orderRef));
  }
  const finish = async (call: Call, end: () => void): Promise<void> => {
    browser.take(call);
    end();
    await browser.settle();
  };
  async function giveAnswer(call: Call): Promise<void> {
    await arrive(call);
    const { status, body } = call.answer ?? { status: 500, body: '' };
    answers.set(call.tab, answersOf(call.tab) + 1);
    const headers = { 'content-type': 'application/json' };
    await finish(call, () => call.resolve(new Response(body, { status, headers })));
    expected.see(orderRef());
  }
  const breakOff = (call: Call): Promise<void> => {
    if (call.path === '/api/cart/get/') mayBeStale = true;
    if (call.isLeaving) lastWishes = [];
    return finish(call, () => call.reject(new TypeError('fetch failed')));
  };

  function press(tab: Tab, input: CartUpdateInput | null | undefined, name?: string): void {
    if (!input) return;
    lastWishes = [];
    pressedIn.add(tab);
    const done = tab.run(() => tab.store.updateCart(input, name === undefined ? {} : { name }));
    const replaced = presses.find((each) => each.done === done);
    if (replaced) {
      replaced.input = input;
      return;
    }
    const pressed: Press = { tab, input, done, result: 'open', answersThen: 0 };
    presses.push(pressed);
    void done.then((result) => {
      if (!tab.isOpen()) return;
      if (result.ok) pressed.result = 'done';
      else pressed.result = result.failure.message === CART_UPDATE_UNKNOWN ? 'unknown' : 'refused';
      if (pressed.result === 'unknown') mayBeStale = true;
      pressed.answersThen = answersOf(tab);
    });
  }

  /** Opens a page: it reads the cart. */
  async function openPage(): Promise<Tab> {
    const tab = await browser.openTab();
    tab.run(() => void tab.store.refreshCart());
    await browser.settle();
    return tab;
  }
  const tabs: [Tab, Tab] = [await openPage(), await openPage()];
  const shown = (tab: Tab): readonly CartAnswer['cart']['content'][number][] =>
    tab.store.cartStore.getState().cart?.cart.content ?? [];

  /** Everything is delivered, and every tab has got its answers. */
  async function deliverAll(): Promise<void> {
    do {
      await browser.settle();
      for (let [call] = browser.calls; call; [call] = browser.calls) await giveAnswer(call);
    } while (await browser.nextTimer());
  }

  async function kept(): Promise<CartAnswer> {
    const ref = orderRef();
    if (ref === null) return emptyCart('B2C');
    const payload = { orderRef: ref, realm: 'B2C' };
    return parse((await shop.app.inject({ method: 'POST', url: '/api/cart/get/', payload })).body);
  }

  const sumOf = (rows: readonly Row[]): number =>
    rows.reduce((sum, { sku, quantity }) => sum + (prices[sku] ?? Number.NaN) * quantity, 0);

  function checkResults(): void {
    for (const { tab, input, intent, result } of presses) {
      if (!tab.isOpen()) continue;
      const what = `${JSON.stringify(input)} ended as ${result}`;
      if (result === 'open') throw new Error(`${what}: it has no result at rest`);
      if (!intent) continue;
      if (result === 'refused' && expected.isKept(intent)) throw new Error(`${what}, but the cart has changed`);
      // Where its order has expired, there is nothing to remove or to put back.
      const hadNothingToDo = !('update' in input) && intent.changed === null;
      if (result === 'done' && !hadNothingToDo && orderRef() !== null && intent.changed !== orderRef())
        throw new Error(`${what}, but not in the order that the pages show`);
    }
    presses.length = 0;
  }

  async function rest(): Promise<void> {
    await deliverAll();
    checkResults();
    const cart = await kept();
    expect(expected.sortedById(rowsOf(cart))).toEqual(expected.rowsOf(orderRef()));
    expect(cart.totals.upfront).toBe(sumOf(rowsOf(cart)) * 100);
    for (const { cartItemId, quantity } of lastWishes)
      expect(rowsOf(cart).filter((row) => row.cartItemId === cartItemId && row.quantity !== quantity)).toEqual([]);
    if (!mayBeStale && pressedIn.size < 2)
      for (const tab of tabs)
        // Why the last change was refused is said beside the same cart.
        expect({ ...tab.store.cartStore.getState().cart, errorMessage: undefined }).toEqual(cart);
    for (const tab of tabs) tab.run(() => void tab.store.refreshCart());
    await deliverAll();
    for (const tab of tabs)
      expect(tab.store.cartStore.getState()).toMatchObject({ cart, pending: false, status: 'ready' });
    mayBeStale = false;
    pressedIn.clear();
    lastWishes = [];
  }

  const withCall = async (index: number, work: (call: Call) => Promise<void>): Promise<void> => {
    const call = pick(browser.calls, index);
    if (call) await work(call);
  };

  return {
    async add(place: 0 | 1, sku: string, quantity: number, times: number) {
      for (let time = 0; time < times; time += 1) press(tabs[place], { update: { accessorySku: sku, quantity } }, sku);
      await browser.settle();
    },
    async setQuantity(place: 0 | 1, row: number, quantity: number) {
      const item = pick(shown(tabs[place]), row);
      press(tabs[place], item && quantityUpdate(item, quantity));
      await browser.settle();
    },
    async remove(place: 0 | 1, row: number) {
      const tab = tabs[place];
      const item = pick(shown(tab), row);
      if (item) removedIn.set(tab, item.cartItemId);
      press(tab, item && { remove: { cartItemId: item.cartItemId } });
      await browser.settle();
    },
    async undo(place: 0 | 1) {
      const cartItemId = removedIn.get(tabs[place]);
      press(tabs[place], cartItemId === undefined ? null : { restore: { cartItemId } });
      removedIn.delete(tabs[place]);
      await browser.settle();
    },
    /** The call reaches the API, its answer is still on its way. */
    arrive: (index: number) => withCall(index, arrive),
    answer: (index: number) => withCall(index, giveAnswer),
    loseAnswer: (index: number) =>
      withCall(index, async (call) => {
        await arrive(call);
        await breakOff(call);
      }),
    loseRequest: (index: number) => withCall(index, (call) => (call.answer ? Promise.resolve() : breakOff(call))),
    /** Something before the API refuses the call. */
    refuse: (index: number, status: number) =>
      withCall(index, async (call) => {
        if (call.answer) return;
        if (call.path === '/api/cart/get/') mayBeStale = true;
        if (call.isLeaving) lastWishes = [];
        await finish(call, () => call.resolve(new Response('{}', { status })));
      }),
    async wait() {
      // The time that passes may be the limit for which a tab waits for the cart.
      if (browser.calls.some(({ path }) => path === '/api/cart/get/')) mayBeStale = true;
      await browser.nextTimer();
    },
    /** The page is left, and another one is opened in its place. @param arrivesLast of the calls that were made for leaving, the first one */
    async leave(place: 0 | 1, arrivesFirst: boolean, isReversed: boolean) {
      const tab = tabs[place];
      const open = openPresses(tab);
      const rows = new Map(open.map(({ input }) => [rowSet(input), input]));
      const isAlone = [...pressedIn].every((each) => each === tab);
      leavingCalls.clear();
      mayBeStale = true;
      await browser.closeTab(tab, async () => {
        for (const call of browser.calls.filter((each) => each.tab === tab && !each.isLeaving))
          if (arrivesFirst) await arrive(call);
      });
      if (isReversed) browser.reverse();
      if (isAlone && orderRef() !== null && !rows.has(undefined))
        lastWishes = [...rows.values()].flatMap((input) =>
          'update' in input && input.update.cartItemId !== undefined
            ? [{ cartItemId: input.update.cartItemId, quantity: input.update.quantity ?? 0 }]
            : [],
        );
      tabs[place] = await openPage();
    },
    /** The visitor comes back the day after next. */
    async expire() {
      await rest();
      nowMs += BEYOND_LIFETIME_MS;
      shop.setNow(nowMs);
      expected.expire();
      mayBeStale = true;
      for (const tab of tabs) answers.set(tab, answersOf(tab) + 1);
    },
    rest,
    /** How many of this the API keeps. */
    pieces: async (sku: string) =>
      rowsOf(await kept()).reduce((sum, row) => (row.sku === sku ? sum + row.quantity : sum), 0),
    /** The checkout charges the amounts that the pages showed. */
    async pay() {
      await rest();
      const ref = orderRef();
      const sum = sumOf(expected.rowsOf(ref));
      if (ref === null || sum === 0) return;
      const { version } = (await callOrderApi(shop.app, 'GET', ref)).json<{ version: string }>();
      await callOrderApi(shop.app, 'PUT', `${ref}/payment`, { version, reference: 'walk' });
      const { ledger } = await readOrder(shop.database, ref);
      expect(ledger.at(-1)).toMatchObject({ what: 'pay', detail: { paid: { upfront: sum } } });
    },
    end: () => browser.restore(),
  };
}

export type CartWalk = Awaited<ReturnType<typeof startWalk>>;
