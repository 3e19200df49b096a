/**
 * The shell's federation runtime, lent to the entries of remotes: each would otherwise carry a copy of it. An entry needs it before it can
 * share modules, so it finds it by this key on the global object (tooling/build/webpack/lean/lent-federation.mjs).
 *
 * The lent functions only grow in number. A change that an entry built before would not survive is lent beside it, under a key and by a function of its
 * own: builds name the function that they need.
 */
const KEY = Symbol.for('shop.federation@1');

/** The parts of `__webpack_require__.federation` that the entry of a remote takes. */
export interface LentFederation {
  readonly runtime: object;
  readonly bundlerRuntime: object;
  readonly attachShareScopeMap: unknown;
}

/** For the shell, once: before any remote is loaded. */
export function lendFederation(federation: LentFederation): void {
  (globalThis as { [KEY]?: LentFederation })[KEY] = federation;
}
