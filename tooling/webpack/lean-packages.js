/** Which file of a package the shell's browser bundle takes, where the package's own choice is larger. */
const { createRequire } = require('node:module');
const path = require('node:path');
const { isDev } = require('./base.js');

const folderOf = (name) => path.dirname(require.resolve(`${name}/package.json`));

/** enhanced names its plugin's CommonJS file, which would bring all of the federation runtime a second time. */
const { resolve } = createRequire(require.resolve('@module-federation/enhanced'));
const runtimeProvider = resolve('@module-federation/inject-external-runtime-core-plugin');
const oneFederationRuntime = {
  [`${runtimeProvider}$`]: runtimeProvider.replace(/\.cjs$/, '.js'),
};

/** React Router's exports lead to its development build, with its warnings, in every mode. */
const production = path.join(folderOf('react-router'), 'dist', 'production');
const routerWithoutWarnings = {
  'react-router$': path.join(production, 'index.mjs'),
  'react-router/dom$': path.join(production, 'dom-export.mjs'),
};

/** Of graphql the client needs no parser: its documents are texts. */
const noGraphqlParser = { graphql$: require.resolve('./graphql-parts.js') };

module.exports = {
  leanPackages: { ...oneFederationRuntime, ...noGraphqlParser, ...(isDev ? {} : routerWithoutWarnings) },
  leanRules: [{ include: production, loader: require.resolve('./annotate-pure-loader.js') }],
};
