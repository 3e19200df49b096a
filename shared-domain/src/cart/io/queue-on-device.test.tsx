import { keepQueueData } from './queue-on-device';

const queueData = { waitingRoom: '/kasse/venterom/' };

beforeEach(() => localStorage.clear());

test('[F4.4-1] an order that waits has its place kept, one that does not has none', () => {
  keepQueueData({ isInsideQueue: true, queueData });
  expect(JSON.parse(localStorage.getItem('queueData') ?? 'null')).toEqual(queueData);
  keepQueueData({});
  expect(localStorage.getItem('queueData')).toBeNull();
});

test('[F4.4-1] each preproduction environment has a place of its own', () => {
  keepQueueData({ isInsideQueue: true, queueData }, 'preprod2');
  expect(Object.keys(localStorage)).toEqual(['queueData-preprod2']);
});

test('a browser without storage is none the worse', () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  expect(() => keepQueueData({ isInsideQueue: true, queueData })).not.toThrow();
  set.mockRestore();
});
