import fc from 'fast-check';
import { norwegianTime } from './norwegian-time';

test('[P4-55] a moment in winter is an hour before UTC', () => {
  expect(norwegianTime(Date.UTC(2026, 11, 12, 7, 5))).toEqual({
    weekday: 6,
    day: 12,
    month: 12,
    year: 2026,
    minutesOfDay: 485,
    clock: '08:05',
  });
});

test('[P4-55] summer time begins and ends at 01:00 UTC', () => {
  const clocks = (day: number, month: number) =>
    [-1, 0].map((ms) => norwegianTime(Date.UTC(2026, month, day, 1) + ms).clock);
  expect(clocks(29, 2)).toEqual(['01:59', '03:00']);
  expect(clocks(25, 9)).toEqual(['02:59', '02:00']);
});

test('[P4-55] midnight is 00:00 of the new day', () => {
  expect(norwegianTime(Date.UTC(2026, 11, 31, 23))).toMatchObject({
    weekday: 5,
    day: 1,
    month: 1,
    year: 2027,
    minutesOfDay: 0,
    clock: '00:00',
  });
});

test('[P4-55] weekdays are counted from Monday, months from January', () => {
  const weekdays = Array.from({ length: 7 }, (_, day) => norwegianTime(Date.UTC(2026, 10, 16 + day, 12)).weekday);
  expect(weekdays).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const months = Array.from({ length: 12 }, (_, month) => norwegianTime(Date.UTC(2026, month, 5, 12)).month);
  expect(months).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('[P4-55] the clock is one or two hours ahead of UTC at any moment, and all fields describe the same moment', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) }), (atMs) => {
      const { weekday, day, month, year, minutesOfDay, clock } = norwegianTime(atMs);
      const asIfUtcMs = Date.UTC(year, month - 1, day, 0, minutesOfDay);
      expect([1, 2]).toContain((asIfUtcMs - (atMs - (atMs % 60_000))) / 3_600_000);
      expect(new Date(asIfUtcMs).getUTCDay() || 7).toBe(weekday);
      expect(new Date(asIfUtcMs).toISOString().slice(11, 16)).toBe(clock);
    }),
  );
});

test('[P4-55] every hour of ten years is as Intl has it', () => {
  const oslo = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Oslo',
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const weekdays = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const wrong: string[] = [];
  for (let atMs = Date.UTC(2024, 0); atMs < Date.UTC(2034, 0); atMs += 3_600_000) {
    const { weekday, day, month, year, clock } = norwegianTime(atMs);
    const date = [day, month, year].map((part) => String(part).padStart(2, '0')).join('/');
    const shown = `${weekdays[weekday]}, ${date}, ${clock}`;
    if (shown !== oslo.format(atMs)) wrong.push(`${shown} is ${oslo.format(atMs)}`);
  }
  expect(wrong.slice(0, 3)).toEqual([]);
});

test('[P4-55] a value that is not a time is an error', () => {
  for (const atMs of [Number.NaN, Infinity, 9e15]) expect(() => norwegianTime(atMs)).toThrow(RangeError);
});
