import { constants, Script } from 'node:vm';

type PGliteModule = typeof import('@electric-sql/pglite');

/**
 * Jest runs tests in a context where `import()` does not work, and PGlite needs it. So tests load PGlite into
 * Node's main context, where it works without a flag.
 */
export function loadPgliteOutsideJest(): Promise<PGliteModule> {
  const load = new Script('(file) => import(file)', {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  return (load.runInThisContext() as (file: string) => Promise<PGliteModule>)(require.resolve('@electric-sql/pglite'));
}
