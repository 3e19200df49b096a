import { login, logout, provideSession, sessionStore, setSession } from 'shared-domain/stores/session-store';

test('[F6-1, F3.7-5] nobody is known before the shell says so', () => {
  expect(sessionStore.getState()).toEqual({ status: 'unknown', user: null });
  setSession({ status: 'anonymous', user: null });
  expect(sessionStore.getState().status).toBe('anonymous');
});

test('[F4.5-2, F4.5-3] login and logout are the shell’s; before it is ready they do nothing', async () => {
  await login();
  const adapter = { login: jest.fn(), logout: jest.fn() };
  provideSession(adapter);
  await login();
  await logout();
  expect(adapter.login).toHaveBeenCalledTimes(1);
  expect(adapter.logout).toHaveBeenCalledTimes(1);
});
