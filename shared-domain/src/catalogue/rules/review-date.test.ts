import { reviewDate } from './review-date';

test.each([
  ['2026-10-03', '03/10/2026'],
  ['2026-10-03T09:30:00Z', '03/10/2026'],
  ['2026-12-31T23:30:00Z', '01/01/2027'],
  ['2026-12-31T23:30:00+01:00', '31/12/2026'],
  ['i fjor', ''],
])('[P9-13] a review of %s is dated %j', (iso, date) => {
  expect(reviewDate(iso)).toBe(date);
});
