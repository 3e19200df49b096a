import { conditionOf } from './condition';

test.each([
  ['NEW', 'NEW', 'ny'],
  ['PREOWNED', 'PREOWNED', 'like-fin'],
  ['preowned', 'PREOWNED', 'like-fin'],
])('[F3.9-2, F9.13-3, F5.5-9] the sub-type %s is the condition %s', (subType, condition, value) => {
  expect(conditionOf(subType)).toEqual({ subType: condition, value });
});

test('[F3.9-2] a kind of accessory is no condition', () => {
  expect(conditionOf('COVER')).toBeNull();
});
