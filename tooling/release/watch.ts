/**
 * Removes rejected canaries from the registry. A shell that rejects a canary stops serving it, but cannot write the registry: this polls the
 * verdicts of the shells and takes the canary out for all of them.
 */
import type { CanaryRejection } from 'release-protocol/canary-moves';
import { CommandError } from '../build/packages';
import { settings } from '../dev/shop-programs';
import { quarantine } from './registry';

const INTERVAL_MS = 2_000;
const TIMEOUT_MS = 5_000;
const PATH = '/_shop/releases.json';

/** @returns verdicts of one shell. @throws Error when it does not answer; CommandError when the password is wrong */
async function verdictsOf(origin: string): Promise<readonly CanaryRejection[]> {
  const password = process.env.ADMIN_PASSWORD;
  if (!password) throw new CommandError('Set ADMIN_PASSWORD: the shells answer only to the team.');
  const response = await fetch(origin + PATH, {
    headers: { authorization: `Basic ${Buffer.from(`registry:${password}`).toString('base64')}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 401) throw new CommandError(`${origin} refuses the password.`);
  if (!response.ok) throw new Error(`${origin}${PATH} answered ${response.status}`);
  return ((await response.json()) as { readonly verdicts: readonly CanaryRejection[] }).verdicts;
}

/**
 * Takes out all canaries that the shells have rejected.
 *
 * @param location of the registry
 * @param origins of the shells
 * @returns {Promise<string[]>} a sentence for each canary that was taken out, and each shell that did not answer
 */
export async function applyVerdicts(location: string, origins: readonly string[]): Promise<string[]> {
  const answers = await Promise.allSettled(origins.map(verdictsOf));
  const lines: string[] = [];
  for (const answer of answers) {
    if (answer.status === 'rejected') {
      if (answer.reason instanceof CommandError) throw answer.reason;
      lines.push(String((answer.reason as Error).message));
      continue;
    }
    for (const verdict of answer.value) {
      const { revision, isChanged } = await quarantine(location, verdict);
      if (isChanged)
        lines.push(
          `${verdict.remote}: the canary ${verdict.build} is taken out (registry revision ${revision}). ${verdict.reason}`,
        );
    }
  }
  return lines;
}

/** Polls forever. */
export async function watchVerdicts(
  location: string,
  origins: readonly string[] = [settings().origin],
  print: (lines: string) => void = console.log,
): Promise<never> {
  let lastPrinted = '';
  for (;;) {
    const lines = await applyVerdicts(location, origins);
    // The same lines, such as about a shell that is down, are printed once and not every two seconds.
    if (lines.length > 0 && lines.join() !== lastPrinted) print(lines.join('\n'));
    lastPrinted = lines.join();
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
