import { fewFinancingMethods } from '../../catalogue/testing';
import { noMethodText, noOptionText } from './no-choice-text';

test('[P8-11] what stands in place of the methods', () => {
  expect(noMethodText(fewFinancingMethods(), true)).toBeNull();
  expect(noMethodText([], true)).toBe('Pris kommer');
  expect(noMethodText([], false)).toBe('Det finnes ingen tilgjengelige betalingsmåter.');
});

test('[P8-12] what stands in place of the options of a method', () => {
  expect(noOptionText(0)).toBe('Ingen valg for dette alternativet.');
  expect(noOptionText(1)).toBeNull();
});
