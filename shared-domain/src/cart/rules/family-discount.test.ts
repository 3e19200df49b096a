import { familyDiscountHeading } from './family-discount';

test('[F9.2-10] the heading greets who is known', () => {
  expect(familyDiscountHeading('Kari')).toBe('Hei Kari!');
  expect(familyDiscountHeading(null)).toBe('Du kan få rabatt');
  expect(familyDiscountHeading('')).toBe('Du kan få rabatt');
});
