import { showProgress } from './progress.mjs';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function output(isTTY: boolean) {
  const written: string[] = [];
  const out = { isTTY, columns: 80, write: (text: string) => written.push(text) > 0 } as unknown as NodeJS.WriteStream;
  return { out, written };
}

test('without a terminal there is a line once five seconds have passed without one, with how far it is and how long it takes', () => {
  const { out, written } = output(false);
  const progress = showProgress('Building', { out });
  jest.advanceTimersByTime(4_000);
  expect(written).toEqual([]);
  progress.update(0.25, 'shell, mfe-pdp');
  jest.advanceTimersByTime(1_000);
  expect(written).toEqual(['Building: 25 % (5 s, about 15 s left) shell, mfe-pdp\n']);
  jest.advanceTimersByTime(3_000);
  progress.line('mfe-cart: built');
  jest.advanceTimersByTime(4_000);
  expect(written.slice(1)).toEqual(['mfe-cart: built\n']);
  progress.end('Built in 12 s.');
  jest.advanceTimersByTime(60_000);
  expect(written.slice(2)).toEqual(['Built in 12 s.\n']);
});

test('what has no known share says how long it takes as a rule', () => {
  const { out, written } = output(false);
  const progress = showProgress('Installing', { out, expectedMs: 30_000 });
  jest.advanceTimersByTime(10_000);
  progress.end();
  expect(written).toEqual(['Installing: (5 s, about 25 s left)\n', 'Installing: (10 s, about 20 s left)\n']);
});

test('a terminal has a bar, which leaves nothing behind but the lines', () => {
  const { out, written } = output(true);
  const progress = showProgress('Building', { out });
  progress.update(0.5);
  jest.advanceTimersByTime(1_000);
  expect(written.at(-1)).toBe(`[${'█'.repeat(12)}${'·'.repeat(12)}] Building: 50 % (1 s, about 1 s left)`);
  progress.end('Built.');
  expect(written.slice(-3)).toEqual(['\r\u001B[2K', '\r\u001B[2K', 'Built.\n']);
});
