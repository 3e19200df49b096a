/**
 * The modules that must exist once in a page: provided by the shell, consumed by the remotes, answered by `require` on the server.
 * A key that ends with a slash shares every module under it.
 */
const RUNTIME = ['shared-domain/runtime/', 'shared-domain/stores/'];
export const SINGLETON_REQUESTS = ['react', 'react/', 'react-dom', 'react-dom/', 'zustand', 'zustand/', ...RUNTIME];

/** @param role a remote brings no copy of its own */
export function sharedModules(role: 'host' | 'remote') {
  const options = {
    singleton: true,
    requiredVersion: false as const,
    ...(role === 'host' ? { eager: true } : { import: false as const }),
  };
  return Object.fromEntries(SINGLETON_REQUESTS.map((name) => [name, options]));
}

export const isSingleton = (request: string): boolean =>
  SINGLETON_REQUESTS.some((name) => (name.endsWith('/') ? request.startsWith(name) : request === name));

/** Whether a request names a module of this project that the shell provides. */
export const isRuntime = (request: string): boolean => RUNTIME.some((folder) => request.startsWith(folder));
