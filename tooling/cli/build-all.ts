import { buildPackages } from '../build/build-packages';
import { inputsOf, readState } from '../build/inputs';
import { builtPackages } from '../build/packages';
import { runProgram } from '../dev/processes';
import { showProgress } from './progress.mjs';

/**
 * Builds what changed, and says how far it is.
 *
 * @param names packages that are needed; without any, all of them
 * @param options quick: to be tried on this machine, not to be released
 * @throws CommandError that names the step that failed and why
 */
export async function buildAll(
  names: readonly string[] = builtPackages(),
  { isQuick = true }: { isQuick?: boolean } = {},
) {
  const isUpToDate = (name: string) => {
    const state = readState(name) as { readonly inputs?: string; readonly isReleasable?: boolean } | undefined;
    return state?.inputs === inputsOf(name) && (isQuick || state.isReleasable);
  };
  const waiting = names.filter((name) => !isUpToDate(name));
  if (waiting.length > 0) await buildPackagesWithProgress(waiting, isQuick);
  if (names.includes('shop-api')) await prepareDatabase();
}

async function buildPackagesWithProgress(names: readonly string[], isQuick: boolean) {
  const began = Date.now();
  const progress = showProgress(`Building ${names.length} packages`);
  let done = 0;
  try {
    await buildPackages([...names], {
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

/** Prepares the database that a first start copies. */
async function prepareDatabase() {
  const progress = showProgress('Preparing the embedded database');
  const written = await runProgram('Preparing the embedded database', [
    'shop-api/dist/server/prepare-database.js',
  ]).finally(() => progress.end());
  if (written.trim()) console.log(written.trim());
}
