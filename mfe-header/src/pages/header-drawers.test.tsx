import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useEffect, useState } from 'react';
import { emptyCart } from 'shared-domain/cart';
import { aBundleCart, aCart } from 'shared-domain/cart/testing';
import { aNavigation } from 'shared-domain/navigation/testing';
import { emit } from 'shared-domain/runtime/event-bus';
import { accountStore } from 'shared-domain/stores/account-store';
import { cartStore } from 'shared-domain/stores/cart-store';
import { setSession } from 'shared-domain/stores/session-store';
import { toastStore } from 'shared-domain/stores/toast-store';
import { anAccountSubscription } from 'shared-domain/subscription/testing';
import { aUser, renderHeader } from '../testing/render-header';
import { DrawerBoundary } from './header-drawers';

const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('Logg inn', () => {
  test('[F2.3-2, F2.3-3, F2.3-4, F2.3-5, F6-1] a visitor gets one private login and those of businesses', async () => {
    const login = jest.fn(() => Promise.resolve());
    const businessLogins = [
      { name: 'Min Bedrift', link: 'https://bedrift.example/login', appKey: 'my-business' as const },
      { name: 'Bedriftsnett', link: 'https://nett.example/', appKey: 'business-net' as const },
    ];
    const { user } = renderHeader({ login, data: { navigation: aNavigation({ businessLogins }) } });
    await user.click(screen.getByRole('button', { name: 'Logg inn' }));
    const drawer = await dialog('Logg inn');
    expect(within(drawer).getByRole('heading', { name: 'Privat' })).toBeInTheDocument();
    const business = within(drawer).getByRole('list', { name: 'Bedrift' });
    const addresses = within(business)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['https://bedrift.example/login', 'https://nett.example/']);
    expect(within(drawer).getAllByRole('link')).toHaveLength(3);
    expect((await axe(drawer)).violations).toEqual([]);
    await user.click(within(drawer).getByRole('link', { name: 'Logg inn på Min Side' }));
    expect(login).toHaveBeenCalledTimes(1);
  });

  test('[F4.5-2] a login that cannot start is reported, and the visitor reads so', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderHeader({ login: () => Promise.reject(new Error('provider is down')) });
    await user.click(screen.getByRole('button', { name: 'Logg inn' }));
    await user.click(within(await dialog('Logg inn')).getByRole('link', { name: 'Logg inn på Min Side' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Innloggingen er ikke tilgjengelig');
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  test("[F2.3-7, F2.3-9, F3.7-5, F6-2] others see their name, 'Mine sider' in two tabs and 'Logg ut'", async () => {
    const logout = jest.fn(() => Promise.resolve());
    const { user } = renderHeader({ user: aUser(), logout });
    await user.click(screen.getByRole('button', { name: 'Kari Nordmann' }));
    const drawer = await dialog('Mine sider');
    expect(within(drawer).getByRole('heading', { name: 'Min Side' })).toBeInTheDocument();
    expect(within(drawer).getByRole('link', { name: 'Hjem' })).toHaveAttribute('href', '/minside/hjem');
    const tabs = within(drawer).getAllByRole('tab');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
      ['Privat', 'true'],
      ['Bedrift', 'false'],
    ]);
    await user.click(within(drawer).getByRole('tab', { name: 'Bedrift' }));
    expect(within(drawer).getByRole('heading', { name: 'Bedriftsportaler' })).toBeInTheDocument();
    expect(within(drawer).getByRole('link', { name: 'Bedriftsportal' })).toHaveAttribute(
      'href',
      'https://bedrift.example/',
    );
    expect((await axe(drawer)).violations).toEqual([]);
    await user.click(within(drawer).getByRole('button', { name: 'Logg ut' }));
    expect(logout).toHaveBeenCalledTimes(1);
  });

  test("[F2.3-8, F3.7-5, F6-3] store staff see only their own 'Min Side' and 'Logg ut'", async () => {
    const { user } = renderHeader({ user: aUser({ isRetailer: true }) });
    await user.click(screen.getByRole('button', { name: 'Kari Nordmann' }));
    const drawer = await dialog('Min Side');
    expect(within(drawer).getByRole('heading', { name: 'Min Side' })).toBeInTheDocument();
    expect(
      within(drawer)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/forhandler/butikk']);
    expect(within(drawer).queryByRole('tab')).toBeNull();
    expect(drawer.querySelector('li svg')).not.toBeNull();
    expect(within(drawer).getByRole('button', { name: 'Logg ut' })).toBeInTheDocument();
  });

  test('[F3.7-7] store staff see the store that they have chosen; a customer never does', async () => {
    const session = { storeId: 'bergen', storeName: 'Fjell Bergen', employeeName: 'Kari Butikk' };
    const { user } = renderHeader({ user: aUser({ isRetailer: true }) });
    await user.click(screen.getByRole('button', { name: 'Kari Nordmann' }));
    const drawer = await dialog('Min Side');
    expect(drawer).toHaveTextContent('Du har ikke valgt butikk ennå.');
    await user.click(within(drawer).getByRole('button', { name: 'Lukk' }));
    document.cookie = `RETAILER_SESSION=${encodeURIComponent(JSON.stringify(session))}; path=/`;
    await user.click(screen.getByRole('button', { name: 'Kari Nordmann' }));
    expect(within(drawer).getByRole('region', { name: 'Butikken din' })).toHaveTextContent('Fjell BergenKari Butikk');
    expect((await axe(drawer)).violations).toEqual([]);
    act(() => setSession({ status: 'authenticated', user: aUser() }));
    expect(await dialog('Mine sider')).not.toHaveTextContent('Fjell Bergen');
    document.cookie = 'RETAILER_SESSION=; path=/; max-age=0';
  });

  test('[F2.3-2, F2.3-7] the button follows the session', () => {
    renderHeader();
    expect(screen.getByRole('button', { name: 'Logg inn' })).toBeInTheDocument();
    act(() => setSession({ status: 'authenticated', user: aUser() }));
    expect(screen.getByRole('button', { name: 'Kari Nordmann' })).toBeInTheDocument();
  });

  test('[F2.3-10] on open pages login and logout are pages of the shop', async () => {
    const login = jest.fn(() => Promise.resolve());
    const { user } = renderHeader({ appKey: 'open-pages', login });
    await user.click(screen.getByRole('button', { name: 'Logg inn' }));
    const link = within(await dialog('Logg inn')).getByRole('link', { name: 'Logg inn på Min Side' });
    expect(link).toHaveAttribute('href', 'http://shop.test/webshop-next/login/?til=%2Fminside%2Fhjem');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(login).not.toHaveBeenCalled();
    act(() => setSession({ status: 'authenticated', user: aUser() }));
    const logout = within(await dialog('Mine sider')).getByRole('button', { name: 'Logg ut' });
    expect(logout.closest('form')).toHaveAttribute('action', 'http://shop.test/logout/');
  });

  test('on open pages the cart is a link with room of its own, and tools are known by their names', () => {
    const { container } = renderHeader({ appKey: 'open-pages' });
    const cart = screen.getByRole('link', { name: 'Handlekurv' });
    expect(cart).toHaveAttribute('href', 'http://shop.test/handlekurv/');
    expect(cart).not.toHaveAttribute('data-count');
    const names = [...container.querySelectorAll<HTMLElement>('[data-tool]')].map(({ dataset }) => dataset['tool']);
    expect(names).toEqual(['search', 'login', 'cart', 'menu']);
  });
});

describe('Handlekurv', () => {
  test('[F2.5-2] no button at 0 items', () => {
    renderHeader();
    expect(screen.queryByRole('button', { name: 'Handlekurv' })).toBeNull();
  });

  test("[F2.5-1, F2.5-3, F2.5-5, F5.1-5] the button shows the count and opens 'Handlekurv (n)' with the content from the shell", async () => {
    const { user } = renderHeader({ cart: aBundleCart() });
    const button = screen.getByRole('button', { name: 'Handlekurv' });
    expect(button).toHaveTextContent('2');
    expect(button).toHaveAccessibleDescription('2 varer');
    await user.click(button);
    const drawer = await dialog('Handlekurv (2)');
    expect(drawer).toHaveTextContent('Innholdet i handlekurven');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(drawer).getByRole('button', { name: 'Lukk' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    ['no', emptyCart('B2C'), null],
    ['one', aCart(), '1'],
    ['two', aBundleCart(), '2'],
  ])('[F3.2-8, F4.2-1] with %s items the trigger has its badge, or is not there', (_, cart, badge) => {
    renderHeader({ cart });
    const trigger = screen.queryByRole('button', { name: 'Handlekurv' });
    expect(trigger && trigger.textContent?.replace('Handlekurv', '')).toBe(badge);
  });

  test('[F3.2-8, F4.2-1] the trigger opens the cart and closes it', async () => {
    renderHeader({ cart: aCart() });
    const trigger = screen.getByRole('button', { name: 'Handlekurv' });
    const press = () => act(async () => fireEvent.click(trigger));
    await press();
    expect(await screen.findByRole('dialog', { name: 'Handlekurv (1)' })).toBeInTheDocument();
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await press();
    expect(await screen.findByRole('dialog', { name: 'Handlekurv (1)' })).toBeInTheDocument();
  });

  test('[F2.5-3] the content is mounted by the first opening and stays', async () => {
    renderHeader({ cart: aCart() });
    expect(screen.queryByText('Innholdet i handlekurven')).toBeNull();
    act(() => void emit('shop:cart:drawer-requested@1', { open: true }));
    expect(await dialog('Handlekurv (1)')).toBeInTheDocument();
    act(() => void emit('shop:cart:drawer-requested@1', { open: false }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Innholdet i handlekurven')).toBeInTheDocument();
  });

  test('[P4-48, P8-15] a drawer that opens because something was added says so, until it is opened again or a line is removed', async () => {
    const { user } = renderHeader({ cart: aBundleCart() });
    let isHandled = false;
    const add = () =>
      act(() => void (isHandled = emit('shop:cart:drawer-requested@1', { open: true, added: 'Nova 9' })));
    add();
    const drawer = await dialog('Handlekurv (2)');
    expect(isHandled).toBe(true);
    expect(drawer).toHaveAccessibleDescription('Produktet har blitt lagt til i handlekurven Nova 9');
    act(() => void emit('shop:cart:line-removed@1', { cartItemId: 'line-9', name: 'Nova 9' }));
    expect(drawer).not.toHaveTextContent('Produktet har blitt lagt til');
    add();
    await user.click(within(drawer).getByRole('button', { name: 'Lukk' }));
    await user.click(screen.getByRole('button', { name: 'Handlekurv' }));
    expect(drawer).not.toHaveTextContent('Produktet har blitt lagt til');
  });

  test('[P8-15] a plan has a message of its own in the drawer', async () => {
    renderHeader({ cart: aCart() });
    const message = 'Nytt abonnement er valgt. Gå videre til kassen for å fullføre kjøpet.';
    act(() => void emit('shop:cart:drawer-requested@1', { open: true, added: 'Fjell 10 GB', message }));
    expect(await dialog('Handlekurv (1)')).toHaveAccessibleDescription(
      'Nytt abonnement er valgt. Gå videre til kassen for å fullføre kjøpet. Fjell 10 GB',
    );
  });

  test('a drawer that is expected is mounted, closed and without its content', async () => {
    const cartPanel = jest.fn(() => null);
    const { container } = renderHeader({ cart: aCart(), slots: { cartPanel } });
    expect(container.querySelector('dialog')).toBeNull();
    act(() => void emit('shop:cart:drawer-expected@1', {}));
    await waitFor(() => expect(container.querySelector('dialog')).not.toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cartPanel).not.toHaveBeenCalled();
  });

  test('[F4.1-1, F2.5-2] a cart that became empty closes the drawer, once the server has said so', async () => {
    renderHeader({ cart: aCart() });
    act(() => void emit('shop:cart:drawer-requested@1', { open: true }));
    await dialog('Handlekurv (1)');
    act(() => cartStore.setState({ cart: emptyCart('B2C'), pending: true }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    act(() => cartStore.setState({ pending: false }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Handlekurv' })).toBeNull();
  });

  test('[F2.5-8] a message in front of the emptied cart keeps the drawer open until it is closed', async () => {
    const cartPanel = () => <dialog open aria-label="Handlekurven er tømt" />;
    renderHeader({ cart: aCart(), slots: { cartPanel } });
    act(() => void emit('shop:cart:drawer-requested@1', { open: true }));
    await dialog('Handlekurv (1)');
    act(() => cartStore.setState({ cart: emptyCart('B2C') }));
    const message = screen.getByRole('dialog', { name: 'Handlekurven er tømt' });
    expect(screen.getByRole('dialog', { name: 'Handlekurv (0)' })).toBeInTheDocument();
    message.removeAttribute('open');
    act(() => void message.dispatchEvent(new Event('close')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('what the panel still offers keeps the drawer of an emptied cart open', async () => {
    const cartPanel = () => <p data-keeps-open="">Angre</p>;
    renderHeader({ cart: aCart(), slots: { cartPanel } });
    act(() => void emit('shop:cart:drawer-requested@1', { open: true }));
    await dialog('Handlekurv (1)');
    act(() => cartStore.setState({ cart: emptyCart('B2C') }));
    expect(await dialog('Handlekurv (0)')).toBeInTheDocument();
    act(() => void emit('shop:cart:drawer-requested@1', { open: false }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[F2.5-3] without the content of the drawer the cart is a link to its page', () => {
    renderHeader({ cart: aCart(), slots: {} });
    expect(screen.getByRole('link', { name: 'Handlekurv' })).toHaveAttribute('href', '/handlekurv/');
    expect(screen.queryByRole('button', { name: 'Handlekurv' })).toBeNull();
  });

  test('[F2.1-7] the simplified header has the cart too', async () => {
    const { user } = renderHeader({ cart: aCart(), pathname: '/bedrift/utstyrsavtale/mobiltelefoner/', realm: 'UKKO' });
    await user.click(screen.getByRole('button', { name: 'Handlekurv' }));
    expect(await dialog('Handlekurv (1)')).toBeInTheDocument();
  });
});

test('[F4.2-2] one drawer is open at a time, and a navigation closes it', async () => {
  const { user, update } = renderHeader({ cart: aCart() });
  await user.click(screen.getByRole('button', { name: 'Søk' }));
  await dialog('Hva leter du etter?');
  act(() => void emit('shop:cart:drawer-requested@1', { open: true }));
  await dialog('Handlekurv (1)');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  update({ pathname: '/tilbehor/' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['once is drawn again', 1, 0],
  ['again leads to the plain page', 2, 1],
])('a drawer that throws %s', (_what, faults, failures) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onFailure = jest.fn();
  let drawn = 0;
  function Drawer() {
    const [first] = useState(() => ++drawn);
    useEffect(() => {
      if (first <= faults) throw new Error('a node is gone');
    }, [first]);
    return <p>Innholdet</p>;
  }
  render(
    <DrawerBoundary onFailure={onFailure}>
      <Drawer />
    </DrawerBoundary>,
  );
  expect(onFailure).toHaveBeenCalledTimes(failures);
  expect(screen.queryAllByText('Innholdet')).toHaveLength(1 - failures);
  logged.mockRestore();
});

describe('what is known of the customer', () => {
  const account = {
    accountId: '40012345',
    isLegal: false,
    subscriptions: [anAccountSubscription({ firstName: 'Kari', lastName: 'Nordmann', phoneNumber: '91234567' })],
  };
  const openDrawer = async () => {
    const { user } = renderHeader({ user: aUser() });
    await user.click(screen.getByRole('button', { name: 'Kari Nordmann' }));
    return { user, customer: await screen.findByRole('region', { name: 'Innlogget som' }) };
  };
  beforeEach(() => accountStore.setState(accountStore.getInitialState(), true));

  test('[P5-3, F6-2, F6-6] the own number and those of each account, grouped 3 2 3; a company’s account says so', async () => {
    accountStore.setState({
      status: 'ready',
      accounts: [account, { ...account, accountId: '70098765', isLegal: true }],
    });
    const { customer } = await openDrawer();
    expect(customer).toHaveTextContent('Kari Nordmann900 00 000');
    expect(customer).toHaveTextContent('Fakturakonto 40012345Kari Nordmann912 34 567');
    expect(customer).toHaveTextContent('Bedriftskonto 70098765');
    expect((await axe(customer)).violations).toEqual([]);
  });

  test('[F8-11] without an answer of the customer system the drawer is there, and says what is missing', async () => {
    accountStore.setState({ status: 'failed', accounts: [] });
    const { customer } = await openDrawer();
    expect(within(customer).getByRole('status')).toHaveTextContent('Vi får ikke hentet abonnementene dine');
    expect(within(customer).getByRole('button', { name: 'Prøv igjen' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Logg ut' })).toBeInTheDocument();
  });

  test('a logout that fails is told', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderHeader({ user: aUser(), logout: () => Promise.reject(new Error('the shop is away')) });
    await user.click(screen.getByRole('button', { name: 'Kari Nordmann' }));
    await user.click(await screen.findByRole('button', { name: 'Logg ut' }));
    await waitFor(() => expect(toastStore.getState().toasts).toMatchObject([{ kind: 'error' }]));
    logged.mockRestore();
  });
});
