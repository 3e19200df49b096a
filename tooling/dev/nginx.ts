/** An nginx of this run's own, on loopback, with a folder of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-ports';
import { sleep } from './processes';

const START_DEADLINE_MS = 60_000;

function installed() {
  if (process.env.NGINX_BIN) return process.env.NGINX_BIN;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file)) ?? null;
}

/** An installed one, else Debian's package where it may be installed.*/
function ensureNginx(): string | null {
  const found = installed();
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.log('Installing nginx from Debian …');
  const run = (args: readonly string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return run(['update', '-q']) && run(['install', '-y', '-q', '--no-install-recommends', 'nginx-light'])
    ? installed()
    : null;
}

/** The whole configuration of one that stays in the foreground. @param own its folder @param servers blocks of `http` */
export const nginxConfig = (own: string, servers: readonly string[]): string => `
daemon off;
pid ${own}/nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${own}/${name};`).join('\n')}
${servers.join('\n')}
}
`;

/**
 * @param port a free one by default
 * @returns null: there is no nginx and none can be installed
 */
export async function startNginx(
  writeConfig: (values: { port: number; folder: string }) => string,
  asked?: number,
): Promise<{ origin: string; stop: () => Promise<void> } | null> {
  const binary = ensureNginx();
  if (!binary) return null;
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'));
  // Started by root, its worker is another user.
  chmodSync(folder, 0o755);
  const port = asked ?? (await freePort());
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, writeConfig({ port, folder }));
  const child = spawn(binary, ['-c', config, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data) => (said = (said + data).slice(-1_000)));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    const ended = new Promise<unknown>((resolve) =>
      child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(undefined),
    );
    child.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const end = Date.now() + START_DEADLINE_MS;
  while (
    !(await fetch(origin).then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > end || child.exitCode !== null) {
      await stop();
      throw new Error(`nginx did not start: ${said.trim()}`);
    }
    await sleep(50);
  }
  return { origin, stop };
}
