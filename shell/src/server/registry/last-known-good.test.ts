import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastKnownGoodFileOf, readLastKnownGood, writeLastKnownGood } from './last-known-good';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'last-good-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const lastKnownGood = (revision: number) => ({
  shellBuild: '0123456789ab',
  registry: { schemaVersion: 1 as const, revision, updatedAt: '2026-11-01T00:00:00Z', remotes: {} },
  builds: [],
});

test('a standalone remote has its own file beside that of a shop in the same data folder', async () => {
  const [shop, alone] = ['registry.json', 'registry-mfe-pdp.json'].map((name) =>
    lastKnownGoodFileOf(folder, join(folder, name)),
  );
  await writeLastKnownGood(shop ?? '', lastKnownGood(3));
  expect((await readLastKnownGood(shop ?? ''))?.registry.revision).toBe(3);
  expect(await readLastKnownGood(alone ?? '')).toBeUndefined();
});
