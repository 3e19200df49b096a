import { cpus } from 'node:os';
import { inputsOf, readState } from '../build/inputs.mjs';
import { builtPackages } from '../build/packages.mjs';
import { runProgram } from './run-program.mjs';

/** Enough for the errors of a build, which webpack lists before its summary. */
const LINES_OF_A_FAILED_BUILD = 200;

/**
 * Builds what changed, as many packages at a time as there are cores, with a line for each.
 *
 * @param {string[]} names packages that are needed; without any, all of them
 * @param {{ isUrgent?: boolean }} options otherwise only the pictures of lists are made, in time that nobody else wants
 * @throws CommandError that names the step that failed and why
 */
export async function buildAll(names = builtPackages(), { isUrgent = true } = {}) {
  const waiting = names.filter((name) => readState(name)?.inputs !== inputsOf(name));
  if (waiting.length === 0) console.log('Everything is built.');
  else await buildPackages(waiting);
  if (!names.includes('shop-api')) return;
  await Promise.all([prepareDatabase(), preparePictures(isUrgent ? [] : ['--low-priority', '--list-pictures'])]);
}

async function buildPackages(waiting) {
  console.log(`Building ${waiting.join(', ')} …`);
  const total = waiting.length;
  let done = 0;
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const output = await runProgram(`The build of ${name}`, ['tooling/build/build.mjs', name], {
        lines: LINES_OF_A_FAILED_BUILD,
      });
      console.log(`[${++done}/${total}] ${output.trim()}`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(2, cpus().length)) }, lane));
}

/** The pictures in the widths of the shop; the API makes the rest (WebP, for older browsers) when it is first asked for. */
const preparePictures = (options) =>
  runProgram('Preparing the pictures', ['shop-api/dist/server/prepare-pictures.js', ...options]);

/** What a first start of the embedded database copies. */
const prepareDatabase = () =>
  runProgram('Preparing the embedded database', ['shop-api/dist/server/prepare-database.js']);
