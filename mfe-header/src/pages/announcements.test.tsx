import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anAnnouncement } from 'shared-domain/navigation/testing';
import { renderHeader } from '../testing/render-header';

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
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ['alert', 'negative'],
  ['info', 'info'],
  ['rocket', 'rocket'],
  ['megaphone', 'megaphone'],
  ['warning', 'warning'],
] as const)('[F3.7-4] icon %s is an alert of kind %s', (icon, kind) => {
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
