/**
 * Where slots get the modules of remotes from. A promise that says it is settled is read by React's `use` at once: on the
 * server every one is, so nothing suspends there.
 */
export interface ModuleSource {
  /** @param expose key of federation.json, e.g. './page' */
  load<Module>(remote: string, expose: string): Promise<Module>;
  /** The build that this page uses of a remote, or undefined when there is none. */
  buildOf(remote: string): string | undefined;
}

export const fulfilled = <Module>(value: Module): Promise<Module> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** Says that it is settled when it is: a module that was loaded ahead is shown without a fallback before it. */
export function saysWhenLoaded<Module>(promise: Promise<Module>): Promise<Module> {
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
  return promise;
}

export function rejected<Module>(reason: Error): Promise<Module> {
  const promise = Promise.reject<Module>(reason);
  promise.catch(() => undefined);
  return Object.assign(promise, { status: 'rejected', reason });
}
