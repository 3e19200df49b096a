import { type Budgets, compareWithBudgets, isExceeded } from './budgets.mjs';

const budgets: Budgets = {
  mainRaw: { limit: 300 },
  floor: { limit: 100, aim: 90 },
  pages: { 'mfe-lists/list': { limit: 25 } },
};
const within = { mainRaw: 300, floor: 100, pages: { 'mfe-lists/list': 125 } };
const exceeded = (sizes: typeof within) => compareWithBudgets(sizes, budgets).filter(isExceeded);

test('sizes at their budgets are within them', () => {
  expect(exceeded(within)).toEqual([]);
});

test.each([
  [
    { ...within, mainRaw: 301 },
    { name: 'shell main.js, not compressed', bytes: 301 },
  ],
  [
    { ...within, floor: 101 },
    { name: 'floor: shell and header', bytes: 101 },
  ],
  [
    { ...within, pages: { 'mfe-lists/list': 126 } },
    { name: 'mfe-lists/list, beyond the floor', bytes: 26 },
  ],
])('one byte more is too much: %j', (sizes, row) => {
  expect(exceeded(sizes)).toMatchObject([row]);
});

test('a budget whose page does not exist is exceeded', () => {
  expect(compareWithBudgets({ ...within, pages: {} }, budgets).filter(isExceeded)).toHaveLength(1);
});
