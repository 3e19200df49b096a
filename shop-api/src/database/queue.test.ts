import { createQueue } from './queue';

test('work runs in the order of asking, one after the other; a failure holds nobody up', async () => {
  const inTurn = createQueue();
  const steps: string[] = [];
  const work = (name: string, fails = false) => async (): Promise<string> => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    steps.push(`${name} ends`);
    if (fails) throw new Error(name);
    return name;
  };
  const results = await Promise.allSettled([inTurn(work('a')), inTurn(work('b', true)), inTurn(work('c'))]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});
