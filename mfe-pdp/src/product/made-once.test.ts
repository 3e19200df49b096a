import { madeOnce } from './made-once';

const double = madeOnce(({ values }: { readonly values: readonly number[] }) => ({
  values: values.map((value) => ({ value: value * 2 })),
}));

test('what is made of a frozen answer is made once, and frozen throughout', () => {
  const answer = Object.freeze({ values: Object.freeze([1, 2]) });
  const made = double(answer);
  expect(made).toEqual({ values: [{ value: 2 }, { value: 4 }] });
  expect(double(answer)).toBe(made);
  expect([made, made.values, made.values[0]].every(Object.isFrozen)).toBe(true);
  expect(double(Object.freeze({ values: Object.freeze([3]) }))).toEqual({ values: [{ value: 6 }] });
});

test('an answer that may change is made into a new thing each time', () => {
  const answer = { values: [1] };
  const first = double(answer);
  answer.values = [2];
  expect(double(answer)).toEqual({ values: [{ value: 4 }] });
  expect(Object.isFrozen(first)).toBe(false);
});
