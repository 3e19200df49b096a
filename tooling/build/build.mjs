/**
 * Builds packages: `node tooling/build/build.mjs <package> …`. A package whose inputs did not change is left alone.
 * Remotes and the shell's browser files become immutable folders `dist/<build>/`, named by their content.
 */
import { existsSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runProgram } from '../run/run-program.mjs';
import { inputsOf, readState, writeState } from './inputs.mjs';
import { ROOT } from './packages.mjs';
import { sealRelease } from './seal-release.mjs';

const require = createRequire(import.meta.url);
const { freshFolder } = require('../webpack/base.js');

export async function build(name, { force = false } = {}) {
  const inputs = inputsOf(name);
  const state = readState(name);
  if (!force && state?.inputs === inputs && state.outputs.every((file) => existsSync(join(ROOT, name, 'dist', file))))
    return 'unchanged';
  const { default: webpack } = await import('webpack');
  const configs = [require(join(ROOT, name, 'webpack.config.js'))].flat();
  await Promise.all([runAll(webpack, configs), name === 'shell' ? packTypes() : undefined]);
  // Webpack empties the folder first.
  if (name === 'shell') renameSync(packedTypes, join(freshFolder(name), 'types.tgz'));
  const outputs = configs.some((config) => config.output.path === freshFolder(name)) ? [sealRelease(name)] : ['server'];
  writeState(name, { inputs, outputs, ...(outputs[0] === 'server' ? {} : { build: outputs[0] }) });
  return 'built';
}

async function runAll(webpack, configs) {
  for (const config of configs) await run(webpack(config));
}

/** What the shell lends, as types for teams outside of this repository: sealed into the build that lends it. */
const packedTypes = freshFolder('shell', 'types');
const packTypes = () => runProgram('packing the types', ['tooling/types/pack-types.mjs', packedTypes]);

function run(compiler) {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
        resolve(undefined);
      });
    });
  });
}

if (process.argv[1]?.endsWith('build.mjs')) {
  const names = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  for (const name of names) {
    const started = Date.now();
    try {
      const outcome = await build(name, { force: process.argv.includes('--force') });
      console.log(
        `${name}: ${outcome}${outcome === 'built' ? ` in ${((Date.now() - started) / 1000).toFixed(1)} s` : ''}`,
      );
    } catch (error) {
      console.error(`${name}: the build failed\n${error.message}`);
      process.exit(1);
    }
  }
}
