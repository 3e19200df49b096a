import { render } from '@testing-library/react';
import type { Location } from 'react-router-dom';
import type { ShownPage } from './shown-page';
import { useScrollPosition } from './use-scroll-position';

/** Height of the document beyond the window: scrolling ends there, as in a browser. */
let height: number;
let grow: () => void;

beforeEach(() => {
  height = 5000;
  sessionStorage.clear();
  window.scrollTo = ((options: ScrollToOptions) => scrollBy(options.top ?? 0)) as typeof window.scrollTo;
  globalThis.ResizeObserver = jest.fn((callback: ResizeObserverCallback) => {
    grow = () => callback([], {} as ResizeObserver);
    return { observe: () => undefined, unobserve: () => undefined, disconnect: () => (grow = () => undefined) };
  });
  scrollBy(0);
});

/** Scrolls as a visitor does. */
function scrollBy(top: number) {
  Object.defineProperty(window, 'scrollY', { value: Math.min(top, height), configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

const at = (key: string, more: Partial<Location> = {}): Location => ({
  pathname: `/${key}/`,
  search: '',
  hash: '',
  state: null,
  key,
  ...more,
});
const pageAt = (location: Location, more: Partial<ShownPage> = {}): ShownPage => ({
  location,
  action: 'PUSH',
  match: undefined,
  data: { kind: 'data', data: null },
  ...more,
});

function Shown({ page, id }: { readonly page: ShownPage; readonly id?: string | undefined }) {
  useScrollPosition(page);
  return <p id={id}>{page.location.pathname}</p>;
}

function open(first: ShownPage) {
  const { rerender, unmount } = render(<Shown page={first} />);
  return { show: (page: ShownPage, id?: string) => rerender(<Shown page={page} id={id} />), unmount };
}

const list = pageAt(at('list'));
const product = pageAt(at('product'));

test('a new page begins at its top, a page of the history where it was left', () => {
  const { show } = open(list);
  scrollBy(3800);
  show(product);
  expect(window.scrollY).toBe(0);
  scrollBy(200);
  show(pageAt(list.location, { action: 'POP' }));
  expect(window.scrollY).toBe(3800);
  show(pageAt(product.location, { action: 'POP' }));
  expect(window.scrollY).toBe(200);
});

test('the place is the one before the browser moved because the next page is shorter', () => {
  const { show } = open(list);
  scrollBy(3800);
  height = 300;
  // The browser clamps without an event in this frame.
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
  show(product);
  height = 5000;
  show(pageAt(list.location, { action: 'POP' }));
  expect(window.scrollY).toBe(3800);
});

test('a page that is still too short is scrolled again when it grows, until the visitor acts', () => {
  const { show } = open(list);
  scrollBy(3800);
  show(product);
  height = 1000;
  show(pageAt(list.location, { action: 'POP' }));
  expect(window.scrollY).toBe(1000);
  height = 2000;
  grow();
  expect(window.scrollY).toBe(2000);
  window.dispatchEvent(new Event('wheel'));
  height = 5000;
  grow();
  expect(window.scrollY).toBe(2000);
});

test('a position that is reached is held while the rows above it get their own heights, and no longer', () => {
  jest.useFakeTimers();
  try {
    const { show } = open(list);
    scrollBy(3800);
    show(product);
    show(pageAt(list.location, { action: 'POP' }));
    // Scroll anchoring: the browser follows what is in view.
    scrollBy(3972);
    grow();
    expect(window.scrollY).toBe(3800);
    jest.advanceTimersByTime(600);
    scrollBy(3972);
    grow();
    expect(window.scrollY).toBe(3972);
  } finally {
    jest.useRealTimers();
  }
});

test('variants and filters leave the page where it is, and so does new data of the same entry', () => {
  const { show } = open(product);
  scrollBy(700);
  const variant = pageAt(at('variant'), { preventScrollReset: true });
  show(variant);
  expect(window.scrollY).toBe(700);
  show({ ...variant, action: 'POP' });
  expect(window.scrollY).toBe(700);
});

test('a new page with a place in its address begins there; one that is not well-formed or not there begins at the top', () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const { show } = open(list);
  show(pageAt(at('product', { hash: '#omtaler' })), 'omtaler');
  expect(scrolled).toHaveBeenCalledTimes(1);
  scrollBy(900);
  show(pageAt(at('other', { hash: '#%E0%A4%A' })));
  expect([scrolled.mock.calls.length, window.scrollY]).toEqual([1, 0]);
});

test('the places outlive a reload, after which the browser restores the page itself', () => {
  const first = open(list);
  expect(window.history.scrollRestoration).toBe('manual');
  scrollBy(3800);
  first.show(product);
  scrollBy(150);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  first.unmount();
  const { show } = open(product);
  show(pageAt(list.location, { action: 'POP' }));
  expect(window.scrollY).toBe(3800);
});

test('storage that holds something else, or is forbidden, is no failure', () => {
  sessionStorage.setItem('shop.scroll-positions', '{"a":');
  const { show, unmount } = open(list);
  show(product);
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow();
  forbidden.mockRestore();
  unmount();
});
