/**
 * Builds packages: `node --import tsx tooling/build/build.mjs [--quick] <package> …`. A package whose inputs did not change is left alone.
 * Remotes and the shell's browser files become immutable folders `dist/<build>/`, named by their content. A quick build is for trying it on this
 * machine: it is the same build, but compressed less, and the shell's is without the types for other teams.
 *
 * Started with a channel to its parent, it builds what the parent names, one after the other (build-packages.mjs).
 */
import { existsSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runProgram } from '../dev/processes';
import { compressBuild } from './compress.mjs';
import { inputsOf, readState, writeState } from './inputs.mjs';
import { distOf, ROOT } from './packages.mjs';
import { sealRelease } from './seal-release.mjs';

const require = createRequire(import.meta.url);
const { freshFolder } = require('../webpack/base.js');

/**
 * @param {string} name
 * @param {{ isQuick?: boolean, onProgress?: (share: number) => void }} [options]
 * @returns {Promise<'unchanged' | 'built'>}
 */
export async function build(name, { isQuick = false, onProgress = () => undefined } = {}) {
  const inputs = inputsOf(name);
  let state = readState(name);
  const isBuilt = state?.inputs === inputs && state.outputs.every((file) => existsSync(join(ROOT, name, 'dist', file)));
  if (isBuilt && (isQuick || state.isReleasable)) return 'unchanged';
  const compilers = [];
  try {
    if (!isBuilt) state = { inputs, ...(await bundle(name, compilers, onProgress)) };
    if (state.build) await compressBuild(join(distOf(name), state.build), { isQuick });
    if (name === 'shell' && !isQuick) await packTypes(join(distOf(name), state.build));
    writeState(name, { ...state, isReleasable: !isQuick });
  } finally {
    // Now they write their caches, which takes seconds: nobody waits for it.
    setImmediate(() => {
      for (const compiler of compilers) compiler.close(() => undefined);
    });
  }
  return 'built';
}

/**
 * @param {import('webpack').Compiler[]} compilers those that are used are added: the caller closes them
 * @returns {Promise<{ outputs: string[], build?: string }>}
 */
async function bundle(name, compilers, onProgress) {
  const { default: webpack } = await import('webpack');
  const configs = [require(join(ROOT, name, 'webpack.config.js'))].flat();
  for (const [index, config] of configs.entries()) {
    const compiler = webpack(config);
    compilers.push(compiler);
    new webpack.ProgressPlugin((share) => onProgress((index + share) / configs.length)).apply(compiler);
    await run(compiler);
  }
  if (!configs.some((config) => config.output.path === freshFolder(name))) return { outputs: ['server'] };
  const sealed = sealRelease(name);
  return { outputs: [sealed], build: sealed };
}

/** What the shell lends, as types for teams outside of this repository. */
async function packTypes(folder) {
  const packed = freshFolder('shell', 'types');
  await runProgram('packing the types', ['tooling/types/pack-types.mjs', packed]);
  renameSync(packed, join(folder, 'types.tgz'));
}

function run(compiler) {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
      resolve(undefined);
    });
  });
}

async function buildAndReport(name, options) {
  const started = Date.now();
  const outcome = await build(name, options);
  return `${name}: ${outcome}${outcome === 'built' ? ` in ${((Date.now() - started) / 1000).toFixed(1)} s` : ''}`;
}

if (process.argv[1]?.endsWith('build.mjs')) {
  const isQuick = process.argv.includes('--quick');
  for (const name of process.argv.slice(2).filter((word) => !word.startsWith('-'))) {
    try {
      console.log(await buildAndReport(name, { isQuick }));
    } catch (error) {
      console.error(`${name}: the build failed\n${error.message}`);
      process.exit(1);
    }
  }
  process.on('message', async (name) => {
    // Writing the cache afterwards has a progress of its own, and the parent may be gone by then.
    let isBuilding = true;
    const onProgress = (share) => isBuilding && process.send({ share });
    try {
      const report = await buildAndReport(name, { isQuick, onProgress });
      isBuilding = false;
      process.send({ report });
    } catch (error) {
      process.send({ error: error.message });
    }
  });
}
