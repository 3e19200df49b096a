const path = require('node:path');
const { ROOT, baseConfig } = require('./base.js');

/** Compiled in: our own source, and small packages that exist as ES modules only. */
const COMPILED_IN = ['shared-domain', 'ky', 'valibot', '@navikt/aksel-icons'];
const isCompiledIn = (request) => COMPILED_IN.some((name) => request === name || request.startsWith(`${name}/`));
const isPackage = (request) => /^@?[a-z]/i.test(request) && !path.isAbsolute(request);

/**
 * A Node program: one file each entry; other npm packages stay outside and are required at run time.
 *
 * @param {{ name: string, entries: Record<string, string> }} options
 */
module.exports = ({ name, entries }) => {
  const base = baseConfig({ context: path.join(ROOT, name), side: 'server' });
  return {
    ...base,
    name: `${name}:server`,
    target: 'node20',
    devtool: 'source-map',
    entry: entries,
    output: {
      path: path.join(ROOT, name, 'dist', 'server'),
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
        isPackage(request) && !isCompiledIn(request) ? done(null, `commonjs ${request}`) : done(),
    ],
  };
};
