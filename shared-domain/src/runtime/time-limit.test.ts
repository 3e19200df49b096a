import { withTimeLimit } from 'shared-domain/runtime/time-limit';

const hang = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

test('work that hangs is aborted after the limit, whatever signal it was given', async () => {
  const seen: AbortSignal[] = [];
  const answer = withTimeLimit(
    { limitMs: 400, message: 'too long', signal: new AbortController().signal },
    (signal) => {
      seen.push(signal);
      return hang(signal);
    },
  );
  const failure = expect(answer).rejects.toMatchObject({ name: 'TimeoutError', message: 'too long' });
  await jest.advanceTimersByTimeAsync(399);
  expect(seen[0]?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await failure;
  expect(seen[0]?.aborted).toBe(true);
});

test('work that does not heed its signal is given up all the same', async () => {
  const answer = withTimeLimit({ limitMs: 400, message: 'too long' }, () => new Promise(() => undefined));
  const failure = expect(answer).rejects.toThrow('too long');
  await jest.advanceTimersByTimeAsync(400);
  await failure;
});

test.each([false, true])('the given signal aborts the work, with its reason (before it began: %s)', async (isEarly) => {
  const giving = new AbortController();
  if (isEarly) giving.abort(new Error('given up'));
  const answer = withTimeLimit({ limitMs: 400, message: 'too long', signal: giving.signal }, (signal) =>
    signal.aborted ? Promise.reject(signal.reason as Error) : hang(signal),
  );
  const failure = expect(answer).rejects.toThrow('given up');
  giving.abort(new Error('given up'));
  await failure;
  expect(jest.getTimerCount()).toBe(0);
});

test('an answer in time is passed on, and leaves no timer', async () => {
  await expect(withTimeLimit({ limitMs: 400, message: 'too long' }, () => Promise.resolve(3))).resolves.toBe(3);
  expect(jest.getTimerCount()).toBe(0);
});
