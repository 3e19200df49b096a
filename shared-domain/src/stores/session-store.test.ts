import { login, logout, provideSession, sessionStore, setSession } from 'shared-domain/stores/session-store';

test('the user is unknown until the shell sets the session', () => {
  expect(sessionStore.getState()).toEqual({ status: 'unknown', user: null });
  setSession({ status: 'anonymous', user: null });
  expect(sessionStore.getState().status).toBe('anonymous');
});

test('login and logout call the shell’s adapter; before it is provided they do nothing', async () => {
  await login();
  const adapter = { login: jest.fn(), logout: jest.fn() };
  provideSession(adapter);
  await login();
  await logout();
  expect(adapter.login).toHaveBeenCalledTimes(1);
  expect(adapter.logout).toHaveBeenCalledTimes(1);
});
