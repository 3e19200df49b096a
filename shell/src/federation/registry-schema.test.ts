import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { registrySchema } from './registry-schema';

const ROOT = resolve(__dirname, '../../..');
const hash = `sha256-${'A'.repeat(43)}=`;
const release = {
  name: 'mfe-pdp',
  build: '0123456789ab',
  assetMap: hash,
  remoteEntry: hash,
  server: { file: 'server.cjs', integrity: hash },
  needs: { 'shared-domain/runtime/router': ['Link'] },
};

/** A registry from the release command, which is an ES module and so runs in its own process. */
function written(build: string): unknown {
  const script = `
    const { withStable } = await import(${JSON.stringify(resolve(ROOT, 'tooling/release/registry.mjs'))});
    const first = withStable({ schemaVersion: 1, revision: 0, updatedAt: '2026-01-01T00:00:00.000Z', remotes: {} }, ${JSON.stringify(release)}, 'http://127.0.0.1:3002');
    const second = withStable(first, { ...${JSON.stringify(release)}, build: ${JSON.stringify(build)} }, 'http://127.0.0.1:3002');
    console.log(JSON.stringify(second));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { encoding: 'utf8' }),
  );
}

test('a release writes a valid registry and keeps the build before', () => {
  const registry = v.parse(registrySchema, written('ba9876543210'));
  expect(registry.remotes['mfe-pdp']?.stable).toBe('ba9876543210');
  expect(Object.keys(registry.remotes['mfe-pdp']?.builds ?? {}).sort()).toEqual(['0123456789ab', 'ba9876543210']);
});

test('a registry whose stable build is not listed is refused', () => {
  const registry = written('ba9876543210') as { remotes: Record<string, { stable: string }> };
  const remote = registry.remotes['mfe-pdp'];
  if (remote) remote.stable = 'ffffffffffff';
  expect(v.safeParse(registrySchema, registry).success).toBe(false);
});

test('canary, history and signature are parsed', () => {
  const registry = written('ba9876543210') as { remotes: Record<string, object>; history: object[] };
  const at = '2026-01-01T00:00:00.000Z';
  const canary = { build: '0123456789ab', percent: 5, since: at };
  const parsed = v.parse(registrySchema, {
    ...registry,
    remotes: { 'mfe-pdp': { ...registry.remotes['mfe-pdp'], canary } },
    history: ['canary', 'promote', 'quarantine'].map((action) => ({
      at,
      by: '',
      action,
      remote: 'mfe-pdp',
      percent: 5,
    })),
    signature: { keyId: 'k1', value: 'c2ln' },
  });
  expect(parsed.remotes['mfe-pdp']?.canary).toEqual(canary);
  expect(parsed.history?.[0]?.percent).toBe(5);
});
