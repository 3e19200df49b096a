import type { SearchAnswer } from 'shared-domain/catalogue/io';
import type { PackedList } from './packed-list';

export interface FoundPage {
  readonly name: string;
  readonly href: string;
}

/** What the loader of the search hands to the page. `query` is '' where nothing was asked for. */
export type SearchPageData = { readonly query: string } & (
  | { readonly kind: 'nothing-asked' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'found';
      /** The first of `productTotal` products. */
      readonly products: PackedList;
      readonly productTotal: number;
      readonly plans: SearchAnswer['plans'];
      /** Pages of the menus whose name has the query. */
      readonly pages: readonly FoundPage[];
    }
);

/** How much was found, or null where nothing was looked for. */
export const hitCount = (data: SearchPageData): number | null =>
  data.kind === 'found' ? data.productTotal + data.plans.length + data.pages.length : null;
