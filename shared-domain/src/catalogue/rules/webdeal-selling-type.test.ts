import { isSoldByOption } from './webdeal-selling-type';

const OPTIONS = [
  'new-switch',
  'existing-switch',
  'lease12',
  'lease24',
  'leasenow',
  'upfront',
  'upfront b2b',
  'ukko12',
  'ukko36',
];

test.each([
  ['svitsj', ['new-switch', 'existing-switch']],
  ['leasing', ['lease12', 'lease24', 'leasenow']],
  ['fullpris', ['upfront', 'upfront b2b']],
  ['svitsj, fullpris', ['new-switch', 'existing-switch', 'upfront', 'upfront b2b']],
  [
    ['leasing', 'fullpris'],
    ['lease12', 'lease24', 'leasenow', 'upfront', 'upfront b2b'],
  ],
  ['', OPTIONS],
  [[], OPTIONS],
  [undefined, OPTIONS],
])('[P5-7] a campaign for %j holds for %j', (validSellingTypes, expected) => {
  const deal = validSellingTypes === undefined ? {} : { validSellingTypes };
  expect(OPTIONS.filter((option) => isSoldByOption(deal, option))).toEqual(expected);
});
