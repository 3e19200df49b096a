import { toSlug } from './slug';

test.each([
  ['  Aurora 5 Pro ', 'aurora-5-pro'],
  ['Deksel & Veske', 'deksel-veske'],
  ['Blå', 'blaa'],
  ['Sølv', 'soelv'],
  ['Lærbrun', 'laerbrun'],
  ['6.7, stor', '6-7--stor'],
  ['a - & - b', 'a-b'],
])('[F2.8-16] %j has the slug %j', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});
