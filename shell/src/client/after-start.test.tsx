import { subscribe } from 'shared-domain/runtime/event-bus';
import { prepareHttp } from 'shared-domain/runtime/http';
import type { ModuleSource } from '../federation/module-source';
import { createRouteTable } from '../federation/route-table';
import { workspaceTable } from '../federation/testing/workspace-routes';
import { prefetchOnIntent, preloadOnIntent } from './after-start';

describe('prefetch on intent', () => {
  const prefetch = jest.fn();

  beforeAll(() =>
    prefetchOnIntent(workspaceTable(), { needsData: ({ search }) => search !== '?farge=sort' }, prefetch),
  );
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    window.history.replaceState(null, '', '/mobiltelefoner/');
    document.body.innerHTML = '';
  });
  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
  });

  function link(href: string): Element {
    const anchor = document.createElement('a');
    anchor.href = href;
    anchor.innerHTML = '<span>Vare</span>';
    document.body.append(anchor);
    return anchor.firstElementChild ?? anchor;
  }
  const happens = (type: string, target: Element) => target.dispatchEvent(new Event(type, { bubbles: true }));

  test('the data of a page comes when the pointer rests on a link to it, not when it only crosses', () => {
    const [one, other] = [link('/nettbrett/'), link('/rutere/?merke=asus')];
    happens('mouseover', one);
    jest.advanceTimersByTime(50);
    happens('mouseover', other);
    jest.advanceTimersByTime(79);
    expect(prefetch).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(prefetch.mock.calls).toEqual([[{ pathname: '/rutere/', search: '?merke=asus' }]]);
    happens('mouseover', document.body);
    jest.runAllTimers();
    expect(prefetch).toHaveBeenCalledTimes(1);
  });

  test('a press brings the data at once, but not of this page or a variant of it, of another site or of an address that is no page of the shop', () => {
    happens('pointerdown', link('/nettbrett/'));
    expect(prefetch.mock.calls).toEqual([[{ pathname: '/nettbrett/', search: '' }]]);
    for (const href of [
      '/mobiltelefoner/',
      '/mobiltelefoner/#innhold',
      'https://minside.example/nettbrett/',
      '/hjelp/',
      '/nettbrett/?farge=sort',
    ])
      happens('pointerdown', link(href));
    expect(prefetch).toHaveBeenCalledTimes(1);
  });
});

describe('preload on intent', () => {
  jest.mock('shared-domain/runtime/http', () => ({
    ...jest.requireActual<object>('shared-domain/runtime/http'),
    prepareHttp: jest.fn(),
  }));

  const loaded: string[] = [];
  const modules: ModuleSource = {
    load: (remote, expose) => {
      loaded.push(`${remote} ${expose}`);
      return new Promise(() => undefined);
    },
    buildOf: () => '0123456789ab',
  };
  const table = createRouteTable([
    {
      remote: 'mfe-lists',
      routes: [{ id: 'list', paths: ['/nettbrett/'], expose: './page', searchParams: ['merke'], reloadOn: [] }],
      slots: {},
    },
    { remote: 'mfe-cart', routes: [], slots: { 'cart-panel': './panel' } },
  ]);

  beforeAll(() => preloadOnIntent(table, modules, { needsData: ({ search }) => search !== '?farge=sort' }));
  beforeEach(() => {
    loaded.length = 0;
    jest.mocked(prepareHttp).mockClear();
    document.body.innerHTML = `
    <a href="/nettbrett/?merke=apple"><b>Nettbrett</b></a>
    <a href="https://other.test/nettbrett/">Andre</a>
    <form action="/handlekurv/legg-til/"><button>Legg i handlekurv</button></form>`;
  });

  const pointAt = (selector: string, type = 'pointerover') =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

  test.each(['pointerover', 'focusin', 'touchstart'])('%s on a link loads the remote of its page', (type) => {
    pointAt('b', type);
    expect(loaded).toEqual(['mfe-lists ./page']);
  });

  test('a variant of the page that is shown loads nothing', () => {
    document.body.innerHTML = '<a href="/nettbrett/?farge=sort"><b>Sort</b></a>';
    pointAt('b');
    expect(loaded).toEqual([]);
  });

  test('a link of another site loads nothing', () => {
    pointAt('a[href^=https]');
    expect(loaded).toEqual([]);
  });

  test('a buy button that is pointed at loads what shows the cart, and tells the header', () => {
    const expected = jest.fn();
    const stop = subscribe('shop:cart:drawer-expected@1', expected);
    pointAt('button');
    stop();
    expect(loaded).toEqual(['mfe-cart ./panel']);
    expect(prepareHttp).toHaveBeenCalledTimes(1);
    expect(expected).toHaveBeenCalledTimes(1);
  });
});
