import { AWAIT_CUSTOMER } from './awaited-customer';

/** Runs the script as the document does. */
function begin(cookie: string, path = '/mobiltelefoner/'): void {
  history.replaceState(null, '', path);
  document.cookie = cookie;
  // oxlint-disable-next-line typescript/no-implied-eval -- the text of the script is what is tested
  (new Function(AWAIT_CUSTOMER) as () => void)();
}
const isMarked = (): boolean => document.documentElement.hasAttribute('data-customer');

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.runAllTimers();
  for (const name of ['ts', 'shop-auth-lock', 'charts']) document.cookie = `${name}=; max-age=0`;
});

test.each(['ts=true', 'shop-auth-lock=true'])(
  'where a customer has been (%s) prices wait, and no longer than 8 s',
  (cookie) => {
    begin(cookie);
    expect(isMarked()).toBe(true);
    jest.advanceTimersByTime(7_999);
    expect(isMarked()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isMarked()).toBe(false);
  },
);

test.each([
  ['charts=true', '/mobiltelefoner/'],
  ['shop-auth-lock=false', '/mobiltelefoner/'],
  ['ts=true', '/bedrift/mobiltelefoner/'],
])('a stranger, and a business, see prices at once (%s at %s)', (cookie, path) => {
  begin(cookie, path);
  expect(isMarked()).toBe(false);
});
