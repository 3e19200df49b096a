import { CircuitBreaker } from './circuit-breaker';

let now: number;
let circuit: CircuitBreaker;
beforeEach(() => {
  now = 0;
  circuit = new CircuitBreaker(() => now);
});
const call = (hasAnswered: boolean | undefined) => {
  const admission = circuit.enter();
  if (admission) circuit.leave(admission, hasAnswered);
  return admission !== undefined;
};
const fail = (times: number) => Array.from({ length: times }, () => call(false));

test('ten calls in a row without an answer open it for two seconds', () => {
  fail(9);
  call(true);
  expect(fail(10)).not.toContain(false);
  expect(call(true)).toBe(false);
  now = 1_999;
  expect(call(true)).toBe(false);
});

test('then one call is tried: its answer closes the circuit, its failure opens it again', () => {
  fail(10);
  now = 2_000;
  expect([call(false), call(true)]).toEqual([true, false]);
  now = 4_000;
  const trial = circuit.enter();
  expect([trial, circuit.enter()]).toEqual([{ isTrial: true }, undefined]);
  if (trial) circuit.leave(trial, true);
  expect([call(true), call(true)]).toEqual([true, true]);
});

test('a trial that its caller gives up leaves the next call to try', () => {
  fail(10);
  now = 2_000;
  expect([call(undefined), call(true)]).toEqual([true, true]);
});

test('calls that began before it opened keep it open no longer, and an answer of one closes it', () => {
  const [failing, answered] = [circuit.enter(), circuit.enter()];
  fail(10);
  now = 1_500;
  if (failing) circuit.leave(failing, false);
  now = 2_000;
  expect(call(false)).toBe(true);
  if (answered) circuit.leave(answered, true);
  expect(call(true)).toBe(true);
});
