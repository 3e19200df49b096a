import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { conflictsIn } from 'release-protocol/claims';
import { SHOP_EVENTS } from 'shared-domain/contracts/events';
import { workspaceBuilds, workspaceFederations } from './testing/workspace-routes';

const ROOT = resolve(__dirname, '../../..');

test.each(workspaceFederations())(
  '$name: its modules exist and its events are in the contract',
  ({ name, exposes, emits, listens }) => {
    for (const file of Object.values(exposes)) expect(existsSync(join(ROOT, name, file))).toBe(true);
    for (const event of [...emits, ...listens]) expect(Object.keys(SHOP_EVENTS)).toContain(event);
  },
);

test('the remotes of the workspace have no conflicts', () => {
  expect(conflictsIn(workspaceBuilds())).toEqual([]);
});
