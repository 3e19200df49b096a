import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { type Remote, ROOT } from '../packages';
import { AssetMapPlugin, exposeChunkName } from './asset-map-plugin';
import { baseConfig, freshFolder, inFolder, isDev, minimizer } from './base';
import { type BrowserConfiguration, hotRemote } from './hot-reload';
import { IntegrityPlugin } from './integrity-plugin';
import { LENDER, lentFederationRuntime } from './lean/packages';
import { isSingleton, sharedModules } from './shared';
import { StylesFailSoftlyPlugin } from './styles-fail-softly-plugin';

/** Name of a remote inside the federation: a global variable in the browser, so no dashes. */
const containerName = (name: string): string => name.replaceAll('-', '_');

/**
 * The builds of a remote, from its federation.json alone: files for the browser, one file for the server.
 *
 * @param options together: exposed modules that are one file, because they consist of the same parts
 */
export const remoteBuilds = (federation: Remote, options: Options = {}): Configuration[] => [
  isDev ? hotRemote(browser(federation, options), federation) : browser(federation, options),
  server(federation),
];

interface Options {
  readonly together?: readonly string[];
}

function browser({ name, exposes }: Remote, { together = [] }: Options): BrowserConfiguration {
  const [first = ''] = together;
  const chunkNameOf = (key: string) => exposeChunkName(together.includes(key) ? first : key);
  const base = baseConfig({ context: path.join(ROOT, name), side: 'browser' });
  return {
    ...base,
    name: `${name}:browser`,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: freshFolder(name),
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: 'auto',
      uniqueName: name,
      clean: true,
    },
    resolve: { ...base.resolve, alias: lentFederationRuntime },
    // A page is one script: what two pages of a remote have in common is in both.
    optimization: {
      minimizer,
      splitChunks: false,
      moduleIds: 'deterministic',
      chunkIds: isDev ? 'named' : 'deterministic',
    },
    plugins: [
      ...base.plugins,
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      new StylesFailSoftlyPlugin(),
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          Object.entries(exposes).map(([key, file]) => [key, { import: [file], name: chunkNameOf(key) }]),
        ),
        shared: sharedModules('remote'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      ...(isDev ? [] : [new IntegrityPlugin(), new AssetMapPlugin({ exposes, chunkNameOf, needs: LENDER })]),
    ],
  };
}

/** One CommonJS file; what must exist once is asked of the host's `require`. */
function server({ name }: Remote): Configuration {
  const base = baseConfig({ context: path.join(ROOT, name), side: 'server' });
  return {
    ...base,
    name: `${name}:server`,
    target: 'node20',
    entry: { server: `./server-entry.js!=!${inFolder('server-entry-loader.ts')}!./federation.json` },
    output: { path: freshFolder(name, 'server'), filename: '[name].cjs', library: { type: 'commonjs2' }, clean: true },
    optimization: { minimizer, splitChunks: false, runtimeChunk: false },
    externalsPresets: { node: true },
    externals: [({ request = '' }, done) => (isSingleton(request) ? done(null, `commonjs ${request}`) : done())],
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
