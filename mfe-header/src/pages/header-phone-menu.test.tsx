import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fetchListLeads } from 'shared-domain/catalogue/io';
import { aNavigation } from 'shared-domain/navigation/testing';
import { renderHeader } from '../testing/render-header';

jest.mock('shared-domain/catalogue/io', () => ({ fetchListLeads: jest.fn() }));

async function openMenu(setting: Parameters<typeof renderHeader>[0] = {}) {
  const { user } = renderHeader(setting);
  await user.click(screen.getByRole('button', { name: 'Meny' }));
  return { user, drawer: await screen.findByRole('dialog', { name: 'Meny' }) };
}

test("[F2.1-15] 'Meny' has the domains as tabs and the rows of the chosen one", async () => {
  const { user, drawer } = await openMenu();
  expect(within(drawer).getByRole('heading', { name: 'Meny' })).toBeInTheDocument();
  expect(
    within(drawer)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['Privat', 'Bedrift', 'Borettslag']);
  expect(within(drawer).getByRole('button', { name: 'Nettbutikk' })).toBeInTheDocument();
  expect(within(drawer).getByRole('link', { name: 'Mobilabonnement' })).toHaveAttribute('href', '/mobilabonnement/');
  expect(within(drawer).getByRole('list', { name: 'Nyttige snarveier' })).toHaveTextContent('Priser');
  expect(within(drawer).getByRole('list', { name: 'Hjelp og butikker' })).toHaveTextContent('Finn butikk');
  expect((await axe(drawer)).violations).toEqual([]);
  await user.click(within(drawer).getByRole('tab', { name: 'Bedrift' }));
  expect(within(drawer).getByRole('link', { name: 'Nettbutikk' })).toHaveAttribute('href', '/bedrift/mobiltelefoner/');
});

test("[F2.1-16] a row opens its sub-list, 'Tilbake' leads back, and the focus follows", async () => {
  const { user, drawer } = await openMenu();
  await user.click(within(drawer).getByRole('button', { name: 'Nettbutikk' }));
  expect(
    within(drawer)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mobiltelefoner', 'Smartklokker', 'Nettbrett', 'Tilbehør', 'Rutere', 'Like Fin']);
  expect(within(drawer).getByRole('heading', { name: 'Nettbutikk' }).parentElement).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Meny' })).toBe(drawer);
  expect((await axe(drawer)).violations).toEqual([]);
  await user.click(within(drawer).getByRole('button', { name: 'Tilbake' }));
  expect(within(drawer).getByRole('button', { name: 'Nettbutikk' })).toHaveFocus();
});

test('[F2.1-16] a section whose own page is not in its list gets a link to it', async () => {
  const [privat] = aNavigation().domains;
  if (!privat) throw new Error('The builder has no domain');
  const tv = {
    name: 'TV',
    link: '/tv/',
    appKey: 'open-pages',
    highlightedLinks: [],
    links: [
      {
        name: 'TV-hjelp',
        link: '/tv/hjelp/',
        appKey: 'open-pages',
        links: [{ name: 'Feilsøk', link: '/tv/hjelp/feil/', appKey: 'open-pages' }],
      },
    ],
  } as const;
  const navigation = {
    ...aNavigation(),
    domains: [
      {
        ...privat,
        menus: [{ ...tv, links: tv.links.map((leaf) => ({ ...leaf, links: [...leaf.links] })), highlightedLinks: [] }],
      },
    ],
  };
  const { user, drawer } = await openMenu({ data: { navigation } });
  await user.click(within(drawer).getByRole('button', { name: 'TV' }));
  expect(
    within(drawer)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Alt i TV', 'TV-hjelp', 'Feilsøk']);
});

test("[F2.1-17] the drawer closes by 'Lukk' and opens again at its first level", async () => {
  const { user, drawer } = await openMenu();
  await user.click(within(drawer).getByRole('button', { name: 'Nettbutikk' }));
  await user.click(within(drawer).getByRole('button', { name: 'Lukk' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Meny' }));
  expect(await screen.findByRole('tab', { name: 'Privat' })).toHaveAttribute('aria-selected', 'true');
});

test("[F2.1-5, F2.3-2] the login is in the foot of 'Meny'", async () => {
  const { user, drawer } = await openMenu();
  await user.click(within(drawer).getByRole('button', { name: 'Logg inn' }));
  expect(await screen.findByRole('dialog', { name: 'Logg inn' })).toBeInTheDocument();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('[F2.1-16] following a link closes the menu', async () => {
  const { user, drawer } = await openMenu();
  const link = within(drawer).getByRole('link', { name: 'Mobilabonnement' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[F9.15-6, F9.15-8] 100 ms after the window was made as wide as the menus need, they take the place of the drawer', async () => {
  const { drawer } = await openMenu();
  let isWide = false;
  const asked: string[] = [];
  window.matchMedia = (query) => {
    asked.push(query);
    return { matches: isWide } as MediaQueryList;
  };
  jest.useFakeTimers();
  const resize = () => fireEvent(window, new Event('resize'));
  resize();
  act(() => void jest.advanceTimersByTime(100));
  expect(drawer).toHaveAttribute('open');
  expect(asked).toEqual(['(min-width: 64em)']);
  isWide = true;
  resize();
  act(() => void jest.advanceTimersByTime(99));
  resize();
  act(() => void jest.advanceTimersByTime(99));
  expect(drawer).toHaveAttribute('open');
  act(() => void jest.advanceTimersByTime(1));
  jest.useRealTimers();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('lists with products have a picture of one, in the drawer and in the panel of the menu', async () => {
  const lists = [
    {
      path: '/mobiltelefoner/',
      name: 'Nova 9',
      href: '/mobiltelefoner/nova/nova-9/',
      image: { url: '/api/pictures/nova-9/sort-front-800.webp', title: 'Nova 9 i sort' },
    },
  ];
  jest.mocked(fetchListLeads).mockResolvedValue({ ok: true, value: { realm: 'B2C', lists } });
  const { user, drawer } = await openMenu({ listLeads: {} });
  await user.click(within(drawer).getByRole('button', { name: 'Nettbutikk' }));
  const row = within(drawer).getByRole('link', { name: 'Mobiltelefoner' });
  await waitFor(() => expect(row.querySelector('img')).toHaveAttribute('src', lists[0]?.image.url));
  expect(within(drawer).getByRole('link', { name: 'Rutere' }).querySelector('img')).toBeNull();
  const promo = await screen.findByText('Nova 9');
  expect(promo.closest('a')).toHaveAttribute('href', '/mobiltelefoner/nova/nova-9/');
  expect(promo.closest('[popover]')).not.toBeNull();
  expect(jest.mocked(fetchListLeads).mock.calls).toEqual([['B2C']]);
});
