import type { Product } from '../model';
import { toContent } from './placeholder';
import { specificationGroups } from './specification';

export interface ProductTab {
  readonly id: string;
  readonly name: string;
  /** Of a tab that the editors add; null: the page knows what stands in it. */
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

/** In the order in which they stand (P2-44). */
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

/** The tabs of a product: those that have something to show, then the editors' own with content; placeholders are ignored (P2-44, P3-5, P9-16). */
export function productTabs(product: TabFacts): readonly ProductTab[] {
  const own =
    product.tabs?.flatMap(({ alternative_id: id, name, content }) => {
      const [shownName, shownContent] = [toContent(name), toContent(content)];
      return shownName === null || shownContent === null ? [] : [{ id, name: shownName, content: shownContent }];
    }) ?? [];
  return [...TABS.filter(({ shows }) => shows(product)).map(({ id, name }) => ({ id, name, content: null })), ...own];
}
