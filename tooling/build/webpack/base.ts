import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import { ROOT } from '../packages';

/**
 * A class is called by its name and a hash of the file's name and content. Remotes that compile in the same version of a part share its
 * class names (the doubled rules are harmless); different versions never share one.
 */
export function localIdentName(
  { resourcePath: file }: { readonly resourcePath: string },
  _pattern: string,
  localName: string,
): string {
  const hash = createHash('sha256').update(path.basename(file)).update(readFileSync(file, 'utf8'));
  return `${localName}-${hash.digest('base64url').slice(0, 5)}`;
}

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
  return { test: /\.module\.css$/, use: [css] };
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

/** swc makes the same bytes as terser in an eighth of the time (docs/performance.md), on every core by itself. */
export const minimizer = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: { format: { comments: false }, compress: { passes: 2 } },
  }),
  new CssMinimizerPlugin({ parallel: false }),
];
