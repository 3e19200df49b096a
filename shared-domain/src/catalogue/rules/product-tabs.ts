import type { Product } from '../model';
import { toContent } from './placeholder';
import { specificationGroups } from './specification';

export interface ProductTab {
  readonly id: string;
  readonly name: string;
  /** Content of a tab added by editors; null for the page's own tabs. */
  readonly content: string | null;
}

type TabFacts = Pick<
  Product,
  | 'specifications'
  | 'longDescription'
  | 'legalDisclaimer'
  | 'energyClassLabel'
  | 'productInformationSheet'
  | 'productVideo'
  | 'tabs'
  | 'customReviews'
  | 'customTestReviews'
  | 'lipscore'
>;

const hasReviews = ({ customReviews, customTestReviews, lipscore }: TabFacts): boolean =>
  Boolean(customReviews?.length || customTestReviews || lipscore?.reviews.length);

/** The page's own tabs, in the order in which they are shown (P2-44). */
const TABS: readonly { readonly id: string; readonly name: string; readonly shows: (product: TabFacts) => boolean }[] =
  [
    { id: 'reviews', name: 'Omtaler', shows: hasReviews },
    {
      id: 'long-description',
      name: 'Om produktet',
      shows: ({ longDescription }) => longDescription.some((paragraph) => toContent(paragraph) !== null),
    },
    { id: 'legalDisclaimer', name: 'Vilkår', shows: ({ legalDisclaimer }) => toContent(legalDisclaimer) !== null },
    {
      id: 'energyLabel',
      name: 'Energimerking',
      shows: ({ energyClassLabel, productInformationSheet }) => Boolean(energyClassLabel ?? productInformationSheet),
    },
    {
      id: 'specs',
      name: 'Spesifikasjoner',
      shows: ({ specifications }) => specificationGroups(specifications).length > 0,
    },
    { id: 'video', name: 'Video', shows: ({ productVideo }) => toContent(productVideo) !== null },
  ];

/** The tabs of a product: the page's own that have content, then those added by editors; placeholders are left out (P2-44, P3-5, P9-16). */
export function productTabs(product: TabFacts): readonly ProductTab[] {
  const own =
    product.tabs?.flatMap(({ alternative_id: id, name, content }) => {
      const [shownName, shownContent] = [toContent(name), toContent(content)];
      return shownName === null || shownContent === null ? [] : [{ id, name: shownName, content: shownContent }];
    }) ?? [];
  return [...TABS.filter(({ shows }) => shows(product)).map(({ id, name }) => ({ id, name, content: null })), ...own];
}
