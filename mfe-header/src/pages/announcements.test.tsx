import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { anAnnouncement } from 'shared-domain/navigation/testing';
import { useTestConfig as setTestConfig } from 'shared-domain/testing';
import { Slot } from '../exposes/header';
import { INITIAL_HEADER_STATE, useHeader } from '../state/header-store';
import { renderHeader, slotProps } from '../testing/render-header';

beforeEach(() => localStorage.clear());

const region = () => screen.getByRole('region', { name: 'Kunngjøringer' });

test('[F3.7-3, F3.7-4, F7.2-1] an announcement shows its text and links', async () => {
  const entry = anAnnouncement({
    icon: 'alert',
    title: 'Feil i nettet',
    links: [{ text: 'Les mer', url: '/hjelp/driftsmeldinger/' }],
    minimizable: false,
  });
  const { container } = renderHeader({ data: { announcements: [entry] } });
  expect(region()).toHaveTextContent('Feil i nettet');
  expect(region()).toHaveTextContent('Vi oppgraderer nettet i natt.');
  expect(within(region()).getByRole('link', { name: 'Les mer' })).toHaveAttribute('href', '/hjelp/driftsmeldinger/');
  expect(region().querySelector('.negative')).not.toBeNull();
  expect(within(region()).queryByRole('button', { name: 'Vis mindre' })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ['alert', 'negative'],
  ['info', 'info'],
  ['positive', 'positive'],
  ['rocket', 'rocket'],
  ['megaphone', 'megaphone'],
  ['warning', 'warning'],
] as const)('[F3.7-3, F3.7-4] icon %s is an alert of kind %s', (icon, kind) => {
  renderHeader({ data: { announcements: [anAnnouncement({ icon })] } });
  expect(region().querySelector(`.${kind}`)).not.toBeNull();
});

test("[F9.2-12] one is closed by 'LUKK', and stays closed on the next page and after the next load of one", async () => {
  const setting = { data: { announcements: [anAnnouncement()] } };
  const { user, update, unmount } = renderHeader(setting);
  await user.click(within(region()).getByRole('button', { name: 'LUKK' }));
  expect(screen.queryByRole('region', { name: 'Kunngjøringer' })).toBeNull();
  update({ ...setting, pathname: '/tilbehor/' });
  expect(screen.queryByRole('region', { name: 'Kunngjøringer' })).toBeNull();
  unmount();
  renderHeader(setting);
  expect(screen.queryByRole('region', { name: 'Kunngjøringer' })).toBeNull();
});

test('one that says something new since it was closed is shown; the document can hide it by the key that was stored', async () => {
  const { user, unmount } = renderHeader({ data: { announcements: [anAnnouncement()] } });
  await user.click(within(region()).getByRole('button', { name: 'LUKK' }));
  unmount();
  renderHeader({ data: { announcements: [anAnnouncement({ text: 'Nettet er oppe igjen.' })] } });
  const key = region().querySelector('[data-announcement]')?.getAttribute('data-announcement');
  await user.click(within(region()).getByRole('button', { name: 'LUKK' }));
  expect(JSON.parse(localStorage.getItem('closedAnnouncements') ?? '[]')).toContain(key);
});

test.each(['5', '{"a":1}', '[5]', 'closed'])('what is stored and not ours, %s, hides none', async (stored) => {
  localStorage.setItem('closedAnnouncements', stored);
  const { user } = renderHeader({ data: { announcements: [anAnnouncement()] } });
  await user.click(within(region()).getByRole('button', { name: 'LUKK' }));
  expect(screen.queryByRole('region', { name: 'Kunngjøringer' })).toBeNull();
});

test.each(['/handlekurv/', '/mobiltelefoner/apple/iphone-17/'])('%s shows none', (pathname) => {
  renderHeader({ data: { announcements: [anAnnouncement()] }, pathname });
  expect(screen.queryByRole('region', { name: 'Kunngjøringer' })).toBeNull();
});

test('[F4.2-3] a minimizable one is minimized and expanded again', async () => {
  const { user } = renderHeader({ data: { announcements: [anAnnouncement({ title: 'Nattarbeid' })] } });
  await user.click(within(region()).getByRole('button', { name: 'Vis mindre' }));
  expect(region()).toHaveTextContent('Nattarbeid');
  expect(region()).not.toHaveTextContent('Vi oppgraderer');
  const expand = within(region()).getByRole('button', { name: 'Vis hele meldingen' });
  expect(expand).toHaveAttribute('aria-expanded', 'false');
  await user.click(expand);
  expect(region()).toHaveTextContent('Vi oppgraderer nettet i natt.');
});

test('[F4.2-3] a minimized one is minimized on the next page and after the next load, until it says something new', async () => {
  const minimizable = (text: string) => ({ data: { announcements: [anAnnouncement({ title: 'Nattarbeid', text })] } });
  const { user, unmount } = renderHeader(minimizable('Nettet er nede.'));
  await user.click(within(region()).getByRole('button', { name: 'Vis mindre' }));
  const key = region().querySelector('[data-announcement]')?.getAttribute('data-announcement');
  expect(JSON.parse(localStorage.getItem('minimizedAnnouncements') ?? '[]')).toEqual([key]);
  unmount();
  const again = renderHeader(minimizable('Nettet er nede.'));
  expect(region()).toHaveTextContent(/^Nattarbeid\s*Vis hele/);
  again.unmount();
  renderHeader(minimizable('Nettet er oppe igjen.'));
  expect(region()).toHaveTextContent('Nettet er oppe igjen.');
});

test('[F9.15-6] entries say at which widths they show', () => {
  renderHeader({
    data: {
      announcements: [
        anAnnouncement({ id: 'long', text: 'Nettet er nede fra 01 til 05.', minWidth: 430 }),
        anAnnouncement({ id: 'short', text: 'Nettet er nede i natt.', maxWidth: 429 }),
      ],
    },
  });
  const ranges = within(region())
    .getAllByRole('note')
    .map((note) => [note.textContent, note.getAttribute('data-from'), note.getAttribute('data-to')]);
  expect(ranges).toEqual([
    [expect.stringContaining('fra 01 til 05'), '430', null],
    [expect.stringContaining('i natt'), null, '429'],
  ]);
});

test('what the document hides before the header runs is marked as sent by the server, and then no more', () => {
  const setting = { data: { announcements: [anAnnouncement({ title: 'Nattarbeid' })] } };
  setTestConfig();
  useHeader.setState(INITIAL_HEADER_STATE);
  const sent = renderToString(<Slot {...slotProps(setting)} />);
  expect(sent).toMatch(/<section[^>]* data-as-sent="true"/);
  expect(sent).toMatch(/<span data-foldable="true">Vi oppgraderer/);
  renderHeader(setting);
  expect(region()).not.toHaveAttribute('data-as-sent');
});

test.each([
  ['private', ['/', '/mobiltelefoner/']],
  ['business', ['/bedrift/']],
  ['cooperative', ['/borettslag/', '/borettslag/beboer/', '/borettslag/styre/', '/borettslag/utbygger/']],
  ['resident', ['/borettslag/beboer/']],
  ['board', ['/borettslag/styre/']],
  ['developer', ['/borettslag/utbygger/']],
])('[F6-15] one for the audience %s is on %j only', (audience, shown) => {
  const setting = { data: { announcements: [anAnnouncement({ audiences: [audience] })] } };
  const { update } = renderHeader(setting);
  const pages = ['/', '/mobiltelefoner/', '/bedrift/', '/borettslag/', '/borettslag/beboer/', '/borettslag/styre/'];
  const seen = [...pages, '/borettslag/utbygger/'].filter((pathname) => {
    update({ ...setting, pathname });
    return screen.queryByRole('region', { name: 'Kunngjøringer' }) !== null;
  });
  expect(seen).toEqual(shown);
});
