import fc from 'fast-check';
import { freeze } from './kept-answers';
import { jsonForScript, toJson } from './script-json';

const json = fc.oneof(fc.jsonValue(), fc.constant({ text: '</script><!--\u2028' }));

test('the text is that for a script element, the second time too', () => {
  fc.assert(
    fc.property(json, json, (kept, own) => {
      const value = {
        own,
        wrapped: { kept: freeze(structuredClone(kept)), list: [own, undefined] },
        absent: undefined,
      };
      const expected = jsonForScript(value);
      expect([toJson(value), toJson(value)]).toEqual([expected, expected]);
    }),
  );
});

test.each([[undefined], [null], ['text'], [new Date(0)], [{ at: new Date(0) }], [[() => 1]], [new Map([[1, 2]])]])(
  '%j is written as ever',
  (value) => {
    expect(toJson(value)).toBe(value === undefined ? undefined : jsonForScript(value));
  },
);

test('what may change is written again', () => {
  const inner = { count: 1 };
  const value = Object.freeze({ inner });
  expect(toJson(value)).toBe('{"inner":{"count":1}}');
  inner.count = 2;
  expect(toJson(value)).toBe('{"inner":{"count":2}}');
});
