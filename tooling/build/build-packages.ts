import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { howItEnded } from '../dev/processes';
import { CommandError, ROOT } from './packages';

/** A process builds several packages, which have webpack, the compiler and most of shared-domain in common. More processes would repeat more of it. */
const PROCESSES = 2;
/** Compiling makes many short-lived objects; with the usual 16 MB, collecting them takes a sixth of the time. */
const YOUNG_SPACE_MB = 64;
/** The errors of a build, which webpack lists before its summary. */
const LINES_OF_A_FAILED_BUILD = 200;

interface Options {
  readonly isQuick?: boolean;
  readonly onReport?: (line: string) => void;
  /** Gets the share of all of them that is done, and those that are being built. */
  readonly onProgress?: (share: number, names: readonly string[]) => void;
}

/** The report of a process about the package that it builds. */
export interface Told {
  readonly share?: number;
  readonly report?: string;
  readonly error?: string;
}

/**
 * Builds packages, the first ones first, in as many processes as there are cores, at most two.
 *
 * @throws CommandError that names the package whose build failed, and why
 */
export async function buildPackages(
  names: readonly string[],
  { isQuick = false, onReport = () => undefined, onProgress = () => undefined }: Options = {},
): Promise<void> {
  const waiting = [...names];
  const shares = new Map<string, number>();
  const report = () => {
    const building = [...shares].filter(([, share]) => share < 1).map(([name]) => name);
    onProgress([...shares.values()].reduce((sum, share) => sum + share, 0) / names.length, building);
  };

  const lane = async () => {
    const child = fork(join(ROOT, 'tooling/build/build.ts'), isQuick ? ['--quick'] : [], {
      cwd: ROOT,
      execArgv: ['--import', 'tsx', `--max-semi-space-size=${YOUNG_SPACE_MB}`],
    });
    try {
      for (let name = waiting.shift(); name; name = waiting.shift()) {
        onReport(
          await buildIn(child, name, (share) => {
            shares.set(name, share);
            report();
          }),
        );
        shares.set(name, 1);
      }
      // It ends when it has written its cache.
      child.disconnect();
    } catch (error) {
      child.kill();
      throw error;
    }
  };
  const lanes = Math.min(PROCESSES, availableParallelism(), names.length);
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
  } finally {
    // After a failure the other process ends with the package that it is building.
    waiting.length = 0;
  }
}

function buildIn(child: ChildProcess, name: string, onShare: (share: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new CommandError(`The build of ${name} ${why}`));
    const whenEnded = (code: number | null, signal: NodeJS.Signals | null) =>
      fail(`ended with ${howItEnded(code, signal)}.`);
    const whenTold = ({ share, report, error = '' }: Told) => {
      if (share !== undefined) return onShare(share);
      child.off('exit', whenEnded).off('message', whenTold);
      if (report) return resolve(report);
      fail(`failed.\n${error.split('\n').slice(-LINES_OF_A_FAILED_BUILD).join('\n')}`);
    };
    child.once('exit', whenEnded).on('message', whenTold);
    child.send(name);
  });
}
