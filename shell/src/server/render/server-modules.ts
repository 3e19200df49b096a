/** A remote's server bundle, evaluated with a `require` that knows nothing but the shell's own singletons. */
import { Module } from 'node:module';
import vm from 'node:vm';

/** Every module that remotes may ask of the host, by the name that they import. One React by construction. */
export const SINGLETONS: Readonly<Record<string, () => unknown>> = {
  react: () => require('react'),
  'react/jsx-runtime': () => require('react/jsx-runtime'),
  'react-dom': () => require('react-dom'),
  zustand: () => require('zustand'),
  'zustand/vanilla': () => require('zustand/vanilla'),
  'shared-domain/runtime/channel': () => require('shared-domain/runtime/channel'),
  'shared-domain/runtime/config': () => require('shared-domain/runtime/config'),
  'shared-domain/runtime/error-report': () => require('shared-domain/runtime/error-report'),
  'shared-domain/runtime/event-bus': () => require('shared-domain/runtime/event-bus'),
  'shared-domain/runtime/http': () => require('shared-domain/runtime/http'),
  'shared-domain/runtime/http-failure': () => require('shared-domain/runtime/http-failure'),
  'shared-domain/runtime/listing-cache': () => require('shared-domain/runtime/listing-cache'),
  'shared-domain/runtime/router': () => require('shared-domain/runtime/router'),
  'shared-domain/runtime/singleton': () => require('shared-domain/runtime/singleton'),
  'shared-domain/runtime/trusted-types': () => require('shared-domain/runtime/trusted-types'),
  'shared-domain/stores/add-to-cart': () => require('shared-domain/stores/add-to-cart'),
  'shared-domain/stores/cart-store': () => require('shared-domain/stores/cart-store'),
  'shared-domain/stores/session-store': () => require('shared-domain/stores/session-store'),
  'shared-domain/stores/toast-store': () => require('shared-domain/stores/toast-store'),
};

export type ServerBundle = Readonly<Record<string, unknown>>;

/**
 * @param code the bundle, its integrity already checked
 * @throws Error when the bundle asks for a module that is not shared, or throws itself
 */
export function evaluateBundle(code: string, filename: string): ServerBundle {
  const module: { exports: ServerBundle } = { exports: {} };
  const requireShared = (request: string) => {
    const shared = SINGLETONS[request];
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
    const shared = SINGLETONS[request]?.() as object | undefined;
    return names.filter((name) => !shared || !(name in shared)).map((name) => `${request}#${name}`);
  });
}
