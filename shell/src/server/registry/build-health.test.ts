import { BuildHealth } from './build-health';

const BUILD = 'mfe-pdp@0123456789ab';
const MINUTE = 60_000;

test('a build that crashed three times within ten minutes is left out, until the first of them is older', () => {
  let now = 0;
  const health = new BuildHealth(() => now);
  expect(health.recordCrash(BUILD)).toBe(false);
  now = 4 * MINUTE;
  expect([health.recordCrash(BUILD), health.recordCrash(BUILD), health.isUnstable(BUILD)]).toEqual([false, true, true]);
  now = 10 * MINUTE - 1;
  expect(health.isUnstable(BUILD)).toBe(true);
  now = 10 * MINUTE;
  expect(health.isUnstable(BUILD)).toBe(false);
});
