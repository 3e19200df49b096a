import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { remoteNames } from '../build/packages.mjs';

/** Compiles every package. */
jest.setTimeout(240_000);

test('the shell and every remote meet what their consumers recorded', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(__dirname, 'contract.mjs')], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const name of ['shell', ...remoteNames()]) expect(stdout).toContain(`${name} meets its contracts: `);
  expect(stdout).not.toMatch(/: 0 expectations/);
});
