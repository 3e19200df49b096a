/** Runs checks, and says of each how long it took and what it cost. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { CommandError, nodeArguments, ROOT } from '../build/packages';
import { ensureChromium } from '../dev/ensure-chromium';
import { startPostgres } from '../dev/postgres';
import { howItEnded } from '../dev/processes';

const CLOCK_TICKS = 100;
let counted = 0;

/**
 * A Node program (`node`: file and arguments, from the root; `nodeLine`: on that line of Node, which npm brings) or a function that
 * returns how it failed. `report`: the file in .reports whose tests are counted. `needs`: what is started or installed for it.
 */
export interface Check {
  readonly name: string;
  readonly node?: readonly string[];
  readonly nodeLine?: string;
  readonly run?: () => Promise<string | undefined | void>;
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: string;
  readonly needs?: 'postgres' | 'chromium';
}

/**
 * Checks run one after the other; those of `lanes` beside each other, a lane a core. `minutes`: how long it takes on a machine where the gate
 * takes 16; what counts is how they relate.
 */
export type CheckStep = (Check | { readonly lanes: readonly (readonly Check[])[] }) & { readonly minutes: number };

export interface CheckResult {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  readonly cpu: number;
  readonly report?: string;
}

/** Processor seconds of the child processes that have ended since the last call, with their own children; 0 where the system does not say (only Linux does). */
function secondsOfEnded() {
  if (!existsSync('/proc/self/stat')) return 0;
  const [, fields = ''] = /^.*\) (.*)$/.exec(readFileSync('/proc/self/stat', 'utf8').trim()) ?? [];
  const [user = 0, system = 0] = fields.split(' ').slice(13, 15).map(Number);
  const before = counted;
  counted = (user + system) / CLOCK_TICKS;
  return counted - before;
}

/** The resources that a check needs, as settings of its program. */
interface Needed {
  readonly env: Readonly<Record<string, string>>;
  stop(): unknown;
}

const NEEDS: Readonly<Record<'postgres' | 'chromium', () => Promise<Needed>>> = {
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

/** @returns how it failed. `isAlone`: what it writes is shown at once, otherwise when it has ended */
async function runNode(check: Check, isAlone: boolean): Promise<string | undefined> {
  const { node = [], nodeLine, env } = check;
  const [program, before]: [string, string[]] = nodeLine
    ? ['npx', ['--yes', `--package=node@${nodeLine}`, '--', 'node']]
    : [process.execPath, []];
  const child = spawn(program, [...before, ...nodeArguments(node)], {
    cwd: ROOT,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => written.push(bytes));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  process.stdout.write(Buffer.concat(written));
  return code === 0 ? undefined : howItEnded(code, signal);
}

async function runCheck(check: Check, isAlone: boolean): Promise<CheckResult> {
  const began = Date.now();
  let failure: string | undefined | void;
  try {
    if (isAlone) console.log(`\n── ${check.name}`);
    const needed = check.needs ? await NEEDS[check.needs]() : undefined;
    const env = { ...check.env, ...needed?.env };
    try {
      failure = check.node ? await runNode({ ...check, env }, isAlone) : await check.run?.();
    } finally {
      await needed?.stop();
    }
  } catch (error) {
    failure = error instanceof CommandError ? error.message : String(error instanceof Error ? error.stack : error);
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

/**
 * @param minutes that all of them may take: what would end later, at the pace of what has run, is left out
 * @param required so many of the first steps run, however long they take
 * @returns the results in the order in which the checks ended, a line for each that was left out, and whether no report is missing for that
 */
export async function runChecks(steps: readonly CheckStep[], minutes = Infinity, required = 0) {
  const began = Date.now();
  const results: CheckResult[] = [];
  const leftOut: string[] = [];
  let hasAllReports = true;
  let expected = 0;
  const inTurn = async (turn: readonly Check[], isAlone: boolean) => {
    for (const check of turn) results.push(await runCheck(check, isAlone));
  };
  for (const [place, step] of steps.entries()) {
    const lanes = 'lanes' in step ? step.lanes : [[step]];
    const names = lanes
      .flat()
      .map(({ name }) => name)
      .join(', ');
    const elapsed = (Date.now() - began) / 60_000;
    const needed = step.minutes * (expected > 0 ? Math.max(1, elapsed / expected) : 1);
    if (place >= required && elapsed + needed > minutes) {
      hasAllReports &&= lanes.flat().every(({ report }) => report === undefined);
      leftOut.push(`left out: ${names}, about ${Math.ceil(needed)} minutes`);
      continue;
    }
    if (lanes.length > 1) console.log(`\n── beside each other: ${names}`);
    await Promise.all(lanes.map((lane) => inTurn(lane, lanes.length === 1)));
    expected += step.minutes;
  }
  return { results, leftOut, hasAllReports };
}
