import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { inputsOf, readState } from '../build/inputs.mjs';
import { builtPackages, ROOT } from '../build/packages.mjs';

/**
 * Builds what changed, as many packages at a time as there are cores, with a line for each. Ends the process when one fails.
 *
 * @param {string[]} names packages that are needed; all of them when nothing is said
 */
export async function buildAll(names = builtPackages()) {
  const waiting = names.filter((name) => readState(name)?.inputs !== inputsOf(name));
  await derivePictures();
  if (waiting.length === 0) console.log('Everything is built.');
  else await buildPackages(waiting);
  if (names.includes('shop-api')) await prepareDatabase();
}

async function buildPackages(waiting) {
  console.log(`Building ${waiting.join(', ')} …`);
  const total = waiting.length;
  let done = 0;
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { code, output } = await runNode(['tooling/build/build.mjs', name]);
      console.log(`[${++done}/${total}] ${output.trim()}`);
      if (code !== 0) process.exit(1);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(2, cpus().length)) }, lane));
}

/** The widths of the product pictures, from their masters. */
const derivePictures = () => runStep('tooling/pictures/derive.mjs', 'The product pictures could not be derived.');

/** What a first start of the embedded database copies. */
const prepareDatabase = () =>
  runStep('shop-api/dist/server/prepare-database.js', 'The embedded database could not be prepared.');

async function runStep(script, failure) {
  const { code, output } = await runNode([script]);
  if (code === 0) return;
  console.error(`${failure}\n${output}`);
  process.exit(1);
}

function runNode(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (code) => resolve({ code, output }));
  });
}
