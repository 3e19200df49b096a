/** Development: modules of remotes that follow edits. */
import type { ModuleSource } from './module-source';

/** Sent by the development build of a remote (tooling/build/webpack/dev/expose-loader.ts) when an exposed module was replaced. */
export const REPLACED = 'shop:dev:module-replaced';
type Replaced = CustomEvent<{ readonly remote: string; readonly expose: string; readonly module: object }>;

/**
 * The same modules behind a proxy to their newest version: an edited loader or title is used without loading the module again.
 * The proxy's identity stays, so nothing is mounted again.
 *
 * @param onReplaced data that the old version loaded can be loaded again
 */
export function withReplacedModules(
  modules: ModuleSource,
  onReplaced: () => void,
  target: EventTarget = globalThis,
): ModuleSource {
  const newest = new Map<string, object>();
  const live = new Map<string, Promise<unknown>>();
  target.addEventListener(REPLACED, (event) => {
    const { remote, expose, module } = (event as Replaced).detail;
    newest.set(remote + expose, module);
    onReplaced();
  });
  return {
    buildOf: (remote) => modules.buildOf(remote),
    load<Module>(remote: string, expose: string) {
      const id = remote + expose;
      let promise = live.get(id);
      if (!promise) {
        promise = modules
          .load<object>(remote, expose)
          .then(
            (first) => new Proxy(first, { get: (_first, key) => Reflect.get(newest.get(id) ?? first, key) as unknown }),
          );
        live.set(id, promise);
      }
      return promise as Promise<Module>;
    },
  };
}
