/** The facts that happened on the page, in order, until the shell reads them: remotes report, the shell decides about consent, delay and where it is sent. */
import type { AnalyticsFact } from 'shared-domain/analytics';
import { isBrowser, singleton } from 'shared-domain/runtime/singleton';

/** A fact with the path of the page where it happened. */
export interface RecordedFact {
  readonly fact: AnalyticsFact;
  readonly pathname: string;
}

type Receiver = (recorded: RecordedFact) => void;

/** The oldest are dropped: they may never be read. */
const MAX_KEPT = 50;

const log = singleton('shop.analytics-log@1', () => ({
  kept: [] as RecordedFact[],
  receive: null as Receiver | null,
}));

/** Reports what has happened, once. It stays in memory and is sent only if the visitor agreed to statistics. In a server process nothing happens. */
export function recordFact(fact: AnalyticsFact): void {
  if (!isBrowser()) return;
  const recorded = { fact, pathname: location.pathname };
  if (log.receive) log.receive(recorded);
  else if (log.kept.push(recorded) > MAX_KEPT) log.kept.shift();
}

/** For the shell: gets what was kept, then each new fact; it takes the place of an earlier receiver. */
export function receiveFacts(receive: Receiver): void {
  log.receive = receive;
  for (const recorded of log.kept.splice(0)) receive(recorded);
}
