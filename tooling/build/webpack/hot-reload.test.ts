import { runInThisContext } from 'node:vm';
import { REPLACED } from '../../../shell/src/federation/replaced-modules';

interface Rule {
  readonly include: string;
  readonly options: object;
}
type Externals = (request: { readonly request: string }, done: (error?: null, external?: string) => void) => void;
type HotRemote = (
  config: object,
  federation: object,
) => { readonly externals: readonly [Externals]; readonly module: { readonly rules: readonly Rule[] } };
type ExposeLoader = (this: object, source: string) => void;

type HotHost = (config: object) => { readonly entry: { readonly main: readonly string[] } };

const { hotHost, hotRemote } = jest.requireActual<{ readonly hotHost: HotHost; readonly hotRemote: HotRemote }>(
  './hot-reload',
);
const { default: exposeLoader } = jest.requireActual<{ readonly default: ExposeLoader }>('./dev/expose-loader');

const config = hotRemote(
  { module: { rules: [] }, plugins: [] },
  { name: 'mfe-cart', exposes: { './page': './src/exposes/page.tsx' } },
);
const externalOf = (request: string) => {
  const done = jest.fn<void, [null?, string?]>();
  config.externals[0]({ request }, done);
  return done.mock.calls[0]?.[1];
};

test.each([
  'react-refresh',
  'react-refresh/runtime',
  '/shop/node_modules/react-refresh/runtime.js',
  'C:\\shop\\node_modules\\react-refresh\\runtime.js',
])('a remote takes %s from the shell, under its own name', (request) =>
  expect(externalOf(request)).toMatch(/^var globalThis\.shopReactRefresh\?\.\("mfe-cart"\) \?\? \{/),
);

test('in a released shell, which has no such runtime, a dev server’s remote runs all the same', () => {
  const text = externalOf('react-refresh')?.replace('var ', '') ?? '';
  const runtime = runInThisContext(`(${text})`) as Readonly<Record<string, (...given: unknown[]) => unknown>>;
  const component = () => null;
  runtime['register']?.(component, 'id');
  expect((runtime['createSignatureFunctionForTransform']?.() as (type: unknown) => unknown)(component)).toBe(component);
  expect(runtime['isLikelyComponentType']?.(component)).toBe(false);
});

test.each(['react', 'react-refresh-typescript', '@pmmmwh/react-refresh-webpack-plugin/lib/runtime/RefreshUtils.js'])(
  '%s is left to webpack',
  (request) => expect(externalOf(request)).toBeUndefined(),
);

test('each exposed module, and no other, hands its new version to the shell by the event that the shell listens to', () => {
  expect(config.module.rules).toEqual([
    expect.objectContaining({
      include: expect.stringMatching(/mfe-cart[\\/]src[\\/]exposes[\\/]page\.tsx$/) as string,
      enforce: 'post',
    }),
  ]);
  const callback = jest.fn<void, [null, string]>();
  exposeLoader.call({ getOptions: () => config.module.rules[0]?.options, callback }, 'export const head = 1;');
  const code = callback.mock.calls[0]?.[1];
  expect(code).toMatch(/^export const head = 1;\n/);
  expect(code).toContain(
    `new CustomEvent('${REPLACED}', { detail: { remote: "mfe-cart", expose: "./page", module: __webpack_module__.exports } })`,
  );
});

test('the shell shares the refresh runtime before any of its own files, however many its entry has', () => {
  const entryOf = (main: string | readonly string[]) => hotHost({ entry: { main }, plugins: [] }).entry.main;
  const runtime = expect.stringMatching(/share-refresh-runtime\.js$/) as string;
  expect(entryOf(['tokens.css', './main.tsx'])).toEqual([runtime, 'tokens.css', './main.tsx']);
  expect(entryOf('./main.tsx')).toEqual([runtime, './main.tsx']);
});
