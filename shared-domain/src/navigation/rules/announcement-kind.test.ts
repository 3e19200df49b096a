import { ANNOUNCEMENT_KINDS } from './announcement-kind';

test.each([
  ['alert', 'negative'],
  ['info', 'info'],
  ['positive', 'positive'],
  ['rocket', 'rocket'],
  ['megaphone', 'megaphone'],
  ['warning', 'warning'],
] as const)('[F3.7-3, F3.7-4] the icon %s makes a notice of kind %s', (icon, kind) => {
  expect(ANNOUNCEMENT_KINDS[icon]).toBe(kind);
});
