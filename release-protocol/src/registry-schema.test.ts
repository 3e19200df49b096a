import * as v from 'valibot';
import { EMPTY_REGISTRY } from './history';
import { registrySchema } from './registry-schema';
import { withStable } from './release-moves';

const hash = `sha256-${'A'.repeat(43)}=`;
const release = {
  name: 'mfe-pdp',
  build: '0123456789ab',
  assetMap: hash,
  remoteEntry: hash,
  server: { file: 'server.cjs', integrity: hash },
  needs: { 'shared-domain/runtime/router': ['Link'] },
};
const author = { at: '2026-01-01T00:00:00.000Z', by: 'Team Produkt' };
const ORIGIN = 'http://127.0.0.1:3002';

/** A registry after two releases, as it is read again from its file. */
function written(build: string): unknown {
  const first = withStable(EMPTY_REGISTRY, release, ORIGIN, author);
  return JSON.parse(JSON.stringify(withStable(first, { ...release, build }, ORIGIN, author)));
}

test('a release writes a valid registry and keeps the build before', () => {
  const registry = v.parse(registrySchema, written('ba9876543210'));
  expect(registry.remotes['mfe-pdp']?.stable).toBe('ba9876543210');
  expect(Object.keys(registry.remotes['mfe-pdp']?.builds ?? {}).sort()).toEqual(['0123456789ab', 'ba9876543210']);
});

test('the build that was stable until now stays, however many newer ones there are', () => {
  const releaseOf = (index: number) => ({ ...release, build: String(index).repeat(12) });
  const at = (index: number) => ({ ...author, at: `2026-01-0${index + 1}T00:00:00.000Z` });
  let registry = withStable(EMPTY_REGISTRY, releaseOf(0), ORIGIN, at(0));
  for (let index = 1; index <= 5; index += 1) {
    registry = withStable(registry, releaseOf(index), ORIGIN, at(index));
    expect(Object.keys(registry.remotes['mfe-pdp']?.builds ?? {})).toContain(releaseOf(0).build);
    // The new one is bad: the shop goes back to the oldest.
    registry = withStable(registry, releaseOf(0), ORIGIN, at(index));
  }
  expect(Object.keys(registry.remotes['mfe-pdp']?.builds ?? {})).toHaveLength(4);
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
