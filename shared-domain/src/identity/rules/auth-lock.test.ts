import { AUTH_LOCK, authLockSeconds, isAuthenticated, resolveAuthCheck } from './auth-lock';

test('[F9.15-1] a running check lasts 8 s, a result 32 s, a retry comes after 12 s', () => {
  expect(AUTH_LOCK).toEqual({ loadingSeconds: 8, resultSeconds: 32, retryMs: 12_000 });
});

test.each([
  ['loading', 8],
  ['true', 32],
  ['false', 32],
] as const)('[F4.5-1, F9.15-1] the cookie holds %s for %d s', (lock, seconds) => {
  expect(authLockSeconds(lock)).toBe(seconds);
});

test.each([
  [null, { kind: 'check' }],
  ['', { kind: 'check' }],
  ['yes', { kind: 'check' }],
  ['loading', { kind: 'wait', retryMs: 12_000 }],
  ['true', { kind: 'known', isAuthenticated: true }],
  ['false', { kind: 'known', isAuthenticated: false }],
])('[F4.5-1, F9.15-1] with the cookie %j', (lock, expected) => {
  expect(resolveAuthCheck(lock)).toEqual(expected);
});

test.each([
  [{ isAuthenticated: true }, true],
  [{ isAuthenticated: false }, false],
  [null, false],
])('[F8-17, F7.5-1] the answer %j: authenticated %s', (answer, expected) => {
  expect(isAuthenticated(answer)).toBe(expected);
});
