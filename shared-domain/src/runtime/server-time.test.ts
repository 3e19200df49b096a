import { noteServerTime, serverNowMs } from 'shared-domain/runtime/server-time';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const DAY_MS = 86_400_000;

afterEach(() => {
  jest.useRealTimers();
  Object.assign(Reflect.get(globalThis, Symbol.for('shop.server-time@1')) as object, { aheadMs: null });
});

test('without an answer the time is not known; one without a date changes nothing', () => {
  expect(serverNowMs()).toBeNull();
  noteServerTime(new Headers());
  noteServerTime(new Headers({ date: 'yesterday' }));
  expect(serverNowMs()).toBeNull();
});

test('a device that is a day ahead has the time of the first answer, counted on, whatever later answers say', () => {
  jest.useFakeTimers({ now: NOON + DAY_MS });
  noteServerTime(new Headers({ date: 'Mon, 23 Nov 2026 11:59:00 GMT', age: '60' }));
  expect(serverNowMs()).toBe(NOON);
  jest.advanceTimersByTime(5_000);
  noteServerTime(new Headers({ date: 'Mon, 23 Nov 2026 11:00:00 GMT' }));
  expect(serverNowMs()).toBe(NOON + 5_000);
});
