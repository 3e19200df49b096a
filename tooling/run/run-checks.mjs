/** Runs checks, and says of each how long it took and what it cost. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { CommandError, nodeArguments, ROOT } from '../build/packages';
import { startPostgres } from '../postgres/postgres.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { howItEnded } from './run-program.mjs';

const CLOCK_TICKS = 100;
let counted = 0;

/** Processor seconds of the child processes that have ended since the last call, with their own children; 0 where the system does not say (only Linux does). */
function secondsOfEnded() {
  if (!existsSync('/proc/self/stat')) return 0;
  const [, fields] = /^.*\) (.*)$/.exec(readFileSync('/proc/self/stat', 'utf8').trim()) ?? [];
  const [user, system] = fields.split(' ').slice(13, 15).map(Number);
  const before = counted;
  counted = (user + system) / CLOCK_TICKS;
  return counted - before;
}

/** What a check needs, as settings of its program. */
const NEEDS = {
  postgres: async () => {
    const server = await startPostgres();
    if (!server) throw new CommandError('PostgreSQL 15 or newer is not installed and could not be installed');
    return { env: { TEST_DATABASE_URL: server.url }, stop: () => server.stop() };
  },
  chromium: async () => {
    const path = await ensureChromium();
    return { env: path ? { CHROMIUM_PATH: path } : {}, stop: () => undefined };
  },
};

/** @returns {Promise<string | undefined>} how it failed. `isAlone`: what it writes is shown at once, otherwise when it has ended */
async function runNode({ node, nodeLine, env }, isAlone) {
  const [program, ...before] = nodeLine
    ? ['npx', '--yes', `--package=node@${nodeLine}`, '--', 'node']
    : [process.execPath];
  const child = spawn(program, [...before, ...nodeArguments(node)], {
    cwd: ROOT,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const written = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => written.push(bytes));
  const [code, signal] = await once(child, 'close');
  process.stdout.write(Buffer.concat(written));
  return code === 0 ? undefined : howItEnded(code, signal);
}

/** @returns {Promise<{ name: string, ok: boolean, seconds: number, cpu: number, report?: string }>} */
async function runCheck(check, isAlone) {
  const began = Date.now();
  let failure;
  try {
    if (isAlone) console.log(`\n── ${check.name}`);
    const needed = await NEEDS[check.needs]?.();
    const env = { ...check.env, ...needed?.env };
    try {
      failure = check.node ? await runNode({ ...check, env }, isAlone) : await check.run();
    } finally {
      await needed?.stop();
    }
  } catch (error) {
    failure = error instanceof CommandError ? error.message : String(error?.stack ?? error);
  }
  if (failure) console.error(`✗ ${check.name}: ${failure}`);
  return {
    name: failure ? `${check.name}: ${failure.split('\n')[0]}` : check.name,
    ok: !failure,
    seconds: (Date.now() - began) / 1000,
    cpu: secondsOfEnded(),
    ...(check.report && { report: check.report }),
  };
}

/** @param {(Check | { lanes: Check[][] })[]} checks @returns their results, in the same order */
export async function runChecks(checks) {
  const results = [];
  const inTurn = async (turn, isAlone) => {
    for (const check of turn) results.push(await runCheck(check, isAlone));
  };
  for (const check of checks) {
    if (check.lanes) {
      const names = check.lanes.flat().map(({ name }) => name);
      console.log(`\n── beside each other: ${names.join(', ')}`);
      await Promise.all(check.lanes.map((lane) => inTurn(lane, false)));
    } else await inTurn([check], true);
  }
  return results;
}
