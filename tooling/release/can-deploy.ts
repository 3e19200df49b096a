/** 'Can this be deployed?' depends on the shell in use: where its contract is read. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellContract } from 'release-protocol/sealed-contract';
import { readState } from '../build/inputs';
import { CommandError, distOf, readJson, ROOT } from '../build/packages';

const TIMEOUT_MS = 5_000;

/** The shells to ask: SHOP_ORIGIN, several with commas between them; else the shop of this machine. */
export const shellOrigins = (value = process.env.SHOP_ORIGIN): readonly string[] =>
  (value ?? '').split(',').flatMap((origin) => origin.trim().replace(/\/$/, '') || []);

/**
 * The contract of the shell in use: fetched from the shop at SHOP_ORIGIN, else read from the shell's build on this machine, which `npm start` runs.
 *
 * @throws CommandError when SHOP_ORIGIN is set and the shop does not answer
 */
export async function readShellContract([origin] = shellOrigins()): Promise<ShellContract> {
  if (!origin) return builtShellContract();
  const address = `${origin}/_shop/contract.json`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  if (answer?.ok) return (await answer.json()) as ShellContract;
  throw new CommandError(
    `Not released. The contract of the shell in use could not be read from ${address} (${answer ? `it answered ${answer.status}` : 'no answer'}). Is SHOP_ORIGIN the shop's address?`,
  );
}

/** @param reason of `--force`. @throws CommandError when it is blank */
export function forceOf(reason: string | undefined): string | undefined {
  if (reason?.trim() === '')
    throw new CommandError('Say why it is done although it breaks a build in use: --force "<reason>".');
  return reason;
}

/** A shell that has not been built here has only its contract.json, without the exports of its runtime. */
export function builtShellContract(): ShellContract {
  const build = readState('shell')?.build;
  const file = build && join(distOf('shell'), build, 'release.json');
  if (file && existsSync(file)) {
    const release = readJson<ShellContract>(file);
    if (release.provides) return release;
  }
  return { ...readJson<Omit<ShellContract, 'build'>>(ROOT, 'shell', 'contract.json'), build: 'of this workspace' };
}
