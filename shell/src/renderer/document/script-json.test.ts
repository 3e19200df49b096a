import fc from 'fast-check';
import { jsonForScript } from './script-json';

const texts = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', '\u2028\u2029'));

test('nothing in it ends the element or begins a comment, and the browser reads what was written', () => {
  fc.assert(
    fc.property(fc.dictionary(texts, fc.oneof(fc.jsonValue(), texts)), (value) => {
      const text = jsonForScript(value);
      expect(text).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
