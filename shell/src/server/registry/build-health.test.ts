import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RendererLost } from '../render/render-worker';
import { BuildHealth } from './build-health';
import { Trials } from './trials';

const BUILD = 'mfe-pdp@0123456789ab';
const OTHER = 'mfe-cart@0123456789ab';
const MINUTE = 60_000;

const folders: string[] = [];
const marks = () => {
  const folder = mkdtempSync(join(tmpdir(), 'trials-'));
  folders.push(folder);
  return join(folder, 'trials.json');
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

test('a build that may have crashed three workers within ten minutes is left out for ten minutes', () => {
  let now = 0;
  const health = new BuildHealth(() => now, new Trials(marks()));
  const crash = () => health.recordCrash(BUILD, false);
  expect(crash()).toBe(false);
  now = 4 * MINUTE;
  expect([crash(), crash(), crash(), health.isUnstable(BUILD)]).toEqual([false, true, false, true]);
  now = 14 * MINUTE - 1;
  expect(health.isUnstable(BUILD)).toBe(true);
  now = 14 * MINUTE;
  expect(health.isUnstable(BUILD)).toBe(false);
});

test('a build that surely crashed a worker, and has another in its place, is left out at once', () => {
  const health = new BuildHealth(() => 0, new Trials(marks()));
  expect([health.recordCrash(BUILD, true), health.isUnstable(BUILD), health.isUnstable(OTHER)]).toEqual([
    true,
    true,
    false,
  ]);
});

const passes = () => Promise.resolve();
/** The next start of a shell on the same disk. */
const startAgain = (file: string) => new BuildHealth(() => 0, new Trials(file));

test('a build whose trial ended with the shell is tried once more, alone, and then no more', async () => {
  const file = marks();
  void startAgain(file).runSmokeTest(BUILD, () => new Promise(() => undefined));
  await new Promise(setImmediate);

  const second = startAgain(file);
  expect([second.startEarly(BUILD), second.startEarly(OTHER)]).toEqual([false, true]);
  void second.runSmokeTest(BUILD, () => new Promise(() => undefined));
  await new Promise(setImmediate);

  const third = startAgain(file);
  const smokeTest = jest.fn(passes);
  await expect(third.runSmokeTest(BUILD, smokeTest)).rejects.toThrow(
    `${BUILD} is not tried again: 2 times the renderer or the shell ended while it was tried`,
  );
  expect(smokeTest).not.toHaveBeenCalled();
});

test('of builds that were tried together, those that did no harm pass the next time', async () => {
  const file = marks();
  const first = startAgain(file);
  expect([first.startEarly(BUILD), first.startEarly(OTHER)]).toEqual([true, true]);

  const second = startAgain(file);
  await second.runSmokeTest(BUILD, passes);
  expect(startAgain(file).startEarly(BUILD)).toBe(true);
  expect(startAgain(file).startEarly(OTHER)).toBe(false);
});

test('a build that ended the renderer twice is not tried a third time', async () => {
  let now = 0;
  const health = new BuildHealth(() => now, new Trials(marks()));
  const lost = () => Promise.reject(new RendererLost('The renderer ended'));
  await expect(health.runSmokeTest(BUILD, lost)).rejects.toThrow('The renderer ended');
  now = MINUTE;
  expect(health.startEarly(BUILD)).toBe(false);
  await expect(health.runSmokeTest(BUILD, lost)).rejects.toThrow('The renderer ended');
  now = 2 * MINUTE;
  await expect(health.runSmokeTest(BUILD, passes)).rejects.toThrow('is not tried again');
});

test('neither a build that fails by itself nor one that is being tried when the shell is stopped is held back', async () => {
  const file = marks();
  const trials = new Trials(file);
  const health = new BuildHealth(() => 0, trials);
  await expect(health.runSmokeTest(BUILD, () => Promise.reject(new Error('It throws')))).rejects.toThrow('It throws');
  expect(health.startEarly(OTHER)).toBe(true);
  trials.stop();
  expect([startAgain(file).startEarly(BUILD), startAgain(file).startEarly(OTHER)]).toEqual([true, true]);
});
