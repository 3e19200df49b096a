import { waitFor } from '@testing-library/react';
import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { MOUNT_HEADER, type MountHeader } from '../../page-state/site-chrome-data';
import { addScript } from './add-script';
import { readItemCount } from './item-count';
import { readSessionUser } from './session-user';
import { StaticHeader, type StaticHeaderOptions } from './static-header';

jest.mock('./add-script', () => ({ addScript: jest.fn(() => Promise.resolve()) }));
jest.mock('./session-user', () => ({ readSessionUser: jest.fn(() => Promise.resolve(null)) }));
jest.mock('./item-count', () => ({ readItemCount: jest.fn(() => Promise.resolve(0)) }));

const HTML = `<div>
  <form action="http://shop.test/sok"><button type="button" data-tool="menu">Meny</button>
  <button data-tool="login"><span aria-hidden="true"></span><span>Logg inn</span></button>
  <a href="http://shop.test/handlekurv/" data-tool="cart">Handlekurv</a></form>
  <section><div data-announcement="a1"><button aria-expanded="true">Vis mindre</button><button>LUKK</button></div>
  <div data-announcement="a2"><button>LUKK</button></div></section></div>`;
const open = jest.fn();
const mount = jest.fn<ReturnType<MountHeader>, Parameters<MountHeader>>(() => Promise.resolve({ open }));
const holder = globalThis as { [MOUNT_HEADER]?: MountHeader };
const respond = jest.fn();

function start(options: Partial<StaticHeaderOptions> = {}) {
  document.body.innerHTML = '<shop-header></shop-header>';
  const element = document.querySelector<HTMLElement>('shop-header') as HTMLElement;
  const root = element.attachShadow({ mode: 'open' });
  root.innerHTML = HTML;
  new StaticHeader({
    element,
    root,
    query: 'appKey=open-pages&domain=privat',
    cart: 'link',
    origin: 'http://shop.test',
    isOurOrigin: false,
    ...options,
  });
  const find = (selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement;
  return { root, find };
}

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  holder[MOUNT_HEADER] = mount;
  respond.mockResolvedValue({ ok: true, json: () => Promise.resolve({ script: { href: 'x', integrity: 'y' } }) });
  globalThis.fetch = respond;
});

test('nothing is loaded before the pointer or the focus reaches a tool', async () => {
  const { find } = start();
  expect(respond).not.toHaveBeenCalled();
  find('[data-tool="menu"]').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await waitFor(() => expect(mount).toHaveBeenCalledTimes(1));
  expect(respond).toHaveBeenCalledWith('http://shop.test/frame/interactive.json?appKey=open-pages&domain=privat');
  expect(addScript).toHaveBeenCalledWith({ href: 'x', integrity: 'y' }, 'http://shop.test');
  expect(open).not.toHaveBeenCalled();
});

test('the first press of a tool is done when the header is interactive, and what is loaded is loaded once', async () => {
  const { find } = start();
  find('[data-tool="menu"]').dispatchEvent(new Event('focusin', { bubbles: true }));
  find('[data-tool="menu"]').click();
  await waitFor(() => expect(open).toHaveBeenCalledWith('menu'));
  expect(mount).toHaveBeenCalledTimes(1);
});

test('a failed load is tried again at the next press', async () => {
  respond.mockRejectedValueOnce(new Error('down'));
  const { find } = start();
  const menu = find('[data-tool="menu"]');
  menu.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await waitFor(() => expect(respond).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  menu.click();
  await waitFor(() => expect(open).toHaveBeenCalledWith('menu'));
});

test('announcements that were closed on this device are hidden; closing needs nothing more, folding does', async () => {
  localStorage.setItem(STORAGE_KEYS.closedAnnouncements, '["a2"]');
  const { find } = start();
  expect([find('[data-announcement="a1"]').hidden, find('[data-announcement="a2"]').hidden]).toEqual([false, true]);
  find('[data-announcement="a1"] button:last-child').click();
  expect(find('[data-announcement="a1"]').hidden).toBe(true);
  expect(localStorage.getItem(STORAGE_KEYS.closedAnnouncements)).toBe('["a2","a1"]');
  expect(respond).not.toHaveBeenCalled();
  find('[data-announcement="a1"] button[aria-expanded]').click();
  await waitFor(() => expect(open).toHaveBeenCalledWith('fold:a1'));
});

describe('who is logged in', () => {
  const user = { name: 'Ingrid Fjelldal', givenName: 'Ingrid', isRetailer: false };

  test('[F2.3-7] is named on the shop’s origin', async () => {
    jest.mocked(readSessionUser).mockResolvedValueOnce(user);
    const { find } = start({ isOurOrigin: true });
    await waitFor(() => expect(find('[data-tool="login"]').textContent).toBe('Ingrid Fjelldal'));
  });

  test('is not asked for on another site, where nothing personal is shown', async () => {
    const { find } = start();
    await Promise.resolve();
    expect(find('[data-tool="login"]').textContent).toBe('Logg inn');
    expect(readSessionUser).not.toHaveBeenCalled();
  });

  test('is nobody while the shop does not answer', async () => {
    jest.mocked(readSessionUser).mockRejectedValueOnce(new Error('down'));
    const { find } = start({ isOurOrigin: true });
    await new Promise((resolve) => setTimeout(resolve));
    expect(find('[data-tool="login"]').textContent).toBe('Logg inn');
  });
});

describe('the cart', () => {
  test('elsewhere it is a link, which the page may answer by itself', () => {
    const { find } = start();
    const follow = () =>
      find('[data-tool="cart"]').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const requested = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('shop:cart:drawer-requested@1', requested, { once: true });
    expect(follow()).toBe(false);
    expect(requested).toHaveBeenCalled();
    expect(respond).not.toHaveBeenCalled();
    expect(readItemCount).not.toHaveBeenCalled();
  });

  test('[F2.5-3] on the shop’s origin it has a count and opens its drawer', async () => {
    jest.mocked(readItemCount).mockResolvedValueOnce(2);
    const { find } = start({ cart: 'drawer', isOurOrigin: true });
    await waitFor(() => expect(find('[data-tool="cart"]').dataset['count']).toBe('2'));
    expect(find('[data-tool="cart"]').getAttribute('aria-label')).toBe('Handlekurv, 2 varer');
    find('[data-tool="cart"]').click();
    await waitFor(() => expect(open).toHaveBeenCalledWith('cart'));
  });

  test('[F2.5-2] at 0 items it has no count', async () => {
    const { find } = start({ cart: 'drawer', isOurOrigin: true });
    await Promise.resolve();
    expect(find('[data-tool="cart"]').dataset['count']).toBeUndefined();
  });

  test('an event of the page opens the drawer too', async () => {
    start({ cart: 'drawer', isOurOrigin: true });
    const request = new CustomEvent('shop:cart:drawer-requested@1', { detail: { open: true }, cancelable: true });
    expect(window.dispatchEvent(request)).toBe(false);
    await waitFor(() => expect(open).toHaveBeenCalledWith('cart'));
  });
});
