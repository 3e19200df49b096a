import { toTexts } from './webdeal-texts';

test.each([
  [undefined, []],
  ['', []],
  ['EXISTING', ['EXISTING']],
  ['NEW, EXISTING', ['NEW', 'EXISTING']],
  [
    ['NEW', ' EXISTING '],
    ['NEW', 'EXISTING'],
  ],
  [['', ' '], []],
])('[P3-27] %j is %j', (given, texts) => {
  expect(toTexts(given)).toEqual(texts);
});
