import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastGoodFileOf, readLastGood, writeLastGood } from './last-good';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'last-good-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const lastGood = (revision: number) => ({
  shellBuild: '0123456789ab',
  registry: { schemaVersion: 1 as const, revision, updatedAt: '2026-11-01T00:00:00Z', remotes: {} },
  builds: [],
});

test('a remote alone begins at its own revision beside a shop in the same data folder', async () => {
  const [shop, alone] = ['registry.json', 'registry-mfe-pdp.json'].map((name) =>
    lastGoodFileOf(folder, join(folder, name)),
  );
  await writeLastGood(shop ?? '', lastGood(3));
  expect((await readLastGood(shop ?? ''))?.registry.revision).toBe(3);
  expect(await readLastGood(alone ?? '')).toBeUndefined();
});
