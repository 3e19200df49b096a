import type { Page } from '@playwright/test';

export interface SentEvent {
  readonly event: string;
  readonly ecommerce?: {
    readonly currencyCode: string;
    readonly [action: string]: unknown;
  };
  readonly error?: { readonly code: string; readonly status?: number };
}

/** The events that analytics sent from a page: by the beacon, over all its documents, and in the data layer of the document that is shown. */
export class DataLayer {
  readonly beacons: SentEvent[] = [];

  constructor(readonly page: Page) {
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/_shop/analytics'))
        this.beacons.push(JSON.parse(request.postData() ?? 'null') as SentEvent);
    });
  }

  /** Null: there is no data layer. */
  async entries(): Promise<readonly (SentEvent & { readonly consent?: object })[] | null> {
    return this.page.evaluate(() => {
      const { dataLayer } = globalThis as { dataLayer?: SentEvent[] };
      return dataLayer ?? null;
    });
  }

  async events(): Promise<readonly SentEvent[]> {
    return ((await this.entries()) ?? []).filter(({ event }) => event);
  }

  async names(): Promise<readonly string[]> {
    return (await this.events()).map(({ event }) => event);
  }
}
