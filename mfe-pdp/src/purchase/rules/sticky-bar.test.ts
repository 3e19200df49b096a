import { movingText, showsStickyBar } from './sticky-bar';

test('[P2-43] the bar is for consumers', () => {
  expect((['B2C', 'B2B', 'UKKO'] as const).map(showsStickyBar)).toEqual([true, false, false]);
});

test.each([
  [{ realm: 'B2C', isLoggedIn: false, option: 'lease24' }, { key: 'movingHelp' }],
  [{ realm: 'B2B', isLoggedIn: false, option: 'lease24' }, null],
  [{ realm: 'B2C', isLoggedIn: true, option: 'lease24' }, null],
  [{ realm: 'B2C', isLoggedIn: false, option: 'upfront' }, null],
] as const)('[P6-4] the moving text for %j: %j', (facts, text) => {
  expect(movingText(facts)).toEqual(text);
});
