/**
 * `npm run check|bench|e2e|catalogue|new:remote -- [name] [words …]`: the programs of each area by their names. The words are for the last
 * program of a name.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandError, nodeArguments } from '../build/packages';
import { installPackage } from './install-dependencies.mjs';

const TSC = 'node_modules/typescript-native/bin/tsc';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js test -c';
const ELEVENTY = 'tooling/open-pages/build-eleventy.mjs';

/** Node's arguments, from the root. `needs`: the folder of a package that is installed first. */
const CHECKS = {
  types: { lines: [TSC, `${TSC} -p tsconfig.pure.json`] },
  lint: {
    lines: [
      'tooling/lint/self-test.mjs',
      'node_modules/stylelint/bin/stylelint.mjs **/*.css',
      'node_modules/oxlint/bin/oxlint -c oxlint.config.mjs',
    ],
  },
  format: { lines: ['node_modules/oxfmt/bin/oxfmt'] },
  arch: { lines: ['tooling/arch/self-test.mjs', 'tooling/arch/check.mjs'] },
  knip: { lines: ['node_modules/knip/bin/knip.js'] },
  'dead-code': { lines: ['tooling/dead-code/check.mjs'] },
  unit: { lines: ['node_modules/jest/bin/jest.js'] },
  mutation: { needs: 'tooling/mutation', lines: ['tooling/mutation/mutation.mjs'] },
  rules: { lines: ['tooling/docs/rule-coverage.mjs'] },
  house: { lines: ['tooling/docs/house.mjs'] },
  texts: { lines: ['tooling/texts/list-texts.mjs'] },
};

const BENCHES = {
  sizes: { lines: ['tooling/perf/sizes.mjs'] },
  pages: { needs: 'tooling/perf', lines: ['tooling/perf/pages.mjs'] },
  interactions: { lines: ['tooling/perf/interactions.mjs'] },
  'open-pages': { lines: [ELEVENTY, 'tooling/perf/open-pages.mjs'] },
  server: { needs: 'tooling/perf', lines: ['tooling/perf/server.mjs'] },
  load: { lines: ['tooling/perf/load.mjs'] },
  releases: { lines: ['tooling/perf/releases.mjs'] },
  search: { lines: ['shop-api/bench/search.mjs'] },
  cart: { needs: 'tooling/perf', lines: ['shop-api/bench/cart.mjs'] },
  durability: { lines: ['shop-api/bench/durability.mjs'] },
  catalogue: { lines: ['shop-api/bench/catalogue.mjs'] },
  'catalogue-load': { needs: 'tooling/perf', lines: ['shop-api/bench/catalogue-load.mjs'] },
  lists: { lines: ['shop-api/bench/lists.mjs'] },
  'list-walk': { lines: ['shop-api/bench/list-walk.mjs'] },
  'waiting-room': { lines: ['shop-api/bench/waiting-room.mjs'] },
};

/** The name '' is for words without one. */
export const AREAS = {
  check: CHECKS,
  bench: BENCHES,
  e2e: {
    '': { lines: [ELEVENTY, `${PLAYWRIGHT} e2e/playwright.config.ts`] },
    topology: { lines: [`${PLAYWRIGHT} e2e/topology.config.ts`] },
  },
  catalogue: {
    import: { lines: ['shop-api/dist/server/catalogue-import.js'] },
    generate: { lines: ['shop-api/dist/server/catalogue-generate.js'] },
  },
  'new:remote': { '': { lines: ['tooling/new-remote/new-remote.mjs'] } },
};

/** Runs the programs of a name, until one fails, and ends as it did. @throws CommandError that lists the names of the area */
export async function runTool(area, words) {
  const tools = AREAS[area];
  const [name] = words;
  const isNamed = name !== undefined && Object.hasOwn(tools, name);
  const tool = isNamed ? tools[name] : tools[''];
  if (!tool) throw new CommandError(`Which of ${Object.keys(tools).join(', ')}? npm run ${area} -- <name>`);
  if (tool.needs) await installPackage(tool.needs);
  const rest = isNamed ? words.slice(1) : words;
  for (const [index, line] of tool.lines.entries()) {
    const status = await run([...line.split(' '), ...(index === tool.lines.length - 1 ? rest : [])]);
    if (status !== 0) process.exit(status);
  }
}

/** @returns the exit code; a terminal sends its signals to the program as well, which decides how it ends */
async function run(args) {
  const child = spawn(process.execPath, nodeArguments(args), { stdio: 'inherit' });
  const stay = () => undefined;
  const stop = () => child.kill();
  process.on('SIGINT', stay).on('SIGTERM', stop);
  const [status] = await once(child, 'exit');
  process.off('SIGINT', stay).off('SIGTERM', stop);
  return status ?? 1;
}
