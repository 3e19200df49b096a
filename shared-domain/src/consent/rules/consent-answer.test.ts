import { toPurposes } from './consent-answer';

test.each([
  ['all', [], ['statistics', 'marketing']],
  ['none', ['statistics', 'marketing'], []],
  ['chosen', ['marketing'], ['marketing']],
  ['chosen', [], []],
  ['chosen', ['sale of data'], []],
  ['', ['statistics'], []],
] as const)('the answer %s with %j agrees to %j', (answer, ticked, purposes) => {
  expect(toPurposes(answer, ticked)).toEqual(purposes);
});
