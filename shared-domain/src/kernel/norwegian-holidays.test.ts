import { easterSunday, resolveHoliday } from './norwegian-holidays';

const day = (iso: string): number => Date.parse(`${iso}T00:00:00Z`);

test.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2285-03-22'])(
  'Easter Sunday of its year is %s',
  (iso) => {
    expect(easterSunday(Number(iso.slice(0, 4)))).toBe(day(iso));
  },
);

test.each([
  '2026-01-01',
  '2026-04-02',
  '2026-04-03',
  '2026-04-05',
  '2026-04-06',
  '2026-05-01',
  '2026-05-14',
  '2026-05-17',
  '2026-05-24',
  '2026-05-25',
  '2026-12-25',
  '2026-12-26',
])('%s is a holiday', (iso) => {
  expect(resolveHoliday(day(iso))).toBe('holiday');
});

test.each(['2026-12-24', '2026-12-31'])('%s is an eve', (iso) => {
  expect(resolveHoliday(day(iso))).toBe('eve');
});

test.each(['2026-04-01', '2026-04-07', '2026-05-13', '2026-05-15', '2026-12-23', '2026-12-28'])(
  '%s is neither',
  (iso) => {
    expect(resolveHoliday(day(iso))).toBeNull();
  },
);
