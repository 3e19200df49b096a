import type { Server } from 'node:http';

interface Program {
  /** Begins its messages. */
  readonly name: string;
  /** The setting that names its port. */
  readonly portSetting: string;
  readonly port: number;
  readonly host: string;
  readonly server: Server;
  /** Releases what it holds; the server is closed already. */
  readonly close?: () => Promise<void>;
}

export function stopWith(name: string, error: unknown): never {
  console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/** Listens until SIGINT or SIGTERM; ends with a line that says why when it cannot. */
export function runProgram({ name, portSetting, port, host, server, close = async () => undefined }: Program): void {
  // By itself Node opens its inspector on this signal: who sends it would read this process, and run code in it.
  process.on('SIGUSR1', () => undefined);
  server.once('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    const taken = `Port ${port} is taken by another program. Stop it, or set ${portSetting} to another port.`;
    void close().finally(() => stopWith(name, isTaken ? taken : error));
  });
  server.listen(port, host, () => {
    console.log(`${name} http://${host}:${port}`);
    process.send?.({ listening: port });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close(() => void close().then(() => process.exit(0)));
      server.closeAllConnections();
    });
}
