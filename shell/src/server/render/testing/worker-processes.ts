/** Processes of workers for tests. */
import { join } from 'node:path';
import { startWorkerProcess, type WorkerProcesses } from '../worker-process';

/** Each does what the address asks for (`fake-worker.cjs`). */
export const fakeWorkers: WorkerProcesses = {
  take: () => startWorkerProcess({ file: join(__dirname, 'fake-worker.cjs'), readable: [__dirname] }),
};

/** The render worker as it is; it compiles itself when it starts. @param builds folder of the builds that it may read */
export const realWorkers = (builds: string): WorkerProcesses => ({
  take: () =>
    startWorkerProcess({
      file: join(__dirname, 'real-worker.cjs'),
      readable: [join(__dirname, '../../../../..'), builds],
      nodeFlags: ['--allow-addons', '--disable-warning=SecurityWarning'],
    }),
});
