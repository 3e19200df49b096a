import type { LoaderAnswer } from 'shared-domain/contracts/exposes';

/** Result of a route's loader, for its page. A remote that does not load, or a loader that throws, is `unavailable` too. */
export type PageData = Exclude<LoaderAnswer<unknown>, { kind: 'redirect' }>;

/** Status code of the document. */
export function statusOf(data: PageData): number {
  switch (data.kind) {
    case 'data':
      return 200;
    case 'not-found':
      return 404;
    case 'unavailable':
      return 503;
  }
}
