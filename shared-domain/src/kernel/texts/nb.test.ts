import { dayAndMonth, WEEKDAY_NAMES } from './nb';

test('[P4-55, P3-35] the bokmål names of the weekdays', () => {
  expect(([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => WEEKDAY_NAMES[weekday])).toEqual([
    'mandag',
    'tirsdag',
    'onsdag',
    'torsdag',
    'fredag',
    'lørdag',
    'søndag',
  ]);
});

test('[P4-55, P3-35] a date is its day and the bokmål name of its month', () => {
  expect(Array.from({ length: 12 }, (_, month) => dayAndMonth(5, month + 1))).toEqual([
    '5. januar',
    '5. februar',
    '5. mars',
    '5. april',
    '5. mai',
    '5. juni',
    '5. juli',
    '5. august',
    '5. september',
    '5. oktober',
    '5. november',
    '5. desember',
  ]);
});
