import { isQueued, queueStorageKey } from './queue';

test.each([
  [{ isInsideQueue: true, queueData: { position: 7 } }, true],
  [{ isInsideQueue: true, queueData: '' }, true],
  [{ isInsideQueue: true, queueData: null }, false],
  [{ isInsideQueue: true }, false],
  [{ isInsideQueue: false, queueData: { position: 7 } }, false],
  [{ queueData: { position: 7 } }, false],
  [{}, false],
])('[F4.4-1] the answer %j: queued %s', (answer, expected) => {
  expect(isQueued(answer)).toBe(expected);
});

test.each([
  [undefined, 'queueData'],
  ['', 'queueData'],
  ['preprod', 'queueData-preprod'],
])('[F4.4-1] with the suffix %j the place is kept as %s', (suffix, key) => {
  expect(queueStorageKey(suffix)).toBe(key);
});
