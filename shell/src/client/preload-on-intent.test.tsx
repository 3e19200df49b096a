import { subscribe } from 'shared-domain/runtime/event-bus';
import { prepareHttp } from 'shared-domain/runtime/http';
import type { ModuleSource } from '../federation/module-source';
import { createRouteTable } from '../federation/route-table';
import { preloadOnIntent } from './on-intent';

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
