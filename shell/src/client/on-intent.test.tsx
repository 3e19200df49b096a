import { workspaceTable } from '../federation/testing/workspace-routes';
import { prefetchOnIntent } from './on-intent';

const prefetch = jest.fn();

beforeAll(() => prefetchOnIntent(workspaceTable(), { needsData: ({ search }) => search !== '?farge=sort' }, prefetch));
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
