/** What a release checks of its remote, and of no other. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, ROOT } from '../build/packages.mjs';
import { buildAll } from '../run/build-all.mjs';
import { runProgram } from '../run/run-program.mjs';

/** Of a failed check: enough for the first mistakes. */
const SHOWN_LINES = 40;

const modules = (path) => join('node_modules', path);

/** @returns {{ name: string, args: string[] }[]} */
const checksOf = (remote) => [
  { name: 'types', args: [modules('typescript/bin/tsc'), '-p', writeTypesProject(remote)] },
  { name: 'boundaries', args: ['tooling/arch/check.mjs', remote] },
  { name: 'contract', args: ['tooling/contracts/contract.mjs', remote] },
  { name: 'unit and component tests', args: [modules('jest/bin/jest.js'), `/${remote}/`, '--reporters', 'default'] },
];

/** The remote's files and what they import, nothing else of the workspace. */
function writeTypesProject(remote) {
  const file = join(ROOT, '.cache', `tsconfig.${remote}.json`);
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: { tsBuildInfoFile: `./tsc.${remote}.tsbuildinfo` },
      include: [`../${remote}/src/**/*`, '../shared-domain/types/*.d.ts'],
    }),
  );
  return file;
}

/**
 * Builds a remote and checks it: types, boundaries, contract, tests, size budgets. What the budgets are measured with, shell and header, is built,
 * too.
 *
 * @throws CommandError that names the check that failed, and its last lines
 */
export async function buildAndCheck(remote, log = console.log) {
  const waiting = checksOf(remote);
  // Two at a time: the build in one lane, checks of the sources beside it.
  const lanes = await Promise.allSettled([build(remote, log), runInTurn(waiting, remote, log)]);
  // Not before both have ended: a build would go on writing after the command.
  const failed = lanes.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  await check({ name: 'size budgets', args: ['tooling/perf/sizes.mjs', '--budgets', remote] }, remote, log);
}

async function build(remote, log) {
  await buildAll([...new Set([remote, 'shell', 'mfe-header'])]);
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
