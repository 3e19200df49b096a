import { LENDER } from './packages';
const page = globalThis as Record<symbol, unknown>;
const KEY = Symbol.for('shop.federation@1');
const LENT = { runtime: {}, bundlerRuntime: {}, attachShareScopeMap: () => undefined };

/** The beginning of a remote's entry. */
function entry(): { readonly default: object } {
  let module: { readonly default: object } | undefined;
  jest.isolateModules(() => {
    module = jest.requireActual('./lent-federation.mjs');
  });
  if (!module) throw new Error('No module');
  return module;
}

afterEach(() => {
  delete page[KEY];
});

test('in a shell that lends no runtime the entry of a remote says so', () => {
  expect(entry).toThrow('lends no federation runtime (shop.federation@1)');
});

test('the entry of a remote finds what the shell lends, by the export that the build says it needs', () => {
  for (const [request, names] of Object.entries(LENDER))
    for (const name of names)
      jest.requireActual<Readonly<Record<string, (federation: object) => void>>>(request)[name]?.(LENT);
  expect(entry().default).toEqual(LENT);
  // Each entry adds options of its own.
  expect(entry().default).not.toBe(LENT);
});
