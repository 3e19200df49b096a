/** The checks that a release runs for its own remote only. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, ROOT } from '../build/packages.mjs';
import { buildAll } from '../cli/build-all';
import { runProgram } from '../dev/processes';

/** Last lines of a failed check that are shown. */
const SHOWN_LINES = 40;

const modules = (path) => join('node_modules', path);

/** @returns {{ name: string, args: string[] }[]} */
const checksOf = (remote) => [
  { name: 'types', args: [modules('typescript-native/bin/tsc'), '-p', writeTypesProject(remote)] },
  { name: 'boundaries', args: ['tooling/checks/arch/check.mjs', remote] },
  { name: 'contract', args: ['tooling/contracts/contract.mjs', remote] },
  { name: 'unit and component tests', args: [modules('jest/bin/jest.js'), `/${remote}/`, '--reporters', 'default'] },
];

/** A tsconfig for the remote's files and what they import. */
function writeTypesProject(remote) {
  const file = join(ROOT, '.cache', `tsconfig.${remote}.json`);
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({
      extends: '../tsconfig.json',
      include: [`../${remote}/src/**/*`, '../shared-domain/types/*.d.ts'],
    }),
  );
  return file;
}

/**
 * Builds a remote and checks it: types, boundaries, contract, tests, size budgets. Also builds shell and header, which the budgets include.
 *
 * @throws CommandError with the name of the failed check and its last lines
 */
export async function buildAndCheck(remote, log = console.log) {
  // The build runs beside the checks of the sources.
  const results = await Promise.allSettled([build(remote, log), runInTurn(checksOf(remote), remote, log)]);
  // allSettled: otherwise the build could still be writing files after the command has failed.
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  await check({ name: 'size budgets', args: ['tooling/bench/sizes.mjs', '--budgets', remote] }, remote, log);
}

async function build(remote, log) {
  await buildAll([...new Set([remote, 'shell', 'mfe-header'])], { isQuick: false });
  log(`✓ ${remote}: build`);
}

async function runInTurn(checks, remote, log) {
  for (const each of checks) await check(each, remote, log);
}

async function check({ name, args }, remote, log) {
  const began = Date.now();
  try {
    await runProgram(name, args, { lines: SHOWN_LINES });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(`Not released. ${remote}: ${error.message}`);
  }
  log(`✓ ${remote}: ${name} (${((Date.now() - began) / 1000).toFixed(0)} s)`);
}
