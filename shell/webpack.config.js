const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { baseConfig, freshFolder, isDev } = require('../tooling/build/webpack/base');
const { AssetMapPlugin } = require('../tooling/build/webpack/asset-map-plugin');
const { hotHost } = require('../tooling/build/webpack/hot-reload');
const { IntegrityPlugin } = require('../tooling/build/webpack/integrity-plugin');
const { minimizer } = require('../tooling/build/webpack/base');
const { leanPackages, leanRules } = require('../tooling/build/webpack/lean/packages');
const { sharedModules } = require('../tooling/build/webpack/shared');
const { StylesFailSoftlyPlugin } = require('../tooling/build/webpack/styles-fail-softly-plugin');
const { nodeApp } = require('../tooling/build/webpack/node-app');

const base = baseConfig({ context: __dirname, side: 'browser' });

/** The host in the browser: brings the federation runtime and every shared module, eagerly. */
const browser = {
  ...base,
  name: 'shell:browser',
  target: ['web', 'es2022'],
  entry: {
    // The sheet first: it declares the order of the cascade layers.
    main: ['shared-domain/ui/tokens.css', './src/client/main.tsx'],
    'open-pages': './src/client/open-pages-interactive.ts',
  },
  output: {
    path: freshFolder('shell'),
    filename: '[name].js',
    chunkFilename: '[name].js',
    publicPath: 'auto',
    uniqueName: 'shell',
  },
  resolve: { ...base.resolve, alias: leanPackages },
  module: { rules: [...base.module.rules, ...leanRules] },
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
      name: 'shell',
      remotes: {},
      shared: sharedModules('host'),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    }),
    ...(isDev ? [] : [new IntegrityPlugin(), new AssetMapPlugin({ exposes: {}, isHost: true })]),
  ],
};

/** The start script, the small script of open pages and the scripts of login and logout are bundles of their own: they need neither React nor the federation. */
const login = {
  ...baseConfig({ context: __dirname, side: 'browser' }),
  name: 'shell:login',
  target: ['web', 'es2022'],
  entry: {
    consent: './src/client/consent.ts',
    // Drawn on the server alone: of this build only its style sheet is used. As a library, its parts and their styles are kept.
    'consent-panel': {
      import: ['shared-domain/ui/tokens.css', './src/app/consent/consent-panel.tsx'],
      library: { type: 'var', name: 'consentPanel' },
    },
    leave: './src/client/leave.ts',
    'login-return': './src/client/login-return.ts',
    'login-silent': './src/client/login-silent.ts',
    'shop-frame': './src/client/open-pages.ts',
    start: './src/client/start.ts',
  },
  output: {
    path: freshFolder('shell'),
    filename: '[name].js',
    chunkFilename: 'login-[name].js',
    publicPath: 'auto',
    uniqueName: 'shell-login',
    clean: true,
  },
  optimization: { minimizer, splitChunks: false },
  plugins: [
    ...base.plugins,
    new MiniCssExtractPlugin({ filename: '[name].css' }),
    ...(isDev ? [] : [new IntegrityPlugin(), new AssetMapPlugin({ exposes: {}, file: 'assets.login.json' })]),
  ],
};

const edge = nodeApp({ name: 'shell', entries: { main: './src/server/main.ts' } });

/** Starts workers that run the remotes' server bundles. They may read nothing but those and this folder. */
const renderer = nodeApp({
  name: 'shell',
  entries: { main: './src/renderer/main.ts', worker: './src/renderer/worker/main.ts' },
  folder: 'renderer',
  isSelfContained: true,
});

module.exports = [login, isDev ? hotHost(browser) : browser, edge, renderer];
