/**
 * Entry of the renderer: the program that runs the code of remotes on the server. It has no secrets and no network; the shell reaches it by a
 * socket in the file system, and makes the calls of loaders for it.
 */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasNamespaces } from './sealed-process';
import { createWorkerServer } from './worker-server';

const { RENDERER_SOCKET: socket, BUILDS_DIR: builds } = process.env;
if (!socket || !builds) {
  process.stderr.write(
    'The renderer needs RENDERER_SOCKET, where it listens, and BUILDS_DIR, the builds of the shell.\n',
  );
  process.exit(1);
}

// By itself Node opens its inspector on this signal: who sends it would read this process, and run code in it.
process.on('SIGUSR1', () => undefined);

const file = join(__dirname, 'worker.js');
const inNamespaces = hasNamespaces();
const server = createWorkerServer({ file, readable: [dirname(file), builds], inNamespaces });
// The shell may be of another user of the same group.
process.umask(0o007);
rmSync(socket, { force: true });
server.listen(socket, () =>
  process.stdout.write(
    `The renderer is up; workers have ${inNamespaces ? 'namespaces of their own' : 'the walls of this process'}\n`,
  ),
);
// A child of the shell ends with it.
process.once('disconnect', () => process.exit(0));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
