import { subscribe } from 'shared-domain/runtime/event-bus';
import { receiveFacts } from 'shared-domain/stores/analytics-log';
import type { PageRouter } from '../app/page-router';

/** Loads analytics when the visitor agrees to statistics; without that, what happens is forgotten at once. @param router absent on open pages */
export function followConsent(router?: Pick<PageRouter, 'state' | 'subscribe'>): void {
  subscribe('shop:consent:changed@1', ({ purposes }) => {
    if (!purposes.includes('statistics')) return receiveFacts(() => undefined);
    void import('./analytics/start-analytics').then(
      ({ startAnalytics }) => startAnalytics(purposes, router),
      () => undefined,
    );
  });
}
