import type { Image } from 'shared-domain/catalogue';
import type { ListKey } from './list-definition';
import type { PackedList } from './packed-list';

interface ListPlace {
  readonly key: ListKey;
  /** Path of the list, with both slashes. */
  readonly path: string;
}

/** What the loader hands to the page, once for all of its queries. */
export type ListPageData = ListPlace &
  (
    | {
        readonly kind: 'list';
        readonly list: PackedList;
        /** The address that was asked for narrows the list: search engines shall not keep it. */
        readonly isNarrowed: boolean;
        /** The first picture under that address. */
        readonly leadImage: Image | null;
      }
    | { readonly kind: 'failed' }
  );
