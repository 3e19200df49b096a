/** Where events go. Another place is another adapter. */
import type { AnalyticsEvent } from 'shared-domain/analytics';
import { PATHS } from 'shared-domain/contracts/paths';
import type { ConsentPurpose } from 'shared-domain/contracts/stored-items';
import type { AnalyticsTarget } from 'shared-domain/runtime/config';

export interface AnalyticsAdapter {
  /** Receives the visitor's consent: before the first event, and at each change. */
  readonly consent: (purposes: readonly ConsentPurpose[]) => void;
  /** One event, after consent. */
  readonly send: (event: AnalyticsEvent) => void;
}

/** The entry of the data layer beside the events: a tag manager decides by it which tags may run. */
interface ConsentEntry {
  readonly consent: Readonly<Record<ConsentPurpose, boolean>>;
}

type DataLayer = (AnalyticsEvent | ConsentEntry)[];

/** The queue that tag managers read. There is none before consent. */
const dataLayer = (): DataLayer => ((globalThis as { dataLayer?: DataLayer }).dataLayer ??= []);

const ADAPTERS: Readonly<Record<AnalyticsTarget, AnalyticsAdapter>> = {
  'data-layer': {
    consent: (purposes) =>
      void dataLayer().push({
        consent: { statistics: purposes.includes('statistics'), marketing: purposes.includes('marketing') },
      }),
    send: (event) => void dataLayer().push(event),
  },
  beacon: {
    consent: () => undefined,
    // As text/plain; a beacon is also sent when the page is left.
    send: (event) => void navigator.sendBeacon(PATHS.analytics, JSON.stringify(event)),
  },
};

/** The adapters of the configuration. A target that this build does not know is none. */
export const adaptersOf = (targets: readonly AnalyticsTarget[] = []): readonly AnalyticsAdapter[] =>
  targets.flatMap((target) => ADAPTERS[target] ?? []);
