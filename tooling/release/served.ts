/** Whether the shells serve what a change of the registry says: a release that no visitor gets has failed. */
import { withHistoryEntry } from 'release-protocol/history';
import { CommandError } from '../build/packages';
import { sleep } from '../dev/processes';
import { settings } from '../dev/shop-programs';
import { shellOrigins } from './can-deploy';
import { author } from './registry';
import { changeRegistry } from './registry-document';

const DEADLINE_MS = 60_000;
const POLL_MS = 100;
/** A shell fetches a build again that it could not fetch, every three seconds. */
const RETRIED_MS = 7_000;
const TIMEOUT_MS = 5_000;
const PATH = '/_shop/registry.json';

/** What visitors without a canary should get after a change. */
export interface Expected {
  readonly revision: number;
  readonly remote: string;
  /** undefined: another build, or none, is what was asked for, and the revision says enough. */
  readonly build?: string | undefined;
}

interface Served {
  readonly revision: number;
  readonly remotes: Readonly<Record<string, { readonly build: string }>>;
  /** Absent in shells from before they told. */
  readonly refused?: Readonly<Record<string, string>>;
}

/**
 * Waits until every shell serves what was changed. That a shell refuses the build is written into the history: no rollback leads to it.
 *
 * @returns a sentence for the terminal
 * @throws CommandError with the cause when a shell goes on with something else, or does not answer
 */
export async function untilServed(location: string, expected: Expected): Promise<string> {
  const named = shellOrigins();
  const { origin, registryFile } = settings();
  if (named.length === 0 && location !== registryFile)
    return 'SHOP_ORIGIN names no shell, so none was asked whether it serves it.';
  if (named.length === 0 && !(await read(origin))) return 'No shop runs here: it is served from the next start on.';
  const origins = named.length > 0 ? named : [origin];
  const began = performance.now();
  const results = await Promise.allSettled(origins.map((each) => untilServedBy(each, expected, began + DEADLINE_MS)));
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
  const refused = failed.find((error) => error instanceof RefusedByShell);
  if (refused) await record(location, expected, refused.refusal);
  if (failed.length > 0) throw new CommandError(failed.map(({ message }) => message).join('\n'));
  return `Served after ${((performance.now() - began) / 1000).toFixed(1)} s.`;
}

class RefusedByShell extends CommandError {
  readonly refusal: string;
  constructor(message: string, refusal: string) {
    super(message);
    this.refusal = refusal;
  }
}

const record = (location: string, { remote, build }: Expected, refusal: string) =>
  changeRegistry(location, (registry) =>
    withHistoryEntry(registry, { action: 'refused', remote, build }, author(refusal)),
  );

async function untilServedBy(origin: string, expected: Expected, end: number): Promise<void> {
  let refusedSince: number | undefined;
  for (;;) {
    const served = await read(origin);
    if (served && isServed(served, expected)) return;
    const refusal = served && refusalOf(served, expected);
    const now = performance.now();
    refusedSince = refusal === undefined ? undefined : (refusedSince ?? now);
    const isFinal = refusedSince !== undefined && now - refusedSince > RETRIED_MS;
    const message = `The registry is changed, but ${origin} does not serve it: `;
    if (refusal && isFinal) throw new RefusedByShell(`${message}${refusal}.`, refusal);
    if (now > end) throw new CommandError(`${message}${refusal ?? stateOf(served, expected)}.`);
    await sleep(POLL_MS);
  }
}

async function read(origin: string): Promise<Served | undefined> {
  const answer = await fetch(origin + PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as Served) : undefined;
}

const isServed = ({ revision, remotes }: Served, { revision: wanted, remote, build }: Expected): boolean =>
  revision >= wanted && (build === undefined || remotes[remote]?.build === build);

/** The cause that the shell tells, once it has read the change. */
function refusalOf({ revision, refused = {}, remotes }: Served, { revision: wanted, remote, build }: Expected) {
  const reason = revision >= wanted ? refused[`${remote}@${build}`] : undefined;
  const goesOnWith = remotes[remote]?.build ?? 'no build';
  return reason && `it refuses ${remote}@${build} (${reason}) and goes on with ${goesOnWith}`;
}

function stateOf(served: Served | undefined, { revision, remote, build }: Expected): string {
  if (!served) return 'it does not answer';
  if (served.revision < revision) return `it has read revision ${served.revision}, not ${revision}`;
  return `it serves ${served.remotes[remote]?.build ?? 'no build'} instead of ${build}`;
}
