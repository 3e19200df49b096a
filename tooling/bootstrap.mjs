/**
 * The scripts of package.json on a fresh clone: installs what is missing, builds what changed, then hands over. Uses nothing but Node itself
 * until the dependencies are there, and so do the three modules in cli/ that end in .mjs.
 */
import { requireNode } from './cli/require-node.mjs';

requireNode();
const [command = 'start', ...words] = process.argv.slice(2);
const { installDependencies, installPackage } = await import('./cli/install-dependencies.mjs');
const RUNS_WITHOUT_TOOLS_OF_TESTS = ['start', 'build', 'gallery', 'catalogue'];
const isCheckingGallery = command === 'gallery' && words.length > 0;
await installDependencies({ dev: isCheckingGallery || !RUNS_WITHOUT_TOOLS_OF_TESTS.includes(command) });
const isVerifyingAll = command === 'verify' && words[0] !== 'gate';
if (command === 'gallery' || isVerifyingAll) await installPackage('tooling/gallery');
// Two tests that install it at the same time would disturb each other.
if (isVerifyingAll) await installPackage('tooling/release/store');

// From here on TypeScript is read as it is.
await import('tsx');
/** @returns what a TypeScript module exports: a module of CommonJS to Node, unless tsx was there from the start. */
const load = async (file) => {
  const { default: whole, ...named } = await import(file);
  return whole ?? named;
};
const runTool = async () => (await load('./cli/tools.ts')).runTool(command, words);
const commands = {
  start: async () => (await load('./dev/start.ts')).start(),
  dev: async () => (await load('./dev/dev.ts')).dev(words),
  build: async () =>
    words[0] === 'eleventy'
      ? (await load('./dev/build-eleventy.ts')).buildEleventy()
      : (await load('./cli/build-all.ts')).buildAll(undefined, { isQuick: false }),
  gallery: async () => (await load('./gallery/gallery.ts')).gallery(words[0]),
  verify: async () => {
    const [, minutes] = /--minutes[ =](\d+)/.exec(words.join(' ')) ?? [];
    await (
      await load('./cli/verify.ts')
    ).verify(words.includes('--rest') ? 'rest' : words[0], minutes && Number(minutes));
  },
  check: runTool,
  bench: runTool,
  e2e: runTool,
  faults: runTool,
  catalogue: runTool,
  conformance: runTool,
  'new:remote': runTool,
};
if (!commands[command]) {
  console.error(`Unknown command «${command}». One of: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
const { exitOnCommandError } = await load('./cli/tools.ts');
await commands[command]().catch(exitOnCommandError);
