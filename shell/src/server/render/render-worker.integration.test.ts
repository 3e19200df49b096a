import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('a worker dies with its parent, even when it is blocked and the parent fails', async () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(__dirname, 'testing/failing-parent.cjs')], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, '']);
  const pid = Number(stdout);
  expect(pid).toBeGreaterThan(0);
  for (let tries = 0; tries < 40 && isAlive(pid); tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isAlive(pid)).toBe(false);
});
