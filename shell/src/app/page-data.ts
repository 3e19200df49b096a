import type { LoaderAnswer } from 'shared-domain/contracts/exposes';

/** What a route's loader leaves for its page. Nothing is thrown: a failed page is a page too. */
export type PageData =
  | Exclude<LoaderAnswer<unknown>, { kind: 'redirect' }>
  /** The remote or its data could not be had. */
  | { readonly kind: 'failed' };

/** Status code of the document. */
export function statusOf(data: PageData): number {
  switch (data.kind) {
    case 'data':
      return data.status ?? 200;
    case 'not-found':
      return 404;
    case 'failed':
      return 503;
  }
}
