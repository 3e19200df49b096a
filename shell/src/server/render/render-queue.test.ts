import { Overloaded, RenderQueue } from './render-queue';

const LIMITS = { maxWaiting: 3, maxWaitMs: 10_000 };
let queue: RenderQueue;
let begun: string[];
let refused: string[];
beforeEach(() => {
  queue = new RenderQueue();
  begun = [];
  refused = [];
});

afterEach(() => {
  for (let place = 0; place < LIMITS.maxWaiting; place += 1) queue.next();
});

const wait = (client: string) =>
  queue.wait(client, LIMITS).then(
    () => void begun.push(client),
    (error: unknown) => {
      expect(error).toBeInstanceOf(Overloaded);
      refused.push(client);
    },
  );
/** A render that goes on until it is ended. */
function render(client: string): () => void {
  let end: () => void = () => undefined;
  void queue.whileRendering(client, () => new Promise<void>((resolve) => (end = resolve)));
  return end;
}
const settled = () => new Promise(setImmediate);

test('of one client, the render that waits longest comes next; without one, nothing happens', async () => {
  queue.next();
  void queue.wait('a', LIMITS).then(() => begun.push('first'));
  void queue.wait('a', LIMITS).then(() => begun.push('second'));
  queue.next();
  await settled();
  expect(begun).toEqual(['first']);
});

test('the client with the fewest renders in progress comes first, however long others have waited', async () => {
  const ends = [render('many'), render('many')];
  void wait('many');
  void wait('few');
  queue.next();
  await settled();
  expect(begun).toEqual(['few']);
  for (const end of ends) end();
  await settled();
  queue.next();
  await settled();
  expect(begun).toEqual(['few', 'many']);
});

test('a full queue takes one more client, and the one that has the most gives way', async () => {
  for (let place = 0; place < 3; place += 1) void wait('many');
  void wait('few');
  await settled();
  expect([begun, refused]).toEqual([[], ['many']]);
  for (let turn = 0; turn < 3; turn += 1) queue.next();
  await settled();
  expect(begun.sort()).toEqual(['few', 'many', 'many']);
});

test('a full queue refuses who has as much as others: equal clients do not push each other out', async () => {
  for (const client of ['a', 'b', 'c']) void wait(client);
  void wait('d');
  await settled();
  expect(refused).toEqual(['d']);
  void wait('a');
  await settled();
  expect(refused).toEqual(['d', 'a']);
});

test('a render that waits too long is refused, and takes no place after that', async () => {
  const waiting = queue.wait('a', { maxWaiting: 1, maxWaitMs: 10 });
  await expect(waiting).rejects.toThrow('No render worker was free within 10 ms');
  void wait('b');
  queue.next();
  await settled();
  expect(begun).toEqual(['b']);
});
