/** Development builds of browser files: hot reload by React Refresh, with one runtime in the page, the shell's. */
const path = require('node:path');
const { ROOT } = require('./base.js');

/** One name for all packages: the runtime is put into React's hook once, before the shell loads React. A release is built without the plugin. */
const refreshPlugin = () => {
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
  return new ReactRefreshPlugin({ overlay: false, library: 'shop' });
};
const isRefreshRuntime = (request) => /(^|[\\/])react-refresh([\\/]runtime(\.js)?)?$/.test(request);

/** @param config of the shell's browser files */
const hotHost = (config) => ({
  ...config,
  entry: { main: [require.resolve('./dev/share-refresh-runtime.js'), config.entry.main].flat() },
  plugins: [...config.plugins, refreshPlugin()],
});

/** The shell's; in a released shell, which has none, one that does nothing: a tester's page with a dev server is loaded again by hand. */
const refreshRuntimeOf = (name) =>
  `globalThis.shopReactRefresh?.(${JSON.stringify(name)}) ?? { register() {}, isLikelyComponentType: () => false, getFamilyByType() {}, createSignatureFunctionForTransform: () => (type) => type, performReactRefresh() {}, injectIntoGlobalHook() {} }`;

/** @param config of a remote's browser files */
const hotRemote = (config, { name, exposes }) => ({
  ...config,
  externals: [
    ({ request }, done) => (isRefreshRuntime(request) ? done(null, `var ${refreshRuntimeOf(name)}`) : done()),
  ],
  module: {
    ...config.module,
    rules: [
      ...config.module.rules,
      ...Object.entries(exposes).map(([expose, file]) => ({
        include: path.join(ROOT, name, file),
        enforce: 'post',
        loader: require.resolve('./dev/expose-loader.js'),
        options: { remote: name, expose },
      })),
    ],
  },
  plugins: [...config.plugins, refreshPlugin()],
});

module.exports = { hotHost, hotRemote };
