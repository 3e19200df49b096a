import { createSearchIndex, type SearchDocument } from '.';
import { toSynonyms } from './synonyms';

const synonyms = toSynonyms({
  ignored: ['til', 'i'],
  cheap: ['billig'],
  groups: [{ words: ['etui', 'cover', 'deksel'], means: ['deksel'] }],
});

interface Given extends Partial<SearchDocument> {
  readonly madeFor?: string;
  readonly runningText?: string;
}

const named = (name: string, { madeFor, runningText, ...change }: Given = {}): SearchDocument => ({
  fields: [
    { text: name, weight: 10 },
    ...(madeFor ? [{ text: madeFor, weight: 4 }] : []),
    ...(runningText ? [{ text: runningText, weight: 0.6, isRunningText: true }] : []),
  ],
  names: [name],
  factor: 1,
  ...change,
});

const NAMES = [
  'iPhone 17 Pro',
  'iPhone 17',
  'iPhone 16',
  'Galaxy S25 Ultra',
  'Silikondeksel',
  'USB-C-ladekabel',
  'Nest Audio',
];
const DOCUMENTS = [
  ...NAMES.slice(0, 4).map((name) => named(name)),
  named('Silikondeksel', { madeFor: 'iPhone 17', factor: 0.5 }),
  named('USB-C-ladekabel', { factor: 0.5, runningText: 'Lader en iPhone på en time' }),
  named('Nest Audio', { runningText: 'Høyttaler med god klang' }),
];
const index = createSearchIndex(DOCUMENTS, synonyms);
const found = (query: string) => index.find(query).hits.map(({ place }) => NAMES[place]);

test.each([
  ['as written', 'iphone 16', ['iPhone 16']],
  ['a name before those that begin with it', 'iphone 17', ['iPhone 17', 'iPhone 17 Pro', 'Silikondeksel']],
  ['as one word', 'iphone17', ['iPhone 17', 'iPhone 17 Pro', 'Silikondeksel']],
  ['in too many words', 'i phone 16', ['iPhone 16']],
  ['a compound in two words', 'lade kabel', ['USB-C-ladekabel']],
  ['all words as one', 's25ultra', ['Galaxy S25 Ultra']],
  ['with an error', 'ihpone 16', ['iPhone 16']],
  ['unfinished', 'gal', ['Galaxy S25 Ultra']],
  ['unfinished, with an error', 'glaax', ['Galaxy S25 Ultra']],
  ['as it sounds', 'ifone 16', ['iPhone 16']],
  ['a synonym', 'etui', ['Silikondeksel']],
  ['the last part of a compound', 'deksel', ['Silikondeksel']],
  ['two words in one, where the first is there only for some', 'iphonedeksel', ['Silikondeksel']],
  ['a word of a running text', 'klang', ['Nest Audio']],
  ['words that say nothing between', 'deksel til iphone 17', ['Silikondeksel']],
  [
    'what has most words, where nothing has all',
    'iphone 18',
    ['iPhone 17 Pro', 'iPhone 17', 'iPhone 16', 'Silikondeksel'],
  ],
])('%s: %s', (_, query, names) => {
  expect(found(query)).toEqual(names);
});

test.each(['', ' ', 'xyzzy', '%&/', 'til', 'klag', 'nest qwerty xyzzy'])('%j finds nothing', (query) => {
  expect(found(query)).toEqual([]);
});

test('a query with an error is given back in known words, spelt as in the texts', () => {
  const spelt = createSearchIndex([named('Bordhøyttaler'), named('Nova 9')], synonyms);
  expect(spelt.find('Bordhoytaler').corrected).toBe('bordhøyttaler');
  expect(spelt.find('nvoa 9').corrected).toBe('nova 9');
  expect(spelt.find('bordhoyttaler')).not.toHaveProperty('corrected');
  expect(spelt.find('xyzzy')).not.toHaveProperty('corrected');
});

test('a number means the name that has no more words than were typed', () => {
  const models = [named('S25 Ultra', { factor: 1.2 }), named('S25'), named('S25 FE')];
  const order = (query: string) =>
    createSearchIndex(models, synonyms)
      .find(query)
      .hits.map(({ place }) => place);
  expect(order('s25')).toEqual([1, 0, 2]);
  expect(order('s25 fe')).toEqual([2]);
});

test('who asks for something cheap is told so; the word itself finds nothing', () => {
  expect(index.find('billig iphone 16')).toMatchObject({ isForCheap: true, hits: [{ place: 2 }] });
  expect(index.find('iphone 16').isForCheap).toBe(false);
});

test('a number is never corrected', () => {
  expect(found('s26ultra')).not.toContain('iPhone 16');
  expect(found('1600')).toEqual([]);
});

test('of equal documents the one that came first is first, unless its kind is worth less', () => {
  const order = (first: number) =>
    createSearchIndex([named('Nova', { factor: first }), named('Nova')], synonyms)
      .find('nova')
      .hits.map(({ place }) => place);
  expect(order(1)).toEqual([0, 1]);
  expect(order(0.5)).toEqual([1, 0]);
});

test('a query of any length is answered', () => {
  expect(() => index.find('iphone '.repeat(40) + 'x'.repeat(200))).not.toThrow();
  expect(() => index.find('iphonegalaxydeksel'.repeat(20))).not.toThrow();
});
