const { existsSync } = require('node:fs');
const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { DefinePlugin } = require('webpack');
const { localIdentName } = require('./css-class-names.js');

const ROOT = path.resolve(__dirname, '..', '..');
const isDev = process.env.SHOP_BUILD === 'dev';

/** @param {'browser' | 'server'} side components of browser files are marked for React Refresh in development */
const typescript = (side) => ({
  test: /\.tsx?$/,
  use: [
    // In development the sides differ, and files change.
    ...(isDev ? [] : [require.resolve('./compile-once-loader.js')]),
    {
      loader: require.resolve('ts-loader'),
      options: {
        transpileOnly: true,
        configFile: path.join(ROOT, 'tsconfig.json'),
        compilerOptions: { noEmit: false, incremental: false, tsBuildInfoFile: null, sourceMap: isDev },
        ...(isDev &&
          side === 'browser' && { getCustomTransformers: () => ({ before: [require('react-refresh-typescript')()] }) }),
      },
    },
  ],
});

const fonts = { test: /\.woff2$/, type: 'asset/resource', generator: { filename: '[name][ext]' } };

/** @param {'browser' | 'server'} side the server needs the class names only */
function styles(side) {
  const css = {
    loader: require.resolve('css-loader'),
    options: {
      esModule: true,
      importLoaders: 0,
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportOnlyLocals: side === 'server',
        getLocalIdent: localIdentName,
      },
    },
  };
  if (side === 'browser') return { test: /\.css$/, use: [MiniCssExtractPlugin.loader, css] };
  return {
    oneOf: [
      { test: /\.module\.css$/, use: [css] },
      { test: /\.css$/, loader: require.resolve('./drop-loader.js') },
    ],
    test: /\.css$/,
  };
}

/** A browser always has them: what only the server does, structured data for example, is left out of its files. */
const browserGlobals = new DefinePlugin({
  'typeof document': JSON.stringify('object'),
  'typeof window': JSON.stringify('object'),
});

/** Writing the cache costs a fifth of a build: it is for those who build again. */
const isBuilt = (folder) => existsSync(path.join(folder, 'dist', 'current.json'));

/** What all builds have in common. */
function baseConfig({ context, side }) {
  return {
    context,
    mode: isDev ? 'development' : 'production',
    devtool: isDev ? 'eval-cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], conditionNames: ['...'] },
    module: { rules: [typescript(side), styles(side), fonts] },
    plugins: side === 'browser' ? [browserGlobals] : [],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    cache: (isDev || isBuilt(context)) && {
      type: 'filesystem',
      cacheDirectory: path.join(ROOT, '.cache', 'webpack'),
      buildDependencies: { tooling: [__dirname + '/'] },
    },
  };
}

/** Where a build is written before it is sealed. Of this process alone: two builds of one package may run at once. */
const freshFolder = (name, side = 'browser') => path.join(ROOT, name, 'dist', `.new-${side}-${process.pid}`);

module.exports = { ROOT, freshFolder, baseConfig, isDev };
