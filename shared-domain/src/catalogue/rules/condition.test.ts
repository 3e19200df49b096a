import { conditionOf } from './condition';

test.each([
  ['NEW', 'Ny', 'ny'],
  ['PREOWNED', 'Like Fin', 'like-fin'],
  ['preowned', 'Like Fin', 'like-fin'],
])('[F3.9-2, F9.13-3, F5.5-9] the sub-type %s is «%s»', (subType, label, value) => {
  expect(conditionOf(subType)).toMatchObject({ label, value });
});

test('[F3.9-2] a kind of accessory is no condition', () => {
  expect(conditionOf('COVER')).toBeNull();
});
