/**
 * A browser without a screen: tabs of one shop with their own store each, which share cookies, locks and the channel. It has no clock of its own;
 * the walk says when timers run and what becomes of each call.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

type CartStore = typeof import('shared-domain/stores/cart-store');

export interface Tab {
  readonly store: CartStore;
  /** Does something as a script of this tab. */
  run<Result>(work: () => Result): Result;
  readonly isOpen: () => boolean;
}

/** A call on its way. Its answer may be kept back, and may never come. */
export interface Call {
  readonly tab: Tab;
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
  /** Sent by a page that is being left: it outlives its tab. */
  readonly isLeaving: boolean;
  /** The API's answer; null while it has not received the call. */
  answer: { readonly status: number; readonly body: string } | null;
  resolve(response: Response): void;
  reject(error: Error): void;
}

interface Timer {
  readonly run: () => void;
  readonly dueMs: number;
}

interface OwnTab extends Tab {
  readonly window: EventTarget;
  readonly timers: Map<number, Timer>;
  isClosed: boolean;
}

interface LockRequest {
  readonly tab: OwnTab;
  readonly start: () => Promise<void>;
}

export interface Browser {
  readonly calls: readonly Call[];
  /** The cookies as they are now. */
  readonly cookies: () => string;
  openTab(): Promise<Tab>;
  /** Tells the page that it is left, then ends it: of its calls only those survive that were made for this. */
  closeTab(tab: Tab, beforeEnd?: () => Promise<void>): Promise<void>;
  /** The last call is the first that arrives. */
  reverse(): void;
  /** Takes a call off the network. */
  take(call: Call): void;
  /** Lets every tab work until it waits for an answer or a timer. */
  settle(): Promise<void>;
  /** Lets the time pass until the next timer. @returns false when there is none */
  nextTimer(): Promise<boolean>;
  restore(): void;
}

const ORIGIN = 'http://shop.test';
const LOCATION = { pathname: '/', hostname: 'shop.test', origin: ORIGIN };
/** Turns of the event loop without any activity, after which a tab waits for the network or a timer. */
const QUIET_TURNS = 4;
const ENDLESS_TURNS = 20_000;

/** The tab whose script runs. One serves all browsers: each costs every promise of the process some time. */
const scripts = new AsyncLocalStorage<OwnTab>();
const current = (): OwnTab | undefined => scripts.getStore();

const realTimeout = globalThis.setTimeout;
/** Modules that keep nothing of a page, so that tabs share them: copies would take most of a walk's time. */
const SHARED = [
  'zustand',
  'zustand/vanilla',
  'shared-domain/cart',
  'shared-domain/cart/io',
  'shared-domain/runtime/http',
].map((name) => [name, jest.requireActual<object>(name)] as const);
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** @param now the clock of the cookies, milliseconds since the epoch @param onCall hears of each call when it is sent */
export function openBrowser(now: () => number, onCall: (call: Call) => void): Browser {
  const tabs = new Set<OwnTab>();
  const calls: Call[] = [];
  const jar = new Map<string, { readonly value: string; readonly untilMs: number }>();
  let lockHolder: LockRequest | null = null;
  let lockQueue: LockRequest[] = [];
  let activity = 0;
  let elapsedMs = 0;
  let lastTimer = 0;

  const cookies = (): string =>
    [...jar].flatMap(([name, { value, untilMs }]) => (untilMs > now() ? [`${name}=${value}`] : [])).join('; ');
  const setCookie = (text: string): void => {
    const [pair = '', ...attributes] = text.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const maxAge = attributes.find((each) => each.startsWith('Max-Age='))?.slice('Max-Age='.length);
    jar.set(name, { value, untilMs: now() + Number(maxAge) * 1000 });
  };
  const document = {
    get cookie() {
      return cookies();
    },
    set cookie(text: string) {
      setCookie(text);
    },
  };

  function nextLock(): void {
    if (lockHolder?.tab.isClosed) lockHolder = null;
    lockQueue = lockQueue.filter(({ tab }) => !tab.isClosed);
    if (lockHolder) return;
    const [next, ...rest] = lockQueue;
    if (!next) return;
    lockHolder = next;
    lockQueue = rest;
    activity += 1;
    void next.tab
      .run(() => next.start())
      .finally(() => {
        if (lockHolder === next) lockHolder = null;
        nextLock();
      });
  }
  const locks = {
    request: <Result>(_name: string, work: () => Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        const tab = current();
        if (!tab) throw new Error('Only a tab takes a lock');
        lockQueue.push({ tab, start: () => work().then(resolve, reject) });
        nextLock();
      }),
  };

  class Channel extends EventTarget {
    static readonly all = new Set<Channel>();
    readonly tab = current();
    constructor() {
      super();
      Channel.all.add(this);
    }
    postMessage(data: unknown): void {
      for (const channel of Channel.all) {
        if (channel === this || !channel.tab || channel.tab.isClosed) continue;
        activity += 1;
        channel.tab.run(() => queueMicrotask(() => channel.dispatchEvent(new MessageEvent('message', { data }))));
      }
    }
  }

  const send: typeof fetch = async (input, init) => {
    const tab = current();
    if (!tab) throw new Error('Only a tab calls the API');
    activity += 1;
    const { keepalive = false } = init ?? {};
    const request = new Request(input, init);
    // A page that is being left waits for nothing: its call is on its way before the body of a Request could be read.
    const body = keepalive ? (init?.body as string) : await request.clone().text();
    return new Promise<Response>((resolve, reject) => {
      activity += 1;
      if (tab.isClosed) return;
      const path = request.url.slice(ORIGIN.length);
      const call = { tab, path, headers: request.headers, body, isLeaving: keepalive, answer: null, resolve, reject };
      calls.push(call);
      onCall(call);
    });
  };

  const globals: Readonly<Record<string, PropertyDescriptor>> = {
    // Only the scripts of a tab have a window: the API runs in the same process.
    window: { get: () => current()?.window },
    document: { get: () => current() && document },
    location: { get: () => current() && LOCATION },
    navigator: { get: () => ({ locks }) },
    BroadcastChannel: { value: Channel },
    fetch: { value: send },
    setTimeout: {
      value: (run: () => void, ms = 0, ...rest: unknown[]) => {
        const tab = current();
        if (!tab) return realTimeout(run, ms, ...rest);
        activity += 1;
        lastTimer += 1;
        tab.timers.set(lastTimer, { run, dueMs: elapsedMs + ms });
        return lastTimer;
      },
    },
    clearTimeout: {
      value: (timer: unknown) => {
        for (const { timers } of tabs) if (typeof timer === 'number') timers.delete(timer);
        if (typeof timer !== 'number') realClear(timer as NodeJS.Timeout);
      },
    },
  };
  const before = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  const realClear = globalThis.clearTimeout;
  for (const [name, property] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, ...property });

  async function settle(): Promise<void> {
    let quiet = 0;
    for (let turn = 0; quiet < QUIET_TURNS; turn += 1) {
      if (turn > ENDLESS_TURNS) throw new Error('The tabs do not come to rest');
      const seen = activity;
      await nextTurn();
      quiet = seen === activity && !isBusy() ? quiet + 1 : 0;
    }
  }
  /** Whether a tab has a change under way, which neither the network nor a timer nor a lock keeps. */
  const isBusy = (): boolean =>
    [...tabs].some(
      (tab) =>
        tab.store.cartStore.getState().pending &&
        tab.timers.size === 0 &&
        !calls.some((call) => call.tab === tab && !call.isLeaving) &&
        !lockQueue.some((each) => each.tab === tab),
    );

  return {
    calls,
    cookies,
    settle,
    async openTab() {
      const own: Omit<OwnTab, 'store'> = {
        window: Object.assign(new EventTarget(), { location: LOCATION }),
        timers: new Map(),
        isClosed: false,
        run: (work) => scripts.run(tab, work),
        isOpen: () => !tab.isClosed,
      };
      const tab = own as OwnTab;
      // A singleton of a page exists once in each tab.
      Reflect.deleteProperty(globalThis, Symbol.for('shop.cart-store@1'));
      await jest.isolateModulesAsync(async () => {
        for (const [name, module] of SHARED) jest.doMock(name, () => module);
        const store = await tab.run(() => import('shared-domain/stores/cart-store'));
        Object.assign(tab, { store });
      });
      tab.store.cartStore.subscribe(() => (activity += 1));
      tabs.add(tab);
      return tab;
    },
    async closeTab(closed, beforeEnd) {
      const tab = [...tabs].find((each) => each === closed);
      if (!tab) throw new Error('The tab is closed already');
      tab.run(() => tab.window.dispatchEvent(new Event('pagehide')));
      await beforeEnd?.();
      tab.isClosed = true;
      tab.timers.clear();
      tabs.delete(tab);
      for (const channel of Channel.all) if (channel.tab === tab) Channel.all.delete(channel);
      for (const call of calls.filter((each) => each.tab === tab && !each.isLeaving))
        calls.splice(calls.indexOf(call), 1);
      nextLock();
      await settle();
    },
    reverse() {
      calls.reverse();
    },
    take(call) {
      calls.splice(calls.indexOf(call), 1);
    },
    async nextTimer() {
      const all = [...tabs].flatMap((tab) => [...tab.timers].map(([id, timer]) => ({ tab, id, timer })));
      const [next] = all.sort((a, b) => a.timer.dueMs - b.timer.dueMs || a.id - b.id);
      if (!next) return false;
      next.tab.timers.delete(next.id);
      elapsedMs = Math.max(elapsedMs, next.timer.dueMs);
      activity += 1;
      next.tab.run(next.timer.run);
      await settle();
      return true;
    },
    restore() {
      for (const [name, property] of before) {
        Reflect.deleteProperty(globalThis, name);
        if (property) Object.defineProperty(globalThis, name, property);
      }
    },
  };
}
