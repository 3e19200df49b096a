import { login, logout, sessionStore } from 'shared-domain/stores/session-store';
import { startOpenPageSession } from './open-page-session';

test('on an open page login and logout lead to the shop’s own pages, and no token is asked for', async () => {
  window.history.replaceState(null, '', '/hjelp/?tema=faktura');
  const goTo = jest.fn();
  startOpenPageSession(goTo);
  await login();
  await logout();
  expect(goTo.mock.calls).toEqual([
    [`/webshop-next/login/?til=${encodeURIComponent('/hjelp/?tema=faktura')}`],
    ['/logout/'],
  ]);
  expect(sessionStore.getState()).toEqual({ status: 'anonymous', user: null });
  expect(document.querySelector('iframe')).toBeNull();
});
