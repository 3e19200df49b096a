import {
  type AnalyticsEvent,
  type AnalyticsFact,
  type BuiltEvent,
  cartChangeEvents,
  failedCallEvent,
  productClickEvent,
  productDetailEvent,
  productListingEvent,
} from 'shared-domain/analytics';

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
