import { aPlanPrice } from '../../catalogue/testing';
import { toOre } from '../../money';
import { optionPrice } from './option-price';

const prices = {
  lease: {
    'FJELL_START.TLF12PLEAS': [aPlanPrice({ monthly: toOre(1) })],
    'FJELL_MAX.TLF12PLEAS': [aPlanPrice({ monthly: toOre(2) }), aPlanPrice({ duration: 12, monthly: toOre(3) })],
    'FJELL_X.TLF12PLEAS': [aPlanPrice({ duration: 12, monthly: toOre(4) })],
  },
  switch: { 'FJELL_MAX.TLF12PLEAS': [aPlanPrice({ monthly: toOre(5) })] },
};

test.each([
  ['lease24', 'FJELL_MAX', 200],
  ['lease12', 'FJELL_X', 400],
  ['lease24', null, 100],
  ['lease12', null, 300],
  ['lease12', 'FJELL_START', 300],
  ['new-switch', 'FJELL_START', 500],
  ['existing-switch', null, 500],
  ['lease36', 'FJELL_MAX', undefined],
])('[P3-16] %s with the plan %j costs %j øre a month', (option, planCode, monthly) => {
  expect(optionPrice(prices, option, planCode)?.monthly).toBe(monthly);
});

test('[P3-16] what is not sold that way has no price', () => {
  expect(optionPrice(prices, 'lease36', 'FJELL_MAX')).toBeNull();
});
