import { noteServerTime, serverNowMs, shopNowMs } from 'shared-domain/runtime/server-time';

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

test('where no server says its time, it is the device that does', () => {
  jest.useFakeTimers({ now: NOON });
  expect(shopNowMs()).toBe(NOON);
});

test('a device that is a day ahead has the time of the first answer, counted on, whatever older answers say', () => {
  jest.useFakeTimers({ now: NOON + DAY_MS });
  noteServerTime(new Headers({ date: 'Mon, 23 Nov 2026 11:59:00 GMT', age: '60' }));
  expect(serverNowMs()).toBe(NOON);
  jest.advanceTimersByTime(5_000);
  noteServerTime(new Headers({ date: 'Mon, 23 Nov 2026 11:00:00 GMT' }));
  expect([serverNowMs(), shopNowMs()]).toEqual([NOON + 5_000, NOON + 5_000]);
});

test('an answer that the browser had kept for an hour is corrected by the next one', () => {
  jest.useFakeTimers({ now: NOON - DAY_MS });
  noteServerTime(new Headers({ date: 'Mon, 23 Nov 2026 11:00:00 GMT' }));
  noteServerTime(new Headers({ date: 'Mon, 23 Nov 2026 12:00:00 GMT' }));
  expect(serverNowMs()).toBe(NOON);
});

test('a device whose clock is set back meanwhile has the server’s time again with the next answer', () => {
  jest.useFakeTimers({ now: NOON + DAY_MS });
  noteServerTime(new Headers({ date: 'Mon, 23 Nov 2026 12:00:00 GMT' }));
  jest.setSystemTime(NOON);
  noteServerTime(new Headers({ date: 'Mon, 23 Nov 2026 12:00:00 GMT' }));
  expect(serverNowMs()).toBe(NOON);
});
