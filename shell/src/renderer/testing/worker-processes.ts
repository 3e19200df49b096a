/** Renderers for tests, in the process of the test. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiCalls } from '../../server/render/api-calls';
import { RendererConnection, type WorkerSource } from '../../server/render/worker-connection';
import { hasNamespaces } from '../sealed-process';
import type { WorkerProcessOptions } from '../worker-process';
import { createWorkerServer } from '../worker-server';

function workersOf(options: WorkerProcessOptions): WorkerSource {
  const socket = join(mkdtempSync(join(tmpdir(), 'renderer-')), 'socket');
  createWorkerServer(options).listen(socket).unref();
  return { take: () => new RendererConnection(socket, new ApiCalls({}, 'http://shop.test')) };
}

export const FAKES: WorkerProcessOptions = {
  file: join(__dirname, 'fake-worker.cjs'),
  readable: [__dirname],
  inNamespaces: false,
};

/** Each does what the address asks for (`fake-worker.cjs`). */
export const fakeWorkers = workersOf(FAKES);

/** The render worker as it is; it compiles itself when it starts. @param builds folder of the builds that it may read */
export const realWorkers = (builds: string): WorkerSource =>
  workersOf({
    file: join(__dirname, 'real-worker.cjs'),
    readable: [join(__dirname, '../../../..'), builds],
    inNamespaces: hasNamespaces(),
    nodeFlags: ['--allow-addons', '--disable-warning=SecurityWarning'],
  });
