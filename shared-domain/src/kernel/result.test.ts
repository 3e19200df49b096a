import { failed, ok, type Result } from './result';

const read = (result: Result<number, string>): number | string => (result.ok ? result.value : result.failure);

test('a value and a failure can be distinguished, whatever they hold', () => {
  expect(ok(0)).toEqual({ ok: true, value: 0 });
  expect(failed('gone')).toEqual({ ok: false, failure: 'gone' });
  expect([read(ok(7)), read(failed('gone'))]).toEqual([7, 'gone']);
});
