import { buildPackages } from '../build/build-packages';
import { inputsOf, readState } from '../build/inputs';
import { builtPackages } from '../build/packages';
import { showProgress } from './progress.mjs';
import { runProgram } from './run-program.mjs';

/**
 * Builds what changed, and says how far it is.
 *
 * @param {string[]} names packages that are needed; without any, all of them
 * @param {{ isQuick?: boolean }} [options] quick: to be tried on this machine, not to be released
 * @throws CommandError that names the step that failed and why
 */
export async function buildAll(names = builtPackages(), { isQuick = true } = {}) {
  const isUpToDate = (name) => {
    const state = readState(name);
    return state?.inputs === inputsOf(name) && (isQuick || state.isReleasable);
  };
  const waiting = names.filter((name) => !isUpToDate(name));
  if (waiting.length > 0) await buildPackagesWithProgress(waiting, isQuick);
  if (names.includes('shop-api')) await prepareDatabase();
}

async function buildPackagesWithProgress(names, isQuick) {
  const began = Date.now();
  const progress = showProgress(`Building ${names.length} packages`);
  let done = 0;
  try {
    await buildPackages(names, {
      isQuick,
      onReport: (line) => progress.line(`[${++done}/${names.length}] ${line}`),
      onProgress: (share, building) => progress.update(share, building.join(', ')),
    });
  } catch (error) {
    progress.end();
    throw error;
  }
  progress.end(`Built ${names.length} packages in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/** What a first start of the embedded database copies. */
async function prepareDatabase() {
  const progress = showProgress('Preparing the embedded database');
  const written = await runProgram('Preparing the embedded database', [
    'shop-api/dist/server/prepare-database.js',
  ]).finally(() => progress.end());
  if (written.trim()) console.log(written.trim());
}
