import path from 'node:path';
import type { Configuration } from 'webpack';
import { ROOT } from '../packages';
import { baseConfig } from './base';

/** Compiled in: our own source, and small packages that exist as ES modules only. */
const COMPILED_IN = ['shared-domain', 'release-protocol', 'ky', 'valibot', 'openid-client', 'oauth4webapi', 'jose'];
const isCompiledIn = (request: string) =>
  COMPILED_IN.some((name) => request === name || request.startsWith(`${name}/`));
const isPackage = (request: string) => /^@?[a-z]/i.test(request) && !path.isAbsolute(request);

interface NodeApp {
  readonly name: string;
  readonly entries: Record<string, string>;
  readonly folder?: string;
  readonly isSelfContained?: boolean;
}

/**
 * A Node program: one file each entry. Other npm packages are required at run time, unless it is self-contained: a process that may
 * not read node_modules.
 */
export function nodeApp({ name, entries, folder = 'server', isSelfContained = false }: NodeApp): Configuration {
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
      ({ request = '' }, done) =>
        !isSelfContained && isPackage(request) && !isCompiledIn(request) ? done(null, `commonjs ${request}`) : done(),
    ],
  };
}
