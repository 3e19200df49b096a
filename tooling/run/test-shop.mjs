/**
 * The shop for end-to-end tests: on ports of its own (from E2E_PORT_BASE on, 4000 unless told), with a fresh data folder, and a small control server by which a test
 * stops, hangs and releases parts: `POST /kill/mfe-pdp`, `/start/…`, `/hang/…`, `/resume/…`, `/release/<remote>/<build>`.
 */
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../build/packages.mjs';
import { registerCurrentBuilds, release } from '../release/registry.mjs';
import { ProcessGroup } from './processes.mjs';
import { settings, shopPrograms, startInOrder } from './shop-programs.mjs';

const BASE = Number(process.env.E2E_PORT_BASE ?? 4000);
const CONTROL_PORT = BASE + 99;
Object.assign(process.env, {
  PORT: String(BASE),
  API_PORT: String(BASE + 10),
  IDENTITY_PORT: String(BASE + 20),
  CMS_PORT: String(BASE + 30),
  REMOTE_PORT_BASE: String(BASE + 50),
  // Two cores run browsers beside the shop: a render may have to wait for its turn.
  RENDER_DEADLINE_MS: process.env.RENDER_DEADLINE_MS ?? '5000',
  DATA_DIR: join(ROOT, `.data-e2e-${BASE}`),
});

const at = settings();
rmSync(at.dataDir, { recursive: true, force: true });
registerCurrentBuilds(at.registryFile);
const programs = shopPrograms(at);
const group = new ProcessGroup();
group.stopOnSignals();
await startInOrder(group, programs, at);

const commands = {
  kill: (name) => group.kill(name),
  start: (name) => group.start(programs.find((program) => program.name === name)),
  hang: (name) => process.kill(group.pidOf(name), 'SIGSTOP'),
  resume: (name) => process.kill(group.pidOf(name), 'SIGCONT'),
  release: (name, build) => release(at.registryFile, name, build),
};

createServer(async (request, response) => {
  const [command, ...words] = request.url.slice(1).split('/');
  try {
    await commands[command](...words);
    response.end('ok');
  } catch (error) {
    response.writeHead(500).end(String(error?.stack ?? error));
  }
}).listen(CONTROL_PORT, '127.0.0.1');

console.log('The test shop is up');
