import { addWorkingDays, easterSunday, isHoliday, isoDay, toDay, workingDayFrom } from './working-days';

const day = (iso: string): number => Date.parse(`${iso}T00:00:00Z`);

test.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2285-03-22'])(
  'Easter Sunday of its year is %s',
  (iso) => {
    expect(isoDay(easterSunday(Number(iso.slice(0, 4))))).toBe(iso);
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
  '2026-12-24',
  '2026-12-25',
  '2026-12-26',
  '2026-12-31',
])('%s is a holiday', (iso) => {
  expect(isHoliday(day(iso))).toBe(true);
});

test.each(['2026-04-01', '2026-04-07', '2026-05-13', '2026-05-15', '2026-12-23', '2026-12-28'])(
  '%s is not a holiday',
  (iso) => {
    expect(isHoliday(day(iso))).toBe(false);
  },
);

test.each([
  ['a Friday itself', '2026-11-20', '2026-11-20'],
  ['a Saturday to Monday', '2026-11-21', '2026-11-23'],
  ['Maundy Thursday to the Tuesday after Easter', '2026-04-02', '2026-04-07'],
  ['Christmas Eve over the weekend', '2026-12-24', '2026-12-28'],
])('the first working day from %s', (_what, from, found) => {
  expect(isoDay(workingDayFrom(day(from)))).toBe(found);
});

test.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-03-31', 2, '2026-04-07'],
  ['2026-12-23', 3, '2026-12-30'],
  ['2026-05-13', 2, '2026-05-18'],
])('%s and %i working days is %s', (from, days, found) => {
  expect(isoDay(addWorkingDays(day(from), days))).toBe(found);
});

test('a day is a calendar day in any time zone of the machine', () => {
  expect(isoDay(toDay(2026, 3, 29))).toBe('2026-03-29');
});
