import { staleWhileRevalidate } from './stale-while-revalidate';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the first request waits, later ones get the last good answer at once, whether or not the refresh succeeds', async () => {
  let time = 0;
  let answer = (): Promise<string> => Promise.resolve('first');
  const report = jest.fn();
  const read = jest.fn(() => answer());
  const value = staleWhileRevalidate(read, { freshMs: 1_000, clock: () => time, report });

  expect(await Promise.all([value(), value()])).toEqual(['first', 'first']);
  time = 999;
  await value();
  expect(read).toHaveBeenCalledTimes(1);

  time = 1_000;
  answer = () => Promise.reject(new Error('down'));
  expect(await value()).toBe('first');
  await settled();
  expect(report).toHaveBeenCalledTimes(1);

  answer = () => Promise.resolve('second');
  expect(await value()).toBe('first');
  await settled();
  expect(await value()).toBe('second');
});

test('without a good answer the result is undefined, and the next request tries again', async () => {
  let answer = (): Promise<string> => Promise.reject(new Error('down'));
  const value = staleWhileRevalidate(() => answer(), { freshMs: 1_000, report: () => undefined });
  expect(await value()).toBeUndefined();
  answer = () => Promise.resolve('up');
  expect(await value()).toBe('up');
});

test('a wall clock that is set changes no age', async () => {
  const read = jest.fn(() => Promise.resolve('value'));
  const value = staleWhileRevalidate(read, { freshMs: 60_000, report: () => undefined });
  await value();
  const wall = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
  await value();
  wall.mockRestore();
  expect(read).toHaveBeenCalledTimes(1);
});
