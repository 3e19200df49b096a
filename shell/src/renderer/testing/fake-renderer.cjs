/** A renderer in a process of its own. Its workers do what the address asks for. */
require('./compile-typescript.cjs');
const { createWorkerServer } = require('../worker-server.ts');
const { FAKES } = require('./worker-processes.ts');

createWorkerServer(FAKES).listen(process.argv[2]);
