/** The checks that a release runs for its own remote only. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isForTheUser, CommandError, ROOT } from '../build/packages';
import { buildAll } from '../cli/build-all';
import { runProgram } from '../dev/processes';

/** Last lines of a failed check that are shown. */
const SHOWN_LINES = 40;

const modules = (path: string) => join('node_modules', path);

interface Check {
  readonly name: string;
  readonly args: string[];
}

type Log = (line: string) => void;

const checksOf = (remote: string): Check[] => [
  { name: 'types', args: [modules('typescript-native/bin/tsc'), '-p', writeTypesProject(remote)] },
  { name: 'boundaries', args: ['--import', 'tsx', 'tooling/checks/arch/check.ts', remote] },
  { name: 'contract', args: ['--import', 'tsx', 'tooling/contracts/contract.ts', remote] },
  { name: 'unit and component tests', args: [modules('jest/bin/jest.js'), `/${remote}/`, '--reporters', 'default'] },
];

/** A tsconfig for the remote's files and what they import. */
function writeTypesProject(remote: string): string {
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
export async function buildAndCheck(remote: string, log: Log = console.log): Promise<void> {
  // The build runs beside the checks of the sources.
  const results = await Promise.allSettled([build(remote, log), runInTurn(checksOf(remote), remote, log)]);
  // allSettled: otherwise the build could still be writing files after the command has failed.
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason as Error;
  await check(
    { name: 'size budgets', args: ['--import', 'tsx', 'tooling/bench/sizes.ts', '--budgets', remote] },
    remote,
    log,
  );
}

async function build(remote: string, log: Log): Promise<void> {
  await buildAll([...new Set([remote, 'shell', 'mfe-header'])], { isQuick: false });
  log(`✓ ${remote}: build`);
}

async function runInTurn(checks: readonly Check[], remote: string, log: Log): Promise<void> {
  for (const each of checks) await check(each, remote, log);
}

async function check({ name, args }: Check, remote: string, log: Log): Promise<void> {
  const began = Date.now();
  try {
    await runProgram(name, args, { lines: SHOWN_LINES });
  } catch (error) {
    if (!isForTheUser(error)) throw error;
    throw new CommandError(`Not released. ${remote}: ${error.message}`);
  }
  log(`✓ ${remote}: ${name} (${((Date.now() - began) / 1000).toFixed(0)} s)`);
}
