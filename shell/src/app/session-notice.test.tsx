import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { provideSession, setSession } from 'shared-domain/stores/session-store';
import { showSessionNotice } from './session-notice';

const login = jest.fn<Promise<void>, []>();
beforeEach(() => {
  login.mockReset().mockResolvedValue();
  provideSession({ login, logout: () => undefined });
  setSession({ status: 'anonymous', user: null });
});
afterEach(() => act(() => document.body.replaceChildren()));
const show = (reason: 'expired' | 'elsewhere') => act(() => showSessionNotice(reason));
const notice = () => screen.queryByRole('alert', { hidden: true });

test.each([
  ['expired', 'Du er blitt logget ut'],
  ['elsewhere', 'Du logget ut i en annen fane'],
] as const)('a session that ended (%s) is told over the page, with what is kept', async (reason, text) => {
  show(reason);
  expect(notice()).toHaveTextContent(text);
  expect(notice()).toHaveTextContent('Handlekurven din og det du har valgt på denne siden, er her fortsatt.');
  expect((await axe(document.body)).violations).toEqual([]);
});

test('it begins a login; one that cannot start is told', async () => {
  login.mockRejectedValueOnce(new Error('the provider is away'));
  show('expired');
  await userEvent.click(screen.getByRole('button', { name: 'Logg inn igjen', hidden: true }));
  expect(login).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(notice()).toHaveTextContent('Innloggingen er ikke tilgjengelig akkurat nå'));
});

test('it is closed by its button, and by a login in another tab', async () => {
  show('expired');
  await userEvent.click(screen.getByRole('button', { name: 'LUKK', hidden: true }));
  expect(notice()).not.toBeInTheDocument();
  show('expired');
  const user = { name: 'Kari', givenName: 'Kari', familyName: '', phoneNumber: '', isRetailer: false };
  act(() => setSession({ status: 'authenticated', user }));
  expect(notice()).not.toBeInTheDocument();
});

test('a second end shows one notice', () => {
  show('expired');
  show('elsewhere');
  expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(1);
});
