/** Which file of a package the browser bundles take, where the package's own choice is larger. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inFolder, isDev } from '../base';

const require = createRequire(import.meta.url);
const existing = (file: string): string => {
  if (!existsSync(file)) throw new Error(`${file} is replaced in browser builds, but there is no such file any more`);
  return file;
};
const folderOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

/** enhanced names its plugin's CommonJS file, which would bring all of the federation runtime a second time. */
const { resolve } = createRequire(require.resolve('@module-federation/enhanced'));
const runtimeProvider = resolve('@module-federation/inject-external-runtime-core-plugin');
const oneFederationRuntime = {
  [`${runtimeProvider}$`]: existing(runtimeProvider.replace(/\.cjs$/, '.js')),
};

/** The part of the federation's runtime that only manifests need. An alias of a file that is no longer there would change nothing, unseen. */
const federationCore = path.dirname(resolve('@module-federation/runtime-core'));
const SNAPSHOTS = ['plugins/snapshot/SnapshotHandler.js', 'plugins/generate-preload-assets.js', 'utils/preload.js'];
const noSnapshots = Object.fromEntries(
  SNAPSHOTS.map((file) => [`${existing(path.join(federationCore, file))}$`, inFolder('lean/no-snapshots.mjs')]),
);

/** The entry of a remote takes the runtime from the shell. */
export const lentFederationRuntime = {
  [`${resolve('@module-federation/webpack-bundler-runtime/bundler')}$`]: inFolder('lean/lent-federation.mjs'),
};
/** Export of the shell's runtime without which such an entry does not start. */
export const LENDER = { 'shared-domain/runtime/federation': ['lendFederation'] };

/** React Router's exports lead to its development build, with its warnings, in every mode. */
const production = existing(path.join(folderOf('react-router'), 'dist', 'production'));
const routerWithoutWarnings = {
  'react-router$': path.join(production, 'index.mjs'),
  'react-router/dom$': path.join(production, 'dom-export.mjs'),
};

/** The client needs no parser of graphql: its documents are texts. */
const noGraphqlParser = { graphql$: inFolder('lean/graphql-parts.js') };

export const leanPackages = {
  ...oneFederationRuntime,
  ...noSnapshots,
  ...noGraphqlParser,
  ...(isDev ? {} : routerWithoutWarnings),
};
export const leanRules = [{ include: production, loader: inFolder('lean/annotate-pure-loader.ts') }];
