interface LazyLoader<Args extends readonly unknown[], Answer> {
  (...args: Args): Promise<Answer>;
  /** Fetches the loader's code ahead of a navigation. */
  readonly preload: () => Promise<unknown>;
}

/**
 * A loader whose code, with the clients and schemas that it uses, is fetched when it runs: the first page of a visit has its data
 * from the server, so it needs none of it.
 *
 * @param load the module with the loader, by `import()`
 */
export function lazyLoader<Module, Args extends readonly unknown[], Answer>(
  load: () => Promise<Module>,
  pick: (module: Module) => (...args: Args) => Promise<Answer>,
): LazyLoader<Args, Answer> {
  return Object.assign((...args: Args) => load().then((module) => pick(module)(...args)), { preload: load });
}
