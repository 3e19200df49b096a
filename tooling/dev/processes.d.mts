import type { ChildProcess } from 'node:child_process';

interface Program {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export function startServer(
  program: Program,
  deadlineMs?: number,
): { readonly child: ChildProcess; readonly listening: Promise<void> };
export function isPortTaken(port: number): Promise<boolean>;
export function refuseTakenPorts(
  programs: readonly { readonly name: string; readonly port: number; readonly metricsPort?: number }[],
): Promise<void>;
