import { threeSteps } from '../testing';
import { showsStepIndicator, type StepIndicatorFacts } from './step-indicator';

const facts: StepIndicatorFacts = { realm: 'B2C', steps: threeSteps(), isUpfrontOnlyAccessory: false };
const [finance, insurance, accessories] = threeSteps() as [
  StepIndicatorFacts['steps'][0],
  StepIndicatorFacts['steps'][0],
  StepIndicatorFacts['steps'][0],
];

test.each<[string, Partial<StepIndicatorFacts>, boolean]>([
  ['three steps', {}, true],
  ['a business', { realm: 'B2B' }, false],
  ['an equipment agreement', { realm: 'UKKO' }, false],
  ['an upfront-only accessory', { isUpfrontOnlyAccessory: true }, false],
  ['no steps', { steps: [] }, false],
  ['one step after the first', { steps: [finance, accessories] }, false],
  ['a skipped step after the first', { steps: [finance, { ...insurance, isSkipped: true }, accessories] }, false],
])('[P4-7] the step indicator with %s', (_, change, expected) => {
  expect(showsStepIndicator({ ...facts, ...change })).toBe(expected);
});
