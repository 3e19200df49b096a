import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { ROOT } from '../packages';
import { localIdentName } from './css-class-names';

const require = createRequire(import.meta.url);
const FOLDER = path.join(ROOT, 'tooling', 'build', 'webpack');
export const isDev = process.env.SHOP_BUILD === 'dev';

export type Side = 'browser' | 'server';

/** A file of this folder, as webpack takes a loader. */
export const inFolder = (file: string): string => path.join(FOLDER, file);

/** @param side components of browser files are marked for React Refresh in development */
const typescript = (side: Side): RuleSetRule => ({
  test: /\.tsx?$/,
  use: [
    // In development the sides differ, and files change.
    ...(isDev ? [] : [inFolder('compile-once-loader.ts')]),
    {
      loader: require.resolve('ts-loader'),
      options: {
        transpileOnly: true,
        configFile: path.join(ROOT, 'tsconfig.json'),
        compilerOptions: { noEmit: false, incremental: false, tsBuildInfoFile: null, sourceMap: isDev },
        ...(isDev && side === 'browser' && { getCustomTransformers: () => ({ before: [refreshTransformer()] }) }),
      },
    },
  ],
});

/** Loaded in development only: what is installed to build a release does not have it. */
const refreshTransformer = () => (require('react-refresh-typescript') as () => unknown)();

const fonts: RuleSetRule = { test: /\.woff2$/, type: 'asset/resource', generator: { filename: '[name][ext]' } };

/** @param side the server needs the class names only */
function styles(side: Side): RuleSetRule {
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
      { test: /\.css$/, loader: inFolder('drop-loader.ts') },
    ],
    test: /\.css$/,
  };
}

/** A browser always has them: what only the server does, structured data for example, is left out of its files. */
const browserGlobals = new webpack.DefinePlugin({
  'typeof document': JSON.stringify('object'),
  'typeof window': JSON.stringify('object'),
});

/** Writing the cache costs a fifth of a build: it is for those who build again. */
const isBuilt = (folder: string) => existsSync(path.join(folder, 'dist', 'current.json'));

/** The configuration that all builds have in common. */
export function baseConfig({ context, side }: { readonly context: string; readonly side: Side }) {
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
      buildDependencies: { tooling: [`${FOLDER}/`] },
    },
  } satisfies Configuration;
}

/** Where a build is written before it is sealed. Of this process alone: two builds of one package may run at once. */
export const freshFolder = (name: string, side: Side | 'types' = 'browser'): string =>
  path.join(ROOT, name, 'dist', `.new-${side}-${process.pid}`);
