import { createReleaseWatch } from './release-watch';

const buildOf = (remote: string): string | undefined => ({ 'mfe-lists': '1.0.0-a', 'mfe-header': '1.0.0-b' })[remote];
const served = jest.fn<Promise<Pick<Response, 'headers'>>, [string, RequestInit]>();
const ask = (watch: ReturnType<typeof createReleaseWatch>, search = '') => watch({ pathname: '/rutere/', search });
const serve = (builds: string) => served.mockResolvedValue({ headers: new Headers({ 'x-shop-builds': builds }) });
const MINUTE = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  served.mockReset();
  globalThis.location = { pathname: '/mobiltelefoner/', search: '' } as Location;
  globalThis.fetch = served as unknown as typeof fetch;
  serve('mfe-lists@1.0.0-a,mfe-header@1.0.0-c');
});
afterEach(() => jest.useRealTimers());

test('a tab in use keeps its builds and asks nothing; one that was left open asks for the address that it goes to', async () => {
  const watch = createReleaseWatch({ buildOf });
  jest.advanceTimersByTime(9 * MINUTE);
  expect(await ask(watch)).toBe(false);
  expect(served).not.toHaveBeenCalled();
  jest.advanceTimersByTime(MINUTE);
  expect(await ask(watch, '?merke=zyxel')).toBe(true);
  expect(served.mock.calls.map(([address, { method }]) => [address, method])).toEqual([
    ['/rutere/?merke=zyxel', 'HEAD'],
  ]);
  expect(await ask(watch)).toBe(true);
  expect(served).toHaveBeenCalledTimes(1);
});

test('a page that loads its own data again is not reloaded', async () => {
  const watch = createReleaseWatch({ buildOf });
  jest.advanceTimersByTime(60 * MINUTE);
  expect(await watch({ pathname: location.pathname, search: location.search })).toBe(false);
  expect(served).not.toHaveBeenCalled();
  expect(await ask(watch)).toBe(true);
  expect(await watch({ pathname: location.pathname, search: location.search })).toBe(false);
});

test.each([
  ['the builds that the tab has', 'mfe-lists@1.0.0-a', false],
  ['another build', 'mfe-lists@1.0.0-d', true],
  ['a remote that the tab does not know', 'mfe-new@1.0.0-a', true],
  ['no builds, as a page of the CMS', '', false],
])('an address is served with %s', async (_, builds, expected) => {
  serve(builds);
  const watch = createReleaseWatch({ buildOf });
  jest.advanceTimersByTime(60 * MINUTE);
  expect(await ask(watch)).toBe(expected);
});

test('without an answer the tab goes on with its builds, and asks again after ten minutes', async () => {
  served.mockRejectedValue(new TypeError('Failed to fetch'));
  const watch = createReleaseWatch({ buildOf });
  jest.advanceTimersByTime(60 * MINUTE);
  expect(await ask(watch)).toBe(false);
  expect(await ask(watch)).toBe(false);
  expect(served).toHaveBeenCalledTimes(1);
  serve('mfe-lists@1.0.0-d');
  jest.advanceTimersByTime(10 * MINUTE);
  expect(await ask(watch)).toBe(true);
});
