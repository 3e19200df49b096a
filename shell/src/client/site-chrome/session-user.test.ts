import { readSessionUser } from './session-user';

const call = jest.fn();
beforeEach(() => {
  globalThis.fetch = call;
});
const answer = (body: unknown, ok = true) => call.mockResolvedValue({ ok, json: () => Promise.resolve(body) });
const USER = { name: 'Ingrid Fjelldal', givenName: 'Ingrid', isRetailer: false };

test('[F7.5-1] the session says who is logged in', async () => {
  answer({ isAuthenticated: true, user: USER });
  expect(await readSessionUser()).toEqual(USER);
  expect(call).toHaveBeenCalledWith('/shop/api/security/isauthenticated');
});

test.each([
  ['a visitor', { isAuthenticated: false }],
  ['an older API, which names nobody', { isAuthenticated: true }],
  ['a user that is no user', { isAuthenticated: true, user: { name: 1 } }],
])('%s is nobody', async (_what, body) => {
  answer(body);
  expect(await readSessionUser()).toBeNull();
});

test('an error is not taken for a visitor', async () => {
  answer({}, false);
  await expect(readSessionUser()).rejects.toThrow();
});
