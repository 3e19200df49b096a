import { spawn } from 'node:child_process';
import { CommandError, ROOT } from '../build/packages';

const LAST_LINES = 15;

/** How a child process ended, as its `exit` and `close` events say it: 'exit 1', or the signal that killed it. */
export const howItEnded = (code, signal) => signal ?? `exit ${code}`;

/** @returns the last lines of what a program wrote, to follow a sentence that says how it ended */
export function lastLines(output, count = LAST_LINES) {
  const written = output.trim();
  return written === '' ? ' It wrote nothing.' : `\n${written.split('\n').slice(-count).join('\n')}`;
}

/**
 * Runs a Node program to its end.
 *
 * @param {string} what the program does, as the subject of a sentence
 * @param {string[]} args
 * @param {{ lines?: number }} [options] how many of its last lines a failure shows
 * @returns {Promise<string>} what it wrote
 * @throws CommandError that says how it ended, and why in its last lines of stderr (of stdout when stderr is empty)
 */
export function runProgram(what, args, { lines } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const written = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'])
      child[name].setEncoding('utf8').on('data', (text) => (written[name] += text));
    child.on('error', (error) => reject(new CommandError(`${what} could not be started: ${error.message}`)));
    // `close` comes after the last output.
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(written.stdout + written.stderr);
      const cause = lastLines(written.stderr.trim() === '' ? written.stdout : written.stderr, lines);
      reject(new CommandError(`${what} ended with ${howItEnded(code, signal)}.${cause}`));
    });
  });
}
