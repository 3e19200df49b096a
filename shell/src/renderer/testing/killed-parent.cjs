/** A renderer that gives a worker in namespaces endless work, prints the worker's pid, and is killed. */
require('./compile-typescript.cjs');
const { FOR_WORKER, toFrame } = require('../frames.ts');
const { startWorkerProcess } = require('../worker-process.ts');
const { FAKES } = require('./worker-processes.ts');

const { channel, pid } = startWorkerProcess({ ...FAKES, inNamespaces: true });
channel.once('data', () => {
  channel.write(toFrame(FOR_WORKER, { type: 'render', id: 1, request: { url: '/hang' } }));
  process.stdout.write(String(pid()));
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 200);
});
channel.write(toFrame(FOR_WORKER, { type: 'ping' }));
