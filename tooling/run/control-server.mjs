/** Lets a test control the shop over HTTP: `POST /<command>/<word>/…` answers 200 with what the command returns. */
import { createServer } from 'node:http';
import { canary, release, remove, rollback } from '../release/registry';
import { applyVerdicts } from '../release/watch';

/**
 * @param {() => Record<string, (...words: string[]) => unknown>} commands read at each request
 * @returns {import('node:http').Server} not listening yet
 */
export const controlServer = (commands) =>
  createServer(async (request, response) => {
    const [command, ...words] = request.url.slice(1).split('/');
    try {
      response.end(String((await commands()[command](...words)) ?? 'ok'));
    } catch (error) {
      response.writeHead(500).end(String(error?.stack ?? error));
    }
  });

/** Commands that stop, hang and start the programs of a group. */
export const programCommands = (group, programs) => ({
  kill: (name) => group.kill(name),
  start: (name) => group.start(programs.find((program) => program.name === name)),
  hang: (name) => void process.kill(group.pidOf(name), 'SIGSTOP'),
  resume: (name) => void process.kill(group.pidOf(name), 'SIGCONT'),
  /** A changed process id shows that a program was restarted. */
  pid: (name) => group.pidOf(name),
});

/** Commands that change the registry of a shop. @param {{ registryFile: string, origin: string }} shop */
export const registryCommands = ({ registryFile, origin }) => ({
  release: async (name, build) => void (await release(registryFile, name, build)),
  remove: async (name) => void (await remove(registryFile, name)),
  canary: async (name, percent, build) => void (await canary(registryFile, name, { build, percent: Number(percent) })),
  rollback: async (name) => void (await rollback(registryFile, name)),
  verdicts: async () => void (await applyVerdicts(registryFile, [origin])),
});
