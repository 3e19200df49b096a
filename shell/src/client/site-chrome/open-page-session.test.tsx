import { login, logout, sessionStore } from 'shared-domain/stores/session-store';
import { startOpenPageSession } from './open-page-session';
import { readSessionUser } from './session-user';

jest.mock('./session-user', () => ({ readSessionUser: jest.fn(() => Promise.resolve(null)) }));

test('on an open page login and logout lead to the shop’s own pages, and no token is asked for', async () => {
  window.history.replaceState(null, '', '/hjelp/?tema=faktura');
  const goTo = jest.fn();
  await startOpenPageSession(goTo);
  await login();
  await logout();
  expect(goTo.mock.calls).toEqual([
    [`/webshop-next/login/?til=${encodeURIComponent('/hjelp/?tema=faktura')}`],
    ['/logout/'],
  ]);
  expect(sessionStore.getState()).toEqual({ status: 'anonymous', user: null });
  expect(document.querySelector('iframe')).toBeNull();
});

test('who is logged in is known by name, without the telephone number', async () => {
  jest
    .mocked(readSessionUser)
    .mockResolvedValueOnce({ name: 'Ingrid Fjelldal', givenName: 'Ingrid', isRetailer: false });
  await startOpenPageSession(jest.fn());
  expect(sessionStore.getState()).toEqual({
    status: 'authenticated',
    user: { name: 'Ingrid Fjelldal', givenName: 'Ingrid', familyName: '', phoneNumber: '', isRetailer: false },
  });
});

test('while the shop does not answer, everyone is a visitor', async () => {
  jest.mocked(readSessionUser).mockRejectedValueOnce(new Error('down'));
  await startOpenPageSession(jest.fn());
  expect(sessionStore.getState().status).toBe('anonymous');
});
