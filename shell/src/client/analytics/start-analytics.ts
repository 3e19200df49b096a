/** Everything after consent: a chunk of its own, which a visitor who has not agreed never loads. */
import {
  type AnalyticsEvent,
  type AnalyticsFact,
  type BuiltEvent,
  cartChangeEvents,
  failedCallEvent,
  productClickEvent,
  productDetailEvent,
  productListingEvent,
  remainingWaitMs,
  shopErrorEvent,
} from 'shared-domain/analytics';
import { allows } from 'shared-domain/consent';
import type { ConsentPurpose } from 'shared-domain/contracts/stored-items';
import { getConfig } from 'shared-domain/runtime/config';
import { reportWarning } from 'shared-domain/runtime/error-report';
import { subscribe } from 'shared-domain/runtime/event-bus';
import { receiveFacts } from 'shared-domain/stores/analytics-log';
import { adaptersOf } from './adapters';
import { EventQueue } from './event-queue';
import { createShownPage, type Router } from './shown-page';

const built = (event: AnalyticsEvent | null): BuiltEvent<AnalyticsEvent> => ({ event, unhandled: [] });

/** The events of a fact (F7.7-5), and what is to be logged (F8-16). A kind that this build does not know has none. */
export function toEvents(fact: AnalyticsFact): readonly BuiltEvent<AnalyticsEvent>[] {
  switch (fact.kind) {
    case 'products-listed':
      return [productListingEvent(fact.items, fact.place)];
    case 'product-clicked':
      return [productClickEvent(fact.item, fact.place)];
    case 'product-shown':
      return [productDetailEvent('firstLoad', fact.product, fact.variant)];
    case 'variant-chosen':
      return [productDetailEvent('changeVariant', fact.product, fact.variant)];
    case 'cart-changed':
      return cartChangeEvents(fact.before, fact.after);
    case 'failure-reported': {
      const { error, context } = fact;
      const { status } = context;
      const message = error instanceof Error ? error.message : String(error);
      return [built(failedCallEvent(message, typeof status === 'number' ? status : undefined))];
    }
    default:
      return [];
  }
}

let end: (() => void) | undefined;

/**
 * Sends what happens from now on, and what has happened on the page that is shown: nothing of the pages before it, which were looked at
 * without consent. It ends when the visitor no longer agrees.
 *
 * @param router absent on open pages, where only the cart is reported
 */
export function startAnalytics(purposes: readonly ConsentPurpose[], router?: Router): void {
  // The visitor may have changed the answer while this was loading.
  if (!allows(document.cookie, 'statistics')) return;
  const adapters = adaptersOf(getConfig());
  for (const { consent } of adapters) consent(purposes);
  if (end) return;
  const page = createShownPage(router);
  const queue = new EventQueue({
    waitMs: () => remainingWaitMs(page.openedAtMs(), performance.now()),
    send: (event) => {
      if (allows(document.cookie, 'statistics')) for (const adapter of adapters) adapter.send(event);
    },
  });
  const add = (event: AnalyticsEvent | null) => {
    if (event && allows(document.cookie, 'statistics')) queue.add(event);
  };

  let isStarting = true;
  receiveFacts(({ fact, pathname }) => {
    if (isStarting && pathname !== location.pathname) return;
    if (page.isReported(fact)) return;
    for (const { event, unhandled } of toEvents(fact)) {
      for (const message of unhandled) reportWarning(message, { where: 'analytics' });
      add(event);
    }
  });
  isStarting = false;
  const stops = [
    subscribe('shop:cart:update-refused@1', () => add(shopErrorEvent('cartUpdateRefused'))),
    page.onError(add),
    subscribe(
      'shop:consent:changed@1',
      (changed) => {
        if (changed.purposes.includes('statistics')) return;
        for (const { consent } of adapters) consent(changed.purposes);
        end?.();
      },
      { replay: false },
    ),
  ];
  end = () => {
    end = undefined;
    receiveFacts(() => undefined);
    queue.clear();
    for (const stop of stops) stop();
  };
}
