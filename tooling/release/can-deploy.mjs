/** 'Can this be deployed?': whether the builds of a changed registry are compatible with each other and with the shell in use. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readState } from '../build/inputs.mjs';
import { CommandError, distOf, ROOT } from '../build/packages.mjs';
import { requireTypeScript } from '../build/require-typescript.mjs';

const TIMEOUT_MS = 5_000;

/**
 * The contract of the shell in use: fetched from the shop at SHOP_ORIGIN, else read from the shell's build on this machine, which `npm start` runs.
 *
 * @throws CommandError when SHOP_ORIGIN is set and the shop does not answer
 */
export async function readShellContract(origin = process.env.SHOP_ORIGIN) {
  if (!origin) return builtShellContract();
  const address = `${origin.replace(/\/$/, '')}/_shop/contract.json`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  if (answer?.ok) return answer.json();
  throw new CommandError(
    `Not released. The contract of the shell in use could not be read from ${address} (${answer ? `it answered ${answer.status}` : 'no answer'}). Is SHOP_ORIGIN the shop's address?`,
  );
}

/** A shell that has not been built here has only its contract.json, without the exports of its runtime. */
export function builtShellContract() {
  const build = readState('shell')?.build;
  const file = build && join(distOf('shell'), build, 'release.json');
  if (file && existsSync(file)) {
    const release = JSON.parse(readFileSync(file, 'utf8'));
    if (release.provides) return release;
  }
  return { build: 'of this workspace', ...JSON.parse(readFileSync(join(ROOT, 'shell', 'contract.json'), 'utf8')) };
}

/** Remote → all builds that visitors can get. */
const liveBuilds = ({ remotes }) =>
  Object.fromEntries(
    Object.entries(remotes).map(([remote, { stable, canary, builds }]) => [
      remote,
      [builds[stable], ...(canary && canary.build !== stable ? [builds[canary.build]] : [])],
    ]),
  );

/**
 * What a change of the registry would break. Incompatibilities that exist already do not block other changes.
 *
 * @param {object} shell contract of the shell in use
 * @returns {string[]} one sentence for each
 */
function newIncompatibilities(before, after, shell) {
  const { findIncompatibilities } = requireTypeScript('tooling/release/incompatibilities.ts');
  const existing = new Set(findIncompatibilities(liveBuilds(before), shell));
  return findIncompatibilities(liveBuilds(after), shell).filter((sentence) => !existing.has(sentence));
}

/**
 * @returns the registry `after`
 * @throws CommandError when the change breaks something
 */
export function refuseIncompatible(before, after, shell) {
  const problems = newIncompatibilities(before, after, shell);
  if (problems.length > 0) throw new CommandError(`Not released. ${problems.join('. ')}.`);
  return after;
}
