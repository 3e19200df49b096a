import { createKeyedQueue } from './keyed-queue';

const later = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('tasks with one key run one after the other, tasks with other keys in parallel', async () => {
  const queue = createKeyedQueue();
  const steps: string[] = [];
  const work = (name: string) => async (): Promise<string> => {
    steps.push(`${name} begins`);
    await later();
    steps.push(`${name} ends`);
    return name;
  };
  expect(
    await Promise.all([queue.run('a', work('a1')), queue.run('a', work('a2')), queue.run('b', work('b'))]),
  ).toEqual(['a1', 'a2', 'b']);
  expect(steps.indexOf('a2 begins')).toBeGreaterThan(steps.indexOf('a1 ends'));
  expect(steps.indexOf('b begins')).toBeLessThan(steps.indexOf('a1 ends'));
});

test('a failure rejects only its own task and does not block the next', async () => {
  const queue = createKeyedQueue();
  const failing = queue.run('a', () => Promise.reject(new Error('no')));
  const next = queue.run('a', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
