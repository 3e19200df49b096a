/** A remote's server bundle, evaluated with a `require` that knows nothing but the shell's own singletons. */
import { Module } from 'node:module';
import vm from 'node:vm';

/** Every module that remotes may ask of the host, by the name that they import, so there is only one React. */
export const SINGLETONS: Readonly<Record<string, () => unknown>> = {
  react: () => require('react') as unknown,
  'react/jsx-runtime': () => require('react/jsx-runtime') as unknown,
  'react-dom': () => require('react-dom') as unknown,
  zustand: () => require('zustand') as unknown,
  'zustand/vanilla': () => require('zustand/vanilla') as unknown,
  'shared-domain/runtime/channel': () => require('shared-domain/runtime/channel') as unknown,
  'shared-domain/runtime/config': () => require('shared-domain/runtime/config') as unknown,
  'shared-domain/runtime/credentials': () => require('shared-domain/runtime/credentials') as unknown,
  'shared-domain/runtime/error-report': () => require('shared-domain/runtime/error-report') as unknown,
  'shared-domain/runtime/event-bus': () => require('shared-domain/runtime/event-bus') as unknown,
  'shared-domain/runtime/federation': () => require('shared-domain/runtime/federation') as unknown,
  'shared-domain/runtime/http': () => require('shared-domain/runtime/http') as unknown,
  'shared-domain/runtime/http-failure': () => require('shared-domain/runtime/http-failure') as unknown,
  'shared-domain/runtime/listing-cache': () => require('shared-domain/runtime/listing-cache') as unknown,
  'shared-domain/runtime/router': () => require('shared-domain/runtime/router') as unknown,
  'shared-domain/runtime/server-time': () => require('shared-domain/runtime/server-time') as unknown,
  'shared-domain/runtime/singleton': () => require('shared-domain/runtime/singleton') as unknown,
  'shared-domain/runtime/time-limit': () => require('shared-domain/runtime/time-limit') as unknown,
  'shared-domain/runtime/trusted-types': () => require('shared-domain/runtime/trusted-types') as unknown,
  'shared-domain/stores/account-store': () => require('shared-domain/stores/account-store') as unknown,
  'shared-domain/stores/add-to-cart': () => require('shared-domain/stores/add-to-cart') as unknown,
  'shared-domain/stores/analytics-log': () => require('shared-domain/stores/analytics-log') as unknown,
  'shared-domain/stores/cart-store': () => require('shared-domain/stores/cart-store') as unknown,
  'shared-domain/stores/customer-check': () => require('shared-domain/stores/customer-check') as unknown,
  'shared-domain/stores/leave-for-checkout': () => require('shared-domain/stores/leave-for-checkout') as unknown,
  'shared-domain/stores/session-store': () => require('shared-domain/stores/session-store') as unknown,
  'shared-domain/stores/toast-store': () => require('shared-domain/stores/toast-store') as unknown,
};

/** Undefined for every other name, those of `Object.prototype` included. */
const sharedModule = (request: string): (() => unknown) | undefined =>
  Object.hasOwn(SINGLETONS, request) ? SINGLETONS[request] : undefined;

export type ServerBundle = Readonly<Record<string, unknown>>;

/**
 * @param code the bundle, its integrity already checked
 * @throws Error when the bundle asks for a module that is not shared, or throws itself
 */
export function evaluateBundle(code: string, filename: string): ServerBundle {
  const module: { exports: ServerBundle } = { exports: {} };
  const requireShared = (request: string) => {
    const shared = sharedModule(request);
    if (!shared) throw new Error(`${filename} asks for '${request}', which the shell does not share`);
    return shared();
  };
  const wrapper = vm.runInThisContext(Module.wrap(code), { filename }) as (...args: unknown[]) => void;
  wrapper(module.exports, requireShared, module, filename, '');
  return module.exports;
}

/** Exports that are missing in this shell's runtime of those that a build needs. */
export function missingExports(needs: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(needs).flatMap(([request, names]) => {
    const shared = sharedModule(request)?.() as object | undefined;
    return names.filter((name) => !shared || !Object.hasOwn(shared, name)).map((name) => `${request}#${name}`);
  });
}
