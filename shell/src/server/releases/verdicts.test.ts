import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verdicts } from './verdicts';

const verdict = {
  remote: 'mfe-pdp',
  build: 'ca0a00000001',
  since: '2026-01-01T00:00:00.000Z',
  at: '2026-01-02T00:00:00.000Z',
  reason: 'It failed',
};

let folder: string;
const started: Verdicts[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
});
afterEach(() => {
  for (const each of started.splice(0)) each.stop();
  rmSync(folder, { recursive: true });
});

async function start(onChange: () => void = () => undefined): Promise<Verdicts> {
  const log = { error: () => undefined, warning: () => undefined };
  const verdicts = new Verdicts({ file: join(folder, 'shell/verdicts.json'), log, onChange });
  started.push(verdicts);
  await verdicts.start();
  return verdicts;
}

test('a verdict applies at once and after a restart, and only to that run of the canary', async () => {
  const changes: boolean[] = [];
  const verdicts: Verdicts = await start(() => void changes.push(verdicts.isRejected(verdict)));
  expect(verdicts.isRejected(verdict)).toBe(false);
  await verdicts.add(verdict);
  await verdicts.add(verdict);
  expect([changes, verdicts.all]).toEqual([[true], [verdict]]);
  const restarted = await start();
  expect(restarted.isRejected(verdict)).toBe(true);
  expect(restarted.isRejected({ ...verdict, since: '2026-01-03T00:00:00.000Z' })).toBe(false);
  expect(restarted.isRejected({ ...verdict, build: '0123456789ab' })).toBe(false);
});

test('a shell applies the verdict of a shell that shares its folder', async () => {
  const one = await start();
  const changed = new Promise<void>((resolve) => void start(resolve).then(() => one.add(verdict)));
  await changed;
  expect(started.at(-1)?.isRejected(verdict)).toBe(true);
});

test('a file that cannot be parsed rejects no canary, and the shell still starts', async () => {
  const verdicts = await start();
  await verdicts.add(verdict);
  writeFileSync(join(folder, 'shell/verdicts.json'), '[{"remote":');
  expect((await start()).all).toEqual([]);
});
