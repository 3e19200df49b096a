import { isIgnoredLoginError } from './login-error';

test.each([
  ['login_required', true],
  ['ErrorResponse: login_required', true],
  ['End-User authentication is required', true],
  ['interaction_required', false],
  ['Network Error', false],
  ['', false],
])('[F4.5-2, F8-19] %j is ignored: %s', (message, expected) => {
  expect(isIgnoredLoginError(message)).toBe(expected);
});
