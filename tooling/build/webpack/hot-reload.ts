/** Development builds of browser files: hot reload by React Refresh, with one runtime in the page, the shell's. */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { ROOT } from '../packages';
import { inFolder } from './base';

const require = createRequire(import.meta.url);

/** The configuration of browser files, as this folder makes it. */
export type BrowserConfiguration = Configuration & { readonly plugins: WebpackPluginInstance[] };

/** One name for all packages: the runtime is put into React's hook once, before the shell loads React. A release is built without the plugin. */
const refreshPlugin = (): WebpackPluginInstance => {
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin') as new (
    options: object,
  ) => WebpackPluginInstance;
  return new ReactRefreshPlugin({ overlay: false, library: 'shop' });
};
const isRefreshRuntime = (request = '') => /(^|[\\/])react-refresh([\\/]runtime(\.js)?)?$/.test(request);

/** @param config of the shell's browser files */
export const hotHost = <Host extends BrowserConfiguration & { readonly entry: { readonly main: string[] } }>(
  config: Host,
) => ({
  ...config,
  entry: { main: [inFolder('dev/share-refresh-runtime.js'), config.entry.main].flat() },
  plugins: [...config.plugins, refreshPlugin()],
});

/** The shell's; in a released shell, which has none, one that does nothing: a tester's page with a dev server is loaded again by hand. */
const refreshRuntimeOf = (name: string) =>
  `globalThis.shopReactRefresh?.(${JSON.stringify(name)}) ?? { register() {}, isLikelyComponentType: () => false, getFamilyByType() {}, createSignatureFunctionForTransform: () => (type) => type, performReactRefresh() {}, injectIntoGlobalHook() {} }`;

/** @param config of a remote's browser files */
export const hotRemote = (
  config: BrowserConfiguration,
  { name, exposes }: { readonly name: string; readonly exposes: Readonly<Record<string, string>> },
): Configuration => ({
  ...config,
  externals: [
    ({ request }, done: (error?: null, as?: string) => void) =>
      isRefreshRuntime(request) ? done(null, `var ${refreshRuntimeOf(name)}`) : done(),
  ],
  module: {
    ...config.module,
    rules: [
      ...(config.module?.rules ?? []),
      ...Object.entries(exposes).map(([expose, file]) => ({
        include: path.join(ROOT, name, file),
        enforce: 'post' as const,
        loader: inFolder('dev/expose-loader.ts'),
        options: { remote: name, expose },
      })),
    ],
  },
  plugins: [...config.plugins, refreshPlugin()],
});
