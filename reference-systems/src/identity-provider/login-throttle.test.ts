import { loginThrottle } from './login-throttle';

const MINUTE = 60_000;
let nowMs: number;
const create = () => loginThrottle({ now: () => nowMs });
beforeEach(() => {
  nowMs = 0;
});
const fail = (throttle: ReturnType<typeof create>, times: number, account = 'ingrid', address = '192.0.2.1'): void => {
  for (let each = 0; each < times; each += 1) throttle.failed(account, address);
};

test('five wrong tries for an account, and it waits, from any address', () => {
  const throttle = create();
  fail(throttle, 4);
  expect(throttle.waitSeconds('ingrid', '192.0.2.1')).toBe(0);
  fail(throttle, 1);
  expect(throttle.waitSeconds('ingrid', '198.51.100.7')).toBe(900);
  expect(throttle.waitSeconds(' Ingrid ', '198.51.100.7')).toBe(900);
  expect(throttle.waitSeconds('amund', '198.51.100.7')).toBe(0);
});

test('after a quarter of an hour it may try again', () => {
  const throttle = create();
  fail(throttle, 5);
  nowMs = 15 * MINUTE - 1;
  expect(throttle.waitSeconds('ingrid', '192.0.2.1')).toBe(1);
  nowMs = 15 * MINUTE;
  expect(throttle.waitSeconds('ingrid', '192.0.2.1')).toBe(0);
});

test('an address may not try many accounts either', () => {
  const throttle = create();
  for (let each = 0; each < 20; each += 1) throttle.failed(`name-${each}`, '192.0.2.1');
  expect(throttle.waitSeconds('ingrid', '192.0.2.1')).toBe(900);
  expect(throttle.waitSeconds('ingrid', '192.0.2.2')).toBe(0);
});

test('an IPv6 customer is one address, whatever its last half', () => {
  const throttle = create();
  for (let each = 0; each < 20; each += 1) throttle.failed(`name-${each}`, `2001:db8:1:2:${each}::1`);
  expect(throttle.waitSeconds('ingrid', '2001:db8:1:2:ffff::9')).toBe(900);
  expect(throttle.waitSeconds('ingrid', '2001:db8:1:3::9')).toBe(0);
});

test('a login forgets the wrong tries of its account, not those of its address', () => {
  const throttle = create();
  fail(throttle, 4);
  throttle.succeeded('ingrid');
  fail(throttle, 4);
  expect(throttle.waitSeconds('ingrid', '192.0.2.1')).toBe(0);
  fail(throttle, 12, 'amund');
  expect(throttle.waitSeconds('kari', '192.0.2.1')).toBe(900);
});

test('its memory is bounded, and the newest are remembered', () => {
  const throttle = loginThrottle({ now: () => nowMs, maxEntries: 100 });
  for (let each = 0; each < 10_000; each += 1) throttle.failed(`name-${each}`, `10.0.${each >> 8}.${each & 255}`);
  expect(throttle.size()).toBeLessThanOrEqual(200);
  fail(throttle, 5);
  expect(throttle.waitSeconds('ingrid', '192.0.2.1')).toBe(900);
});
