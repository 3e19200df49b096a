import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../build/packages.mjs';

test('the committed icons are what npm run icons writes', () => {
  const check = spawnSync(process.execPath, [join(ROOT, 'tooling/icons/write-icons.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect({ status: check.status, stderr: check.stderr }).toEqual({ status: 0, stderr: '' });
});
