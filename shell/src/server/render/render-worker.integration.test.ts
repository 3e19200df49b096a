import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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

test('a signal does not open the inspector of the process that runs workers', async () => {
  const program = `require('./testing/compile-typescript.cjs'); require('./worker-process.ts'); console.log('up'); setInterval(() => 0, 1_000);`;
  const parent = spawn(process.execPath, ['-e', program], { cwd: __dirname });
  try {
    await once(parent.stdout, 'data');
    parent.kill('SIGUSR1');
    const opened = once(parent.stderr, 'data').then(([text]) => String(text));
    const waited = new Promise((resolve) => setTimeout(resolve, 1_000, 'nothing was opened'));
    expect(await Promise.race([opened, waited])).toBe('nothing was opened');
    expect(parent.exitCode).toBeNull();
  } finally {
    parent.kill('SIGKILL');
  }
});
