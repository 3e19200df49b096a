import { resolveHeroStyle } from './hero-style';

test.each([
  ['/mobilabonnement/arsrabatter/', 'yearly-discount'],
  ['/arsrabatter', 'yearly-discount'],
  ['/mobilabonnement/', 'ordinary'],
  ['/mine-arsrabatter/', 'ordinary'],
])('[F2.7-4] the hero of %s is the %s one', (pathname, style) => {
  expect(resolveHeroStyle(pathname)).toBe(style);
});
