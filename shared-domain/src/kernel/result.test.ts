import { failed, ok, type Result } from './result';

const read = (result: Result<number, string>): number | string => (result.ok ? result.value : result.failure);

test('a value is told from a failure, whatever they are', () => {
  expect(ok(0)).toEqual({ ok: true, value: 0 });
  expect(failed('gone')).toEqual({ ok: false, failure: 'gone' });
  expect([read(ok(7)), read(failed('gone'))]).toEqual([7, 'gone']);
});
