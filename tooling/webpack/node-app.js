const path = require('node:path');
const { ROOT, baseConfig } = require('./base.js');

/** Compiled in: our own source, and small packages that exist as ES modules only. */
const COMPILED_IN = ['shared-domain', 'ky', 'valibot'];
const isCompiledIn = (request) => COMPILED_IN.some((name) => request === name || request.startsWith(`${name}/`));
const isPackage = (request) => /^@?[a-z]/i.test(request) && !path.isAbsolute(request);

/**
 * A Node program: one file each entry. Other npm packages are required at run time, unless it is self-contained: a process that may
 * not read node_modules.
 *
 * @param {{ name: string, entries: Record<string, string>, folder?: string, isSelfContained?: boolean }} options
 */
module.exports = ({ name, entries, folder = 'server', isSelfContained = false }) => {
  const base = baseConfig({ context: path.join(ROOT, name), side: 'server' });
  return {
    ...base,
    name: `${name}:${folder}`,
    target: 'node20',
    devtool: 'source-map',
    entry: entries,
    output: {
      path: path.join(ROOT, name, 'dist', folder),
      filename: '[name].js',
      library: { type: 'commonjs2' },
      clean: true,
    },
    optimization: { minimize: false, splitChunks: false },
    // A program that asks Node where a package lies gets Node's answer.
    module: { ...base.module, parser: { javascript: { createRequire: false } } },
    node: { __dirname: false, __filename: false },
    externalsPresets: { node: true },
    externals: [
      ({ request }, done) =>
        !isSelfContained && isPackage(request) && !isCompiledIn(request) ? done(null, `commonjs ${request}`) : done(),
    ],
  };
};
