import { EMPTY_REGISTRY } from './history';
import { isTakenBack } from './release-moves';

type Change = NonNullable<(typeof EMPTY_REGISTRY)['history']>[number];
const at = '2026-01-01T00:00:00Z';
const change = (action: Change['action'], build: string, from?: string, remote = 'mfe-one'): Change => ({
  at,
  by: 'Team',
  action,
  remote,
  build,
  ...(from && { from }),
});

test.each<[string, Change[], boolean]>([
  ['was never released', [], false],
  ['is stable', [change('release', 'b', 'a')], false],
  ['was replaced, e.g. by the build of another branch', [change('release', 'b'), change('release', 'c', 'b')], false],
  ['was rolled back', [change('release', 'b', 'a'), change('rollback', 'a', 'b')], true],
  ['was rejected as a canary', [change('canary', 'b', 'a'), change('quarantine', 'a', 'b')], true],
  ['was refused by a shell', [change('release', 'b', 'a'), change('refused', 'b')], true],
  ['was gone back to', [change('release', 'c', 'b'), change('rollback', 'b', 'c')], false],
  ['was released again', [change('rollback', 'a', 'b'), change('release', 'b', 'a')], false],
  ['of another remote was rolled back', [change('rollback', 'a', 'b', 'mfe-other')], false],
])('a build that %s', (_, history, expected) => {
  expect(isTakenBack({ ...EMPTY_REGISTRY, history }, 'mfe-one', 'b')).toBe(expected);
});
