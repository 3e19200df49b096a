/**
 * Builds packages: `node --import tsx tooling/build/build.ts [--quick] <package> …`. A package whose inputs did not change is left alone.
 * Remotes and the shell's browser files become immutable folders `dist/<build>/`, named by their content. A quick build is for trying it on this
 * machine: it is the same build, but compressed less, and the shell's is without the types for other teams.
 *
 * Started with a channel to its parent, it builds what the parent names, one after the other (`build-packages.ts`).
 */
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { runProgram } from '../dev/processes';
import type { Told } from './build-packages';
import { compressBuild } from './compress';
import { type BuildState, inputsOf, readState, writeState } from './inputs';
import { distOf, ROOT } from './packages';
import { sealRelease } from './seal-release';
import { freshFolder } from './webpack/base';

type Progress = (share: number) => void;

interface Options {
  readonly isQuick?: boolean;
  readonly onProgress?: Progress;
}

async function build(
  name: string,
  { isQuick = false, onProgress = () => undefined }: Options,
): Promise<'unchanged' | 'built'> {
  const inputs = inputsOf(name);
  const before = readState(name);
  const isThere = (file: string) => existsSync(join(ROOT, name, 'dist', file));
  const known = before?.inputs === inputs && before.outputs.every(isThere) ? before : undefined;
  if (known && (isQuick || known.isReleasable)) return 'unchanged';
  const compilers: Compiler[] = [];
  try {
    const state: BuildState = known ?? { inputs, ...(await bundle(name, compilers, onProgress)) };
    if (state.build) await compressBuild(join(distOf(name), state.build), { isQuick });
    if (name === 'shell' && state.build && !isQuick) await packTypes(join(distOf(name), state.build));
    writeState(name, { ...state, isReleasable: !isQuick });
  } finally {
    // Now they write their caches, which takes seconds: nothing waits for it.
    setImmediate(() => {
      for (const compiler of compilers) compiler.close(() => undefined);
    });
  }
  return 'built';
}

/** @param compilers those that are used are added: the caller closes them */
async function bundle(
  name: string,
  compilers: Compiler[],
  onProgress: Progress,
): Promise<Pick<BuildState, 'outputs' | 'build'>> {
  const { default: config } = (await import(join(ROOT, name, 'webpack.config.js'))) as {
    readonly default: Configuration | Configuration[];
  };
  const configs = [config].flat();
  for (const [index, each] of configs.entries()) {
    const compiler = webpack(each);
    compilers.push(compiler);
    new webpack.ProgressPlugin((share) => onProgress((index + share) / configs.length)).apply(compiler);
    await run(compiler);
  }
  if (!configs.some(({ output }) => output?.path === freshFolder(name))) return { outputs: ['server'] };
  const sealed = sealRelease(name);
  return { outputs: [sealed], build: sealed };
}

/** Packs the types of what the shell lends, for teams outside of this repository. */
async function packTypes(folder: string): Promise<void> {
  const packed = freshFolder('shell', 'types');
  await runProgram('packing the types', ['tooling/build/types/pack-types.ts', packed]);
  renameSync(packed, join(folder, 'types.tgz'));
}

function run(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('webpack gave no result'));
      if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
      resolve(undefined);
    });
  });
}

async function buildAndReport(name: string, options: Options): Promise<string> {
  const started = Date.now();
  const outcome = await build(name, options);
  return `${name}: ${outcome}${outcome === 'built' ? ` in ${((Date.now() - started) / 1000).toFixed(1)} s` : ''}`;
}

const tell = (told: Told) => process.send?.(told);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** For the parent. */
async function buildAndTell(name: string, isQuick: boolean): Promise<void> {
  // Writing the cache afterwards has a progress of its own, and the parent may be gone by then.
  let isBuilding = true;
  const onProgress = (share: number) => isBuilding && tell({ share });
  try {
    const report = await buildAndReport(name, { isQuick, onProgress });
    isBuilding = false;
    tell({ report });
  } catch (error) {
    tell({ error: messageOf(error) });
  }
}

async function buildNamed(names: readonly string[], isQuick: boolean): Promise<void> {
  for (const name of names) {
    try {
      console.log(await buildAndReport(name, { isQuick }));
    } catch (error) {
      console.error(`${name}: the build failed\n${messageOf(error)}`);
      process.exit(1);
    }
  }
}

const words = process.argv.slice(2);
const isQuickBuild = words.includes('--quick');
process.on('message', (name: string) => void buildAndTell(name, isQuickBuild));
void buildNamed(
  words.filter((word) => !word.startsWith('-')),
  isQuickBuild,
);
