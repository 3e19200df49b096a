/**
 * The shop's browser code as one application, without federation: what the composition costs is measured against it. It is never shipped.
 * Header and footer are in the main script, each page is a chunk of its own.
 */
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { AssetMapPlugin, exposeChunkName } = require('../../build/webpack/asset-map-plugin');
const { ROOT } = require('../../build/packages');
const { baseConfig } = require('../../build/webpack/base');
const { IntegrityPlugin } = require('../../build/webpack/integrity-plugin');
const { leanPackages, leanRules } = require('../../build/webpack/lean-packages');
const { compression, minimizer } = require('../../build/webpack/minimize');

const FOLDER = path.join(ROOT, '.build', 'monolith');
const MODULES = path.join(FOLDER, 'browser-modules.js');

/** @param {{ name: string, exposes: Record<string, string>, slots: Record<string, string> }[]} remotes their federation.json */
module.exports = (remotes) => {
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
      path: path.join(FOLDER, 'dist'),
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
      ...compression(),
    ],
  };
};
module.exports.OUTPUT = path.join(FOLDER, 'dist');

/** The asset map's key of an exposed module: './mfe-pdp/page' → './mfe-pdp-page'. */
const chunkKey = (id) => `./${id.replace('/', '-')}`;

/** In place of the shell's source of modules: every remote's module by a plain import. */
function moduleSource(exposes) {
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
