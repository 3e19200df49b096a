import fc from 'fast-check';
import type { CatalogueText } from '../model';
import type { COUNTDOWN } from './presale';
import { isPresale, PRESALE_TICK_MS, presaleText, toReleaseMs } from './presale';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Saturday 12 December 2026, 08:00 in Norway. */
const RELEASE_MS = Date.UTC(2026, 11, 12, 7);

const fromSaturday = (date: { readonly day: number; readonly month: number } | null): CatalogueText => ({
  key: 'presaleFrom',
  values: { weekday: 6, date, clock: '08:00' },
});
const inSeconds = (seconds: number): CatalogueText => ({ key: 'presaleInSeconds', values: { seconds } });
const inHours = (hours: number, minutes: number, seconds: number): CatalogueText => ({
  key: 'presaleInHours',
  values: { hours, minutes, seconds },
});

/** Time left and text. Each case also satisfies a later row, so a swapped order fails. */
const CASES: Record<(typeof COUNTDOWN)[number]['id'], readonly (readonly [number, CatalogueText | null])[]> = {
  'P4-54': [
    [0, null],
    [-SECOND_MS, null],
  ],
  'P4-55': [
    [DAY_MS, fromSaturday(null)],
    [7 * DAY_MS, fromSaturday(null)],
    [7 * DAY_MS + 1, fromSaturday({ day: 12, month: 12 })],
  ],
  'P4-56': [
    [1, inSeconds(1)],
    [SECOND_MS, inSeconds(1)],
    [SECOND_MS + 1, inSeconds(2)],
    [59 * SECOND_MS, inSeconds(59)],
  ],
  'P4-57': [
    [59 * SECOND_MS + 1, inHours(0, 1, 0)],
    [MINUTE_MS, inHours(0, 1, 0)],
    [3 * HOUR_MS + 12 * MINUTE_MS + 9 * SECOND_MS, inHours(3, 12, 9)],
    [DAY_MS - SECOND_MS, inHours(23, 59, 59)],
  ],
};

const rows = Object.entries(CASES).flatMap(([id, cases]) => cases.map(([leftMs, text]) => [id, leftMs, text] as const));

test.each(rows)('[%s] %d ms before the release: %j', (_, leftMs, text) => {
  expect(presaleText(RELEASE_MS, RELEASE_MS - leftMs)).toEqual(text);
});

test('[P4-55] the time is that of Norway, summer time included', () => {
  expect(presaleText(Date.UTC(2026, 6, 3, 6), Date.UTC(2026, 6, 1))).toEqual({
    key: 'presaleFrom',
    values: { weekday: 5, date: null, clock: '08:00' },
  });
});

test('[P4-56, P4-57] the countdown shows the seconds left, rounded up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: DAY_MS - SECOND_MS }), (leftMs) => {
      const text = presaleText(RELEASE_MS, RELEASE_MS - leftMs);
      const {
        hours = 0,
        minutes = 0,
        seconds = 0,
      }: Partial<Record<string, number>> = text?.key === 'presaleInSeconds' || text?.key === 'presaleInHours'
        ? text.values
        : {};
      const shownMs = ((hours * 60 + minutes) * 60 + seconds) * SECOND_MS;
      expect(shownMs - leftMs).toBeGreaterThanOrEqual(0);
      expect(shownMs - leftMs).toBeLessThan(SECOND_MS);
    }),
  );
});

test('[P4-53] presale is a sales status', () => {
  expect(isPresale({ name: 'PreSales' })).toBe(true);
  expect(isPresale({ name: 'Sellable' })).toBe(false);
});

test('[P4-58] the release moment has the visitor’s offset added; what cannot be read is past', () => {
  expect(toReleaseMs('2026-12-12T08:00:00+01:00')).toBe(RELEASE_MS);
  expect(toReleaseMs('2026-12-12T08:00:00+01:00', 9 * SECOND_MS)).toBe(RELEASE_MS + 9 * SECOND_MS);
  expect(presaleText(toReleaseMs('snart', 9 * SECOND_MS), RELEASE_MS)).toBeNull();
});

test('[P4-54] it ticks each second', () => {
  expect(PRESALE_TICK_MS).toBe(SECOND_MS);
});
