import fc from 'fast-check';

/** Any text a browser can hold: control characters and halves of a character, too. (fast-check's own unit 'binary' takes a second to set up.) @param maxLength in UTF-16 units */
export const anyText = (maxLength = 20): fc.Arbitrary<string> =>
  fc.oneof(
    fc.array(fc.nat(0xffff), { maxLength }).map((codes) => String.fromCharCode(...codes)),
    fc.string({ maxLength }),
  );
