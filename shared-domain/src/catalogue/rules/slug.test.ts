import fc from 'fast-check';
import { toSlug } from './slug';

test.each([
  ['  Aurora 5 Pro ', 'aurora-5-pro'],
  ['Deksel & Veske', 'deksel-veske'],
  ['Blå', 'blaa'],
  ['Sølv', 'soelv'],
  ['Lærbrun', 'laerbrun'],
  ['6.7, stor', '6-7--stor'],
  ['a - & - b', 'a-b'],
])('[F2.8-16] %j has the slug %j', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});

test('[F2.8-16] a slug has nothing left to replace, whatever the text, and is its own slug', () => {
  const anyText = fc.string({
    unit: fc.constantFrom(' ', '-', '&', '.', ',', 'æ', 'Ø', 'Å', 'a', 'B', '7'),
    maxLength: 20,
  });
  fc.assert(
    fc.property(anyText, (text) => {
      const slug = toSlug(text);
      expect(slug).toMatch(/^[a-z0-9-]*$/);
      expect(slug).not.toContain('---');
      expect(toSlug(slug)).toBe(slug);
    }),
  );
});

test('[F2.8-16] letters and digits keep their order', () => {
  const words = fc.array(fc.stringMatching(/^[a-z0-9]{1,6}$/), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      words,
      fc.constantFrom(' ', ' & ', ', ', '.', ' - '),
      (parts, between) =>
        toSlug(` ${parts.join(between).toUpperCase()} `)
          .split(/-+/)
          .join() === parts.join(),
    ),
  );
});
