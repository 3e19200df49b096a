/**
 * What must exist once in a page: provided by the shell, consumed by the remotes, answered by `require` on the server.
 * A key that ends with a slash shares every module under it.
 */
const RUNTIME = ['shared-domain/runtime/', 'shared-domain/stores/'];
const SINGLETONS = ['react', 'react/', 'react-dom', 'react-dom/', 'zustand', 'zustand/', ...RUNTIME];

/** @param {'host' | 'remote'} role a remote brings no copy of its own */
function sharedModules(role) {
  const options = {
    singleton: true,
    requiredVersion: false,
    ...(role === 'host' ? { eager: true } : { import: false }),
  };
  return Object.fromEntries(SINGLETONS.map((name) => [name, options]));
}

const isSingleton = (request) =>
  SINGLETONS.some((name) => (name.endsWith('/') ? request.startsWith(name) : request === name));

/** Whether a request names a module of this project that the shell provides. */
const isRuntime = (request) => RUNTIME.some((folder) => request.startsWith(folder));

module.exports = { SINGLETONS, isRuntime, sharedModules, isSingleton };
