import { specificationGroups } from './specification';

const screen = (...specs: { label: string; value: string }[]) => [{ label: 'Skjerm', specs }];
const row = (value: string) => specificationGroups(screen({ label: 'Type', value }))[0]?.rows[0];

test('[P9-14] a value of 30 characters or more opens in a modal', () => {
  expect(row('x'.repeat(29))).toEqual({ label: 'Type', value: 'x'.repeat(29), opensInModal: false });
  expect(row('x'.repeat(30))?.opensInModal).toBe(true);
});

test('[P9-16] placeholders and empty values are left out, and groups that have nothing else', () => {
  const good = { label: 'Type', value: 'OLED' };
  const [noValue, noLabel, empty] = [
    { label: 'a', value: 'DUMMY_TO_AVOID_ERROR' },
    { label: 'DUMMY_TO_AVOID_ERROR', value: 'b' },
    { label: 'c', value: ' ' },
  ];
  expect(
    specificationGroups([
      ...screen(noValue, good, noLabel, empty),
      { label: 'Batteri', specs: [empty] },
      { label: 'DUMMY_TO_AVOID_ERROR', specs: [good] },
    ]),
  ).toEqual([{ label: 'Skjerm', rows: [{ ...good, opensInModal: false }] }]);
});
