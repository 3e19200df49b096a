/** The render worker as it is, for tests. */
require('./compile-typescript.cjs');
require('../worker/main.ts');
