const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { ROOT, baseConfig, freshFolder, isDev } = require('./base.js');
const { AssetMapPlugin, exposeChunkName } = require('./asset-map-plugin.js');
const { hotRemote } = require('./hot-reload.js');
const { IntegrityPlugin } = require('./integrity-plugin.js');
const { LENDER, lentFederationRuntime } = require('./lean-packages.js');
const { minimizer } = require('./minimize.js');
const { isSingleton, sharedModules } = require('./shared.js');

/** Name of a remote inside the federation: a global variable in the browser, so no dashes. */
const containerName = (name) => name.replaceAll('-', '_');

/**
 * The builds of a remote, from its federation.json alone: files for the browser, one file for the server.
 *
 * @param {{ name: string, port: number, exposes: Record<string, string> }} federation
 * @param {{ together?: string[] }} options exposed modules that are one file, because they consist of the same parts
 */
module.exports = (federation, options = {}) => [
  isDev ? hotRemote(browser(federation, options), federation) : browser(federation, options),
  server(federation),
];
module.exports.containerName = containerName;

function browser({ name, exposes }, { together = [] }) {
  const chunkNameOf = (key) => exposeChunkName(together.includes(key) ? together[0] : key);
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
function server({ name }) {
  const base = baseConfig({ context: path.join(ROOT, name), side: 'server' });
  return {
    ...base,
    name: `${name}:server`,
    target: 'node20',
    entry: { server: `./server-entry.js!=!${require.resolve('./server-entry-loader.js')}!./federation.json` },
    output: { path: freshFolder(name, 'server'), filename: '[name].cjs', library: { type: 'commonjs2' }, clean: true },
    optimization: { minimizer, splitChunks: false, runtimeChunk: false },
    externalsPresets: { node: true },
    externals: [({ request }, done) => (isSingleton(request) ? done(null, `commonjs ${request}`) : done())],
    plugins: [new (require('webpack').optimize.LimitChunkCountPlugin)({ maxChunks: 1 })],
  };
}
