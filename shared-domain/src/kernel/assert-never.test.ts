import { assertNever } from './assert-never';

test('a value that no case handles is an error that names it', () => {
  const value: string = 'new';
  expect(() => assertNever(value as never)).toThrow(new Error('Unhandled value: "new"'));
  expect(() => assertNever({ kind: 'x' } as never)).toThrow('Unhandled value: {"kind":"x"}');
});
