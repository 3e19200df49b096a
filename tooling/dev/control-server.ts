/** Lets a test control the shop over HTTP: `POST /<command>/<word>/…` answers 200 with what the command returns. */
import { createServer, type Server } from 'node:http';
import { canary, release, remove, rollback } from '../release/registry';
import { applyVerdicts } from '../release/watch';
import { type ProcessGroup, type Program, programNamed } from './processes';

/** Commands by their names; what one returns is the answer. */
export type Commands = Readonly<Record<string, (...words: string[]) => unknown>>;

/** @param commands read at each request @returns a server that does not listen yet */
export const controlServer = (commands: () => Commands): Server =>
  createServer((request, response) => {
    const [command = '', ...words] = (request.url ?? '/').slice(1).split('/');
    const run = async () => commandOf(commands(), command)(...words);
    void run().then(
      (answer = 'ok') => response.end(`${answer as string | number}`),
      (error: unknown) => response.writeHead(500).end(String(error instanceof Error ? error.stack : error)),
    );
  });

function commandOf(commands: Commands, name: string) {
  const command = commands[name];
  if (!command) throw new Error(`There is no command ${name}`);
  return command;
}

/** Commands that stop, hang and start the programs of a group. */
export const programCommands = (group: ProcessGroup, programs: readonly Program[]): Commands => ({
  kill: (name: string) => group.kill(name),
  start: (name: string) => group.start(programNamed(programs, name)),
  hang: (name: string) => void process.kill(group.pidOf(name) ?? Number.NaN, 'SIGSTOP'),
  resume: (name: string) => void process.kill(group.pidOf(name) ?? Number.NaN, 'SIGCONT'),
  /** A changed process id shows that a program was restarted. */
  pid: (name: string) => group.pidOf(name),
});

/** Commands that change the registry of a shop. */
export const registryCommands = ({ registryFile, origin }: { registryFile: string; origin: string }): Commands => ({
  release: async (name: string, build: string) => void (await release(registryFile, name, build)),
  remove: async (name: string) => void (await remove(registryFile, name, { force: 'test' })),
  canary: async (name: string, percent: string, build: string) =>
    void (await canary(registryFile, name, { build, percent: Number(percent) })),
  rollback: async (name: string) => void (await rollback(registryFile, name, undefined, {})),
  verdicts: async () => void (await applyVerdicts(registryFile, [origin])),
});
