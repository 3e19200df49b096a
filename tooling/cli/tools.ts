/**
 * `npm run check|bench|e2e|faults|catalogue|conformance|new:remote -- [name] [words …]`: the programs of each area by their names. The words
 * are for the last program of a name.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandError, exitOnCommandError, nodeArguments } from '../build/packages';
import { installPackage } from './install-dependencies.mjs';

export { exitOnCommandError };

export const TSC = 'node_modules/typescript-native/bin/tsc';
export const KNIP = 'node_modules/knip/bin/knip.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js test -c';
const ELEVENTY = 'tooling/bootstrap.mjs build eleventy';

/** `lines`: Node's arguments, from the root. `needs`: the folder of a package that is installed first. */
interface Tool {
  readonly lines: readonly string[];
  readonly needs?: string;
}
type Tools = Readonly<Record<string, Tool>>;

const CHECKS: Tools = {
  types: { lines: [TSC, `${TSC} -p tsconfig.pure.json`] },
  lint: {
    lines: [
      'tooling/checks/lint/self-test.ts',
      'node_modules/stylelint/bin/stylelint.mjs **/*.css',
      'node_modules/oxlint/bin/oxlint -c oxlint.config.mjs',
    ],
  },
  format: { lines: ['node_modules/oxfmt/bin/oxfmt'] },
  arch: { lines: ['tooling/checks/arch/self-test.ts', 'tooling/checks/arch/check.ts'] },
  knip: { lines: [KNIP, `${KNIP} --production --include files,exports`] },
  unit: { lines: ['node_modules/jest/bin/jest.js'] },
  mutation: { needs: 'tooling/checks/mutation', lines: ['tooling/checks/mutation/mutation.mjs'] },
  contracts: { lines: ['tooling/contracts/contract.ts'] },
  rules: { lines: ['tooling/checks/rule-coverage.ts'] },
  settings: { lines: ['tooling/checks/settings.ts'] },
  house: { lines: ['tooling/checks/house.ts'] },
  texts: { lines: ['tooling/checks/texts.ts'] },
};

const BENCHES: Tools = {
  sizes: { lines: ['tooling/bench/sizes.ts'] },
  pages: { needs: 'tooling/bench', lines: ['tooling/bench/pages.ts'] },
  interactions: { lines: ['tooling/bench/interactions.ts'] },
  'open-pages': { lines: [ELEVENTY, 'tooling/bench/open-pages.ts'] },
  server: { needs: 'tooling/bench', lines: ['tooling/bench/server.ts'] },
  load: { lines: ['tooling/bench/load.ts'] },
  releases: { lines: ['tooling/bench/releases.ts'] },
  search: { lines: ['shop-api/bench/search.ts'] },
  cart: { needs: 'tooling/bench', lines: ['shop-api/bench/cart.ts'] },
  durability: { lines: ['shop-api/bench/durability.ts'] },
  catalogue: { lines: ['shop-api/bench/catalogue.ts'] },
  'catalogue-load': { needs: 'tooling/bench', lines: ['shop-api/bench/catalogue-load.ts'] },
  lists: { lines: ['shop-api/bench/lists.ts'] },
  'list-walk': { lines: ['shop-api/bench/list-walk.ts'] },
  'waiting-room': { lines: ['shop-api/bench/waiting-room.ts'] },
};

/** The name '' is for words without one. */
export const AREAS: Readonly<Record<string, Tools>> = {
  check: CHECKS,
  bench: BENCHES,
  e2e: {
    '': { lines: [ELEVENTY, `${PLAYWRIGHT} e2e/playwright.config.ts`] },
    topology: { lines: [`${PLAYWRIGHT} e2e/topology.config.ts`] },
  },
  faults: { '': { lines: ['e2e/faults/matrix/faults.ts'] } },
  catalogue: {
    import: { lines: ['shop-api/dist/server/catalogue-import.js'] },
    check: { lines: ['shop-api/dist/server/catalogue-check.js'] },
    schema: { lines: ['shop-api/dist/server/catalogue-check.js --schema'] },
    generate: { lines: ['shop-api/dist/server/catalogue-generate.js'] },
  },
  conformance: { '': { lines: ['tooling/conformance/conformance.ts'] } },
  'new:remote': { '': { lines: ['tooling/generator/new-remote.ts'] } },
};

/** Runs the programs of a name, until one fails, and ends as it did. @throws CommandError that lists the names of the area */
export async function runTool(area: string, words: readonly string[]): Promise<void> {
  const tools = AREAS[area] ?? {};
  const [name] = words;
  const named = name !== undefined && Object.hasOwn(tools, name) ? tools[name] : undefined;
  const tool = named ?? tools[''];
  if (!tool) throw new CommandError(`Which of ${Object.keys(tools).join(', ')}? npm run ${area} -- <name>`);
  if (tool.needs) await installPackage(tool.needs);
  const rest = named ? words.slice(1) : words;
  for (const [index, line] of tool.lines.entries()) {
    const status = await run([...line.split(' '), ...(index === tool.lines.length - 1 ? rest : [])]);
    if (status !== 0) process.exit(status);
  }
}

/** @returns the exit code; a terminal sends its signals to the program as well, which decides how it ends */
async function run(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, nodeArguments(args), { stdio: 'inherit' });
  const stay = () => undefined;
  const stop = () => child.kill();
  process.on('SIGINT', stay).on('SIGTERM', stop);
  const [status] = (await once(child, 'exit')) as [number | null];
  process.off('SIGINT', stay).off('SIGTERM', stop);
  return status ?? 1;
}
