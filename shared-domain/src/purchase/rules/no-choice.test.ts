import { fewFinancingMethods } from '../../catalogue/testing';
import { noMethodText, noOptionText } from './no-choice';

test('[P8-11] what is shown instead of the methods', () => {
  expect(noMethodText(fewFinancingMethods(), true)).toBeNull();
  expect(noMethodText([], true)).toEqual({ key: 'priceToCome' });
  expect(noMethodText([], false)).toEqual({ key: 'noMethods' });
});

test('[P8-12] what is shown instead of the options of a method', () => {
  expect(noOptionText(0)).toEqual({ key: 'noOptions' });
  expect(noOptionText(1)).toBeNull();
});
