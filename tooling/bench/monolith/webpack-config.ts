/**
 * The shop's browser code as one application, without federation: what the composition costs is measured against it. It is never shipped.
 * Header and footer are in the main script, each page is a chunk of its own.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { type Remote, ROOT } from '../../build/packages';
import { AssetMapPlugin, exposeChunkName } from '../../build/webpack/asset-map-plugin';
import { baseConfig, minimizer } from '../../build/webpack/base';
import { IntegrityPlugin } from '../../build/webpack/integrity-plugin';
import { leanPackages, leanRules } from '../../build/webpack/lean/packages';

export interface SlottedRemote extends Remote {
  readonly slots: Readonly<Record<string, string>>;
}
interface Expose {
  readonly id: string;
  readonly file: string;
  readonly isOfEveryPage: boolean;
}

const FOLDER = path.join(ROOT, '.build', 'monolith');
export const OUTPUT = path.join(FOLDER, 'dist');
const MODULES = path.join(FOLDER, 'browser-modules.js');

/** @param remotes their federation.json */
export const monolithConfig = (remotes: readonly SlottedRemote[]): Configuration => {
  const exposes = remotes.flatMap(({ name, exposes, slots }) =>
    Object.entries(exposes).map(([key, file]) => ({
      id: name + key.slice(1),
      file: path.join(ROOT, name, file),
      isOfEveryPage: ['header', 'footer'].some((slot) => slots[slot] === key),
    })),
  );
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(MODULES, moduleSource(exposes));
  const base = baseConfig({ context: path.join(ROOT, 'shell'), side: 'browser' });
  return {
    ...base,
    name: 'monolith',
    target: ['web', 'es2022'],
    entry: { main: './src/client/main.tsx' },
    output: {
      path: OUTPUT,
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: 'auto',
      uniqueName: 'monolith',
      clean: true,
    },
    // The styles of a page are in the HTML, which comes from the shop: only the names of the classes are needed.
    module: {
      rules: [base.module.rules[0], ...baseConfig({ context: '', side: 'server' }).module.rules.slice(1), ...leanRules],
    },
    resolve: { ...base.resolve, alias: leanPackages },
    optimization: { minimizer, moduleIds: 'deterministic' },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/\/federation\/browser-modules$/, MODULES),
      // There is no runtime to lend.
      new webpack.NormalModuleReplacementPlugin(/\/federation\/lend-runtime$/, 'data:text/javascript,'),
      new IntegrityPlugin(),
      new AssetMapPlugin({
        exposes: Object.fromEntries(
          exposes.filter(({ isOfEveryPage }) => !isOfEveryPage).map(({ id, file }) => [chunkKey(id), file]),
        ),
      }),
    ],
  };
};
/** The asset map's key of an exposed module: './mfe-pdp/page' → './mfe-pdp-page'. */
const chunkKey = (id: string) => `./${id.replace('/', '-')}`;

/** In place of the shell's source of modules: every remote's module by a plain import. */
function moduleSource(exposes: readonly Expose[]): string {
  const loads = exposes.map(({ id, file, isOfEveryPage }) => {
    const how = isOfEveryPage ? 'webpackMode: "eager"' : `webpackChunkName: "${exposeChunkName(chunkKey(id))}"`;
    return `  ${JSON.stringify(id)}: () => import(/* ${how} */ ${JSON.stringify(file)}),`;
  });
  return `const LOADS = {\n${loads.join('\n')}\n};
const loaded = new Map();
export const createBrowserModules = (releases) => ({
  buildOf: (remote) => releases[remote]?.build,
  load(remote, expose) {
    const id = remote + expose.slice(1);
    if (!loaded.has(id)) loaded.set(id, LOADS[id]());
    return loaded.get(id);
  },
});
`;
}
