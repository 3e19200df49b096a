import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { remoteNames } from '../build/packages';

/** Compiles every package. */
jest.setTimeout(240_000);

test('the shell and every remote meet what their consumers recorded', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'contract.ts')], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const name of ['shell', ...remoteNames()]) expect(stdout).toContain(`${name} meets its contracts: `);
  expect(stdout).not.toMatch(/: 0 expectations/);
});
