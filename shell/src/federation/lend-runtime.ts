/** Lends the federation runtime that this bundle has to the entries of remotes. */
import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { lendFederation, type LentFederation } from 'shared-domain/runtime/federation';

declare const __webpack_require__: { readonly federation: LentFederation };

/** The library's own finds an instance by the build that the runtime was compiled in: every remote would get the shell's. */
const init: typeof createInstance = (options) => {
  const known = getInstance(({ name }) => name === options.name);
  if (!known) return createInstance(options);
  known.initOptions(options);
  return known;
};

const { bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;

lendFederation({
  runtime: { init },
  // The shell exposes nothing, so its own runtime is without this part.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  attachShareScopeMap,
});
