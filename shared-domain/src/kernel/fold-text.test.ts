import { foldText } from './fold-text';

test.each([
  ['Høyttaler', 'hoyttaler', 'hoeyttaler', 'HØYTTALER'],
  ['Lærreim', 'larreim', 'laerreim'],
  ['trådløs', 'tradlos', 'traadloes', 'trådløs'.normalize('NFD')],
  ['fēnix', 'fenix', 'FENIX'],
  ['Ålesund', 'Aalesund', 'alesund', 'Ålesund'.normalize('NFD')],
  ['Tromsø', 'Tromsoe', 'tromso'],
  ['Ås', 'Aas', 'as'],
  ['Kárášjohka', 'karasjohka'],
  ['ＷＨ-1000', 'wh-1000'],
])('%s has one spelling', (...spellings) => {
  expect(new Set(spellings.map(foldText)).size).toBe(1);
});

test('other words stay apart', () => {
  expect(foldText('bø')).not.toBe(foldText('by'));
});
