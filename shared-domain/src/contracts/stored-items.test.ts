import { COOKIES, LATE_STORAGE_KEYS, SHELL_COOKIES, SHELL_STORAGE_KEYS, STORAGE_KEYS } from './storage-keys';
import { STORED_ITEMS } from './stored-items';

test('every cookie and storage entry has a purpose and a text', () => {
  expect(STORED_ITEMS.map(({ name }) => name)).toEqual([
    ...Object.values({ ...COOKIES, ...SHELL_COOKIES }).map(({ name }) => name),
    ...Object.values({ ...STORAGE_KEYS, ...LATE_STORAGE_KEYS, ...SHELL_STORAGE_KEYS }),
  ]);
  expect(STORED_ITEMS.filter(({ text }) => !/^[A-ZÆØÅ].+\.$/.test(text))).toEqual([]);
});

test('what the shopper did not ask for waits for consent', () => {
  expect(STORED_ITEMS.filter(({ purpose }) => purpose !== 'necessary').map(({ name }) => name)).toEqual([
    'seenProducts',
    'recentSearches',
    'analyticsQueue',
  ]);
});
