/** Where events go. Another place is another adapter. */
import { type AnalyticsEvent, toGa4Event } from 'shared-domain/analytics';
import { PATHS } from 'shared-domain/contracts/paths';
import type { ConsentPurpose } from 'shared-domain/contracts/stored-items';
import type { AnalyticsTarget, PublicConfig } from 'shared-domain/runtime/config';
import { dataLayer } from './data-layer';
import { tagManager } from './tag-manager';

export interface AnalyticsAdapter {
  /** Receives the visitor's consent: before the first event, and at each change. */
  readonly consent: (purposes: readonly ConsentPurpose[]) => void;
  /** One event, after consent. */
  readonly send: (event: AnalyticsEvent) => void;
}

const ADAPTERS: Readonly<Record<AnalyticsTarget, AnalyticsAdapter>> = {
  'data-layer': {
    // By this entry a tag manager decides which tags may run.
    consent: (purposes) =>
      void dataLayer().push({
        consent: { statistics: purposes.includes('statistics'), marketing: purposes.includes('marketing') },
      }),
    send: (event) => void dataLayer().push(event),
  },
  ga4: {
    consent: () => undefined,
    send(event) {
      const named = toGa4Event(event);
      // A tag manager keeps what an entry does not replace.
      if (named) dataLayer().push({ ecommerce: null }, named);
    },
  },
  beacon: {
    consent: () => undefined,
    // As text/plain; a beacon is also sent when the page is left.
    send: (event) => void navigator.sendBeacon(PATHS.analytics, JSON.stringify(event)),
  },
};

/** The adapters of the configuration. A target that this build does not know is none. */
export const adaptersOf = ({
  analytics = [],
  tagManager: container,
}: Pick<PublicConfig, 'analytics' | 'tagManager'>): readonly AnalyticsAdapter[] => [
  // First: it has to know the choice before it reads an event.
  ...(container === undefined ? [] : [tagManager(container)]),
  ...analytics.flatMap((target) => ADAPTERS[target] ?? []),
];
