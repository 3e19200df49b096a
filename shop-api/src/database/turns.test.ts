import { createTurns } from './turns';

const later = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('work on one subject runs one after the other, on others side by side', async () => {
  const turns = createTurns();
  const steps: string[] = [];
  const work = (name: string) => async (): Promise<string> => {
    steps.push(`${name} begins`);
    await later();
    steps.push(`${name} ends`);
    return name;
  };
  expect(
    await Promise.all([turns.take('a', work('a1')), turns.take('a', work('a2')), turns.take('b', work('b'))]),
  ).toEqual(['a1', 'a2', 'b']);
  expect(steps.indexOf('a2 begins')).toBeGreaterThan(steps.indexOf('a1 ends'));
  expect(steps.indexOf('b begins')).toBeLessThan(steps.indexOf('a1 ends'));
});

test('a failure is told to its own caller and holds nobody up', async () => {
  const turns = createTurns();
  const failing = turns.take('a', () => Promise.reject(new Error('no')));
  const next = turns.take('a', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
