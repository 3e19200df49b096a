/**
 * What must exist once in a page: provided by the shell, consumed by the remotes, answered by `require` on the server.
 * A key that ends with a slash shares every module under it.
 */
const SINGLETONS = ['react', 'react/', 'react-dom', 'react-dom/', 'zustand', 'zustand/', 'shared-domain/runtime/'];

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

module.exports = { SINGLETONS, sharedModules, isSingleton };
