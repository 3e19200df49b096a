/** 'Can this be deployed?': whether a changed registry's builds fit each other and the shell in use. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readState } from '../build/inputs.mjs';
import { CommandError, distOf, ROOT } from '../build/packages.mjs';
import { requireTypeScript } from '../build/require-typescript.mjs';

const TIMEOUT_MS = 5_000;

/**
 * What the shell in use gives and expects: asked of the shop at SHOP_ORIGIN, or read from the shell's build on this machine, which is the one that
 * `npm start` runs.
 *
 * @throws CommandError when the shop was named and does not answer
 */
export async function readShellContract(origin = process.env.SHOP_ORIGIN) {
  if (!origin) return builtShellContract();
  const address = `${origin.replace(/\/$/, '')}/_shop/contract.json`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  if (answer?.ok) return answer.json();
  throw new CommandError(
    `Not released. ${address} does not say what the shell in use has (${answer ? `it answered ${answer.status}` : 'no answer'}). Is SHOP_ORIGIN the shop's address?`,
  );
}

/** Of a shell that has not been built here only its declaration is known, not what its runtime exports. */
export function builtShellContract() {
  const build = readState('shell')?.build;
  const file = build && join(distOf('shell'), build, 'release.json');
  if (file && existsSync(file)) {
    const release = JSON.parse(readFileSync(file, 'utf8'));
    if (release.provides) return release;
  }
  return { build: 'of this workspace', ...JSON.parse(readFileSync(join(ROOT, 'shell', 'contract.json'), 'utf8')) };
}

/** Every build that visitors may get, by remote. */
const liveBuilds = ({ remotes }) =>
  Object.fromEntries(
    Object.entries(remotes).map(([remote, { stable, canary, builds }]) => [
      remote,
      [builds[stable], ...(canary && canary.build !== stable ? [builds[canary.build]] : [])],
    ]),
  );

/**
 * What a change of the registry would break. What does not fit already is no reason against a change that has nothing to do with it.
 *
 * @param {object} shell its contract
 * @returns {string[]} sentences
 */
function newMisfits(before, after, shell) {
  const { misfitsIn } = requireTypeScript('tooling/release/misfits.ts');
  const known = new Set(misfitsIn(liveBuilds(before), shell));
  return misfitsIn(liveBuilds(after), shell).filter((sentence) => !known.has(sentence));
}

/**
 * @returns the registry `after`
 * @throws CommandError when it breaks something
 */
export function refuseMisfits(before, after, shell) {
  const misfits = newMisfits(before, after, shell);
  if (misfits.length > 0) throw new CommandError(`Not released. ${misfits.join('. ')}.`);
  return after;
}
