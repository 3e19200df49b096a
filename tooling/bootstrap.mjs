/**
 * The scripts of package.json on a fresh clone: installs what is missing, builds what changed, then hands over. Uses nothing but Node itself
 * until the dependencies are there.
 */
import { requireNode } from './run/require-node.mjs';

requireNode();
const [command = 'start', ...words] = process.argv.slice(2);
const { installDependencies, installPackage } = await import('./run/install-dependencies.mjs');
const RUNS_WITHOUT_TOOLS_OF_TESTS = ['start', 'build', 'gallery', 'catalogue'];
const isCheckingGallery = command === 'gallery' && words.length > 0;
await installDependencies({ dev: isCheckingGallery || !RUNS_WITHOUT_TOOLS_OF_TESTS.includes(command) });
// From here on, modules may be TypeScript.
await import('tsx');
const isVerifyingAll = command === 'verify' && words[0] !== 'gate';
if (command === 'gallery' || isVerifyingAll) await installPackage('tooling/gallery');
// Two tests that install it at the same time would disturb each other.
if (isVerifyingAll) await installPackage('tooling/release/store');

const runTool = async () => (await import('./run/tools.mjs')).runTool(command, words);
const commands = {
  start: async () => (await import('./run/start.mjs')).start(),
  dev: async () => (await import('./run/dev.mjs')).dev(words),
  build: async () =>
    words[0] === 'eleventy'
      ? import('./open-pages/build-eleventy.mjs')
      : (await import('./run/build-all.mjs')).buildAll(undefined, { isQuick: false }),
  gallery: async () => (await import('./gallery/gallery.mjs')).gallery(words[0]),
  verify: async () => (await import('./run/verify.mjs')).verify(words.includes('--rest') ? 'rest' : words[0]),
  check: runTool,
  bench: runTool,
  e2e: runTool,
  catalogue: runTool,
  'new:remote': runTool,
};
if (!commands[command]) {
  console.error(`Unknown command «${command}». One of: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
const { exitOnCommandError } = await import('./build/packages.ts');
await commands[command]().catch(exitOnCommandError);
