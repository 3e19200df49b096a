import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aCart } from 'shared-domain/cart/testing';
import { aNavigation } from 'shared-domain/navigation/testing';
import { useTestConfig } from 'shared-domain/testing';
import { renderAt } from 'shared-domain/testing/router';
import { Slot } from '../exposes/header';
import { renderHeader, slotProps } from '../testing/render-header';
import { HOVER_OPEN_MS } from '../ui/mega-menu';

const mainMenu = () => screen.getByRole('navigation', { name: 'Hovedmeny' });
const shortcut = { name: 'Kampanjer', link: '/kampanje/', appKey: 'open-pages' } as const;

test('[F2.1-1, F2.1-3, F2.1-5] the full header has the word mark, three domains, the menus and the tools', async () => {
  const { container } = renderHeader({ cart: aCart() });
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fjell, til forsiden' })).toHaveAttribute('href', '/');
  const domains = within(within(mainMenu()).getByRole('list', { name: 'Kundeområder' })).getAllByRole('link');
  expect(domains.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privat', '/'],
    ['Bedrift', '/bedrift/'],
    ['Borettslag', '/borettslag/'],
  ]);
  expect(within(mainMenu()).getByRole('link', { name: 'Nettbutikk' })).toBeInTheDocument();
  for (const name of ['Søk', 'Logg inn', 'Handlekurv', 'Meny'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('[F2.1-4] a mega-menu has four links in its first column, the rest in the second, and the shortcuts', () => {
  const { container } = renderHeader();
  const panel = container.querySelector<HTMLElement>('[popover]');
  const lists = [...(panel?.querySelectorAll('ul') ?? [])].map((list) =>
    [...list.querySelectorAll('a')].map((link) => link.textContent),
  );
  expect(lists).toEqual([
    ['Mobiltelefoner', 'Smartklokker', 'Nettbrett', 'Tilbehør'],
    ['Rutere', 'Like Fin'],
    ['Priser'],
  ]);
  expect(panel).toHaveTextContent('Nyttige snarveier');
});

test("[F2.1-4, F3.7-1] a menu's own shortcuts come before those of its domain", () => {
  const navigation = aNavigation();
  const [privat] = navigation.domains;
  const [shop] = privat?.menus ?? [];
  if (!privat || !shop) throw new Error('The builder has no shop menu');
  const own = { ...privat, menus: [{ ...shop, highlightedLinks: [shortcut] }] };
  const { container } = renderHeader({ data: { navigation: { ...navigation, domains: [own] } } });
  const panel = container.querySelector<HTMLElement>('[popover]');
  expect(panel).toHaveTextContent('Kampanjer');
  expect(panel).not.toHaveTextContent('Priser');
});

test('[F2.1-4] an entry is a link to its section, and its panel opens without script by a native popover', () => {
  const { container } = renderHeader();
  expect(screen.getByRole('link', { name: 'Nettbutikk' })).toHaveAttribute('href', '/mobiltelefoner/');
  const toggle = screen.getByRole('button', { name: 'Undermeny for Nettbutikk' });
  expect(toggle).toHaveAttribute('type', 'button');
  expect(toggle.getAttribute('popovertarget')).toBe(container.querySelector('[popover="auto"]')?.id);
  expect(screen.queryByRole('button', { name: 'Undermeny for Mobilabonnement' })).toBeNull();
});

test('an open panel closes when the focus leaves its entry, and not while it moves inside', async () => {
  const { container, user } = renderHeader();
  const panel = container.querySelector<HTMLElement>('[popover]');
  const links = [...(panel?.querySelectorAll('a') ?? [])];
  if (!panel) throw new Error('There is no panel');
  panel.hidePopover = jest.fn();
  links.at(-2)?.focus();
  await user.tab();
  expect(links.at(-1)).toHaveFocus();
  expect(panel.hidePopover).not.toHaveBeenCalled();
  await user.tab();
  expect(panel.hidePopover).toHaveBeenCalledTimes(1);
});

test('[F2.2-1] entries of the web shop are links of the router, all others full navigations', async () => {
  useTestConfig();
  const { router } = renderAt('/', <Slot {...slotProps()} />);
  const leftPage: boolean[] = [];
  const watch = (event: Event) => {
    leftPage.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', watch);
  await userEvent.click(screen.getByRole('link', { name: 'Nettbutikk' }));
  await userEvent.click(screen.getByRole('link', { name: 'Bedrift' }));
  window.removeEventListener('click', watch);
  expect(leftPage).toEqual([false, true]);
  expect(router.address()).toBe('/mobiltelefoner/');
});

test('[F2.1-10] the domain comes from the first path segment', () => {
  const { update } = renderHeader({ pathname: '/bedrift/mobiltelefoner/' });
  const current = () =>
    within(screen.getByRole('list', { name: 'Kundeområder' })).getAllByRole('link', { current: true });
  expect(current().map(({ textContent }) => textContent)).toEqual(['Bedrift']);
  update({ pathname: '/borettslag/' });
  expect(current().map(({ textContent }) => textContent)).toEqual(['Borettslag']);
  update({ pathname: '/mobiltelefoner/aurora/' });
  expect(current().map(({ textContent }) => textContent)).toEqual(['Privat']);
});

test('[F2.1-11, F2.1-12] the active menu and the longest active link are marked', () => {
  const { container } = renderHeader({ pathname: '/mobiltelefoner/like-fin/aurora/' });
  expect(screen.getByRole('link', { name: 'Nettbutikk' })).toHaveAttribute('aria-current', 'true');
  const pages = [...container.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent);
  expect(pages).toEqual(['Like Fin']);
  expect(screen.getByRole('link', { name: 'Mobilabonnement' })).not.toHaveAttribute('aria-current');
});

test('[F2.1-11] below the business domain the menu is that of the second path segment', () => {
  const { update } = renderHeader({ pathname: '/bedrift/mobiltelefoner/aurora/' });
  expect(screen.getByRole('link', { name: 'Nettbutikk' })).toHaveAttribute('aria-current');
  update({ pathname: '/bedrift/kundeservice/mobiltelefoner/' });
  expect(screen.getByRole('link', { name: 'Nettbutikk' })).not.toHaveAttribute('aria-current');
});

test('[F2.1-13] on open pages the path is not followed: only a choice changes the selection', async () => {
  const { update, user } = renderHeader({ appKey: 'open-pages', pathname: '/bedrift/' });
  const current = () =>
    within(screen.getByRole('list', { name: 'Kundeområder' })).getByRole('link', { current: true }).textContent;
  update({ appKey: 'open-pages', pathname: '/borettslag/' });
  expect(current()).toBe('Bedrift');
  const link = screen.getByRole('link', { name: 'Privat' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(current()).toBe('Privat');
});

test("on open pages every link leads to the shop's own origin", () => {
  const { container } = renderHeader({ appKey: 'open-pages' });
  const addresses = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((address) => !address?.startsWith('http://shop.test/'))).toEqual([]);
  expect(screen.getByRole('button', { name: 'Søk' })).toHaveAttribute('formaction', 'http://shop.test/sok');
});

test("[F2.1-1, F2.1-7, F2.1-8, F2.2-27] equipment agreements get the simplified header with 'Hjem' and no menus", async () => {
  const simplified = { logoLink: 'https://utstyr.example/', homeLink: 'https://utstyr.example/hjem' };
  const { container, update } = renderHeader({
    pathname: '/bedrift/utstyrsavtale/mobiltelefoner/',
    data: { navigation: aNavigation({ simplified }) },
  });
  expect(screen.getByRole('link', { name: 'Hjem' })).toHaveAttribute('href', simplified.homeLink);
  expect(screen.getByRole('link', { name: 'Fjell, til forsiden' })).toHaveAttribute('href', simplified.logoLink);
  expect(screen.queryByRole('link', { name: 'Nettbutikk' })).toBeNull();
  for (const name of ['Søk', 'Logg inn', 'Meny']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
  update({ pathname: '/bedrift/mobiltelefoner/' });
  expect(screen.queryByRole('link', { name: 'Hjem' })).toBeNull();
});

test("[F2.2-27] by the flag of the configuration every page for businesses has only logo and 'Hjem', which lead to the device site", () => {
  const deviceSite = 'https://utstyr.example/';
  const simplified = { logoLink: deviceSite, homeLink: deviceSite, forBusinesses: true };
  const setting = { data: { navigation: aNavigation({ simplified }) } };
  const { update } = renderHeader({ ...setting, pathname: '/bedrift/mobiltelefoner/', realm: 'B2B' });
  expect(screen.getByRole('link', { name: 'Hjem' })).toHaveAttribute('href', deviceSite);
  expect(screen.getByRole('link', { name: 'Fjell, til forsiden' })).toHaveAttribute('href', deviceSite);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Meny' })).toBeNull();
  update({ ...setting, pathname: '/mobiltelefoner/' });
  expect(screen.getByRole('link', { name: 'Fjell, til forsiden' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Meny' })).toBeInTheDocument();
});

test('beside the domains are the short ways of the active one', () => {
  const { update } = renderHeader();
  const links = within(screen.getByRole('list', { name: 'Hjelp og butikker' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Finn butikk']);
  update({ pathname: '/bedrift/' });
  expect(screen.queryByRole('list', { name: 'Hjelp og butikker' })).toBeNull();
});

describe('in time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('[F9.15-7] nothing of the navigation moves during the first 500 ms', () => {
    renderHeader();
    act(() => void jest.advanceTimersByTime(499));
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-animated');
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByRole('banner')).toHaveAttribute('data-animated');
  });

  function hoverable() {
    const { container } = renderHeader();
    const panel = container.querySelector<HTMLElement>('[popover]');
    const entry = panel?.parentElement;
    if (!panel || !entry) throw new Error('There is no panel');
    panel.showPopover = jest.fn();
    panel.hidePopover = jest.fn();
    const toggle = within(entry).getByRole('button', { name: 'Undermeny for Nettbutikk' });
    return { panel, entry, toggle };
  }
  /** jsdom has no pointer events. */
  const point = (entry: HTMLElement, type: string, pointerType: string, relatedTarget: Element | null = null) =>
    fireEvent(entry, Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget }), { pointerType }));
  const enter = (entry: HTMLElement, pointerType = 'mouse') => point(entry, 'pointerover', pointerType);
  const leave = (entry: HTMLElement) => point(entry, 'pointerout', 'mouse', document.body);

  test('a mouse that rests on an entry opens its panel; one that passes does not, nor does a finger', () => {
    const { panel, entry } = hoverable();
    enter(entry);
    jest.advanceTimersByTime(HOVER_OPEN_MS - 1);
    leave(entry);
    enter(entry, 'touch');
    jest.advanceTimersByTime(1_000);
    expect(panel.showPopover).not.toHaveBeenCalled();
    leave(entry);
    enter(entry);
    jest.advanceTimersByTime(HOVER_OPEN_MS);
    expect(panel.showPopover).toHaveBeenCalledTimes(1);
  });

  test('it closes when the mouse has left, unless the mouse comes back, the button was clicked, or the focus is in it', () => {
    const { panel, entry, toggle } = hoverable();
    const open = () => {
      enter(entry);
      jest.advanceTimersByTime(HOVER_OPEN_MS);
    };
    open();
    leave(entry);
    enter(entry);
    jest.advanceTimersByTime(1_000);
    expect(panel.hidePopover).not.toHaveBeenCalled();
    leave(entry);
    panel.querySelector('a')?.focus();
    jest.advanceTimersByTime(1_000);
    expect(panel.hidePopover).not.toHaveBeenCalled();
    panel.querySelector('a')?.blur();
    enter(entry);
    leave(entry);
    jest.advanceTimersByTime(1_000);
    expect(panel.hidePopover).toHaveBeenCalledTimes(1);

    open();
    // The click of the hand that came to open it must not close it, and keeps it open.
    expect(fireEvent.click(toggle)).toBe(false);
    leave(entry);
    jest.advanceTimersByTime(1_000);
    expect(panel.hidePopover).toHaveBeenCalledTimes(1);
    expect(fireEvent.click(toggle)).toBe(true);
  });
});
