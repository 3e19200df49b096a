export interface Remote {
  readonly name: string;
  readonly port: number;
  readonly exposes: Readonly<Record<string, string>>;
}

export class CommandError extends Error {}

export const ROOT: string;
export const OWN_PACKAGES: readonly string[];
export function distOf(name: string): string;
export function readRemotes(root?: string): Remote[];
export function remoteNames(root?: string): string[];
export function builtPackages(root?: string): string[];
export function exitOnCommandError(error: unknown): void;
