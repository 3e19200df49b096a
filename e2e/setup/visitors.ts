/** Visitors without a browser, for figures of many: a page each, and the reports that its scripts would send. */
import { buildIn } from './builds-in-use';

export interface Visitor {
  readonly build: string;
  /** Posts a report of the page. @param body with the fields of its own */
  report(path: '/_shop/views' | '/_shop/errors', body: object): Promise<number>;
}

/** @param bucket 0–99: below a canary's share the visitor gets it */
export async function visit(url: string, path: string, remote: string, bucket: number): Promise<Visitor> {
  const { headers } = await fetch(url + path, { headers: { cookie: `shop-bucket=${bucket}` } });
  const view = /\bview;desc="([^"]+)"/.exec(headers.get('server-timing') ?? '')?.[1];
  return {
    build: buildIn(headers.get('x-shop-builds'), remote),
    async report(to, body) {
      const response = await fetch(url + to, {
        method: 'POST',
        body: JSON.stringify({ ...body, view }),
        headers: { 'content-type': 'text/plain' },
      });
      return response.status;
    },
  };
}
