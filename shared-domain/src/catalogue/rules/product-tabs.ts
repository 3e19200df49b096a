import type { CatalogueText, Product, ProductTabId } from '../model';
import { ownText, toContent } from './placeholder';

/** Values from this length on open in a modal (P9-14). */
const MODAL_LENGTH = 30;

export interface SpecificationRow {
  readonly label: string;
  readonly value: string;
  /** Too long for the table: a button opens the whole value (P9-14, P2-46). */
  readonly opensInModal: boolean;
}

export interface SpecificationGroup {
  readonly label: string;
  readonly rows: readonly SpecificationRow[];
}

/** The specifications of a product as shown (P3-5): rows without a value and placeholders are left out, and groups without rows (P9-16). */
export function specificationGroups(specifications: Product['specifications']): readonly SpecificationGroup[] {
  const toRow = (spec: { readonly label: string; readonly value: string }): readonly SpecificationRow[] => {
    const [label, value] = [toContent(spec.label), toContent(spec.value)];
    return label === null || value === null ? [] : [{ label, value, opensInModal: value.length >= MODAL_LENGTH }];
  };
  return specifications
    .map(({ label, specs }) => ({ label, rows: specs.flatMap(toRow) }))
    .filter(({ label, rows }) => toContent(label) !== null && rows.length > 0);
}

export interface ProductTab {
  readonly id: string;
  readonly name: CatalogueText;
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
const TABS: readonly { readonly id: ProductTabId; readonly shows: (product: TabFacts) => boolean }[] = [
  { id: 'reviews', shows: hasReviews },
  {
    id: 'long-description',
    shows: ({ longDescription }) => longDescription.some((paragraph) => toContent(paragraph) !== null),
  },
  { id: 'legalDisclaimer', shows: ({ legalDisclaimer }) => toContent(legalDisclaimer) !== null },
  {
    id: 'energyLabel',
    shows: ({ energyClassLabel, productInformationSheet }) => Boolean(energyClassLabel ?? productInformationSheet),
  },
  {
    id: 'specs',
    shows: ({ specifications }) => specificationGroups(specifications).length > 0,
  },
  { id: 'video', shows: ({ productVideo }) => toContent(productVideo) !== null },
];

/** The tabs of a product: the page's own that have content, then those added by editors; placeholders are left out (P2-44, P3-5, P9-16). */
export function productTabs(product: TabFacts): readonly ProductTab[] {
  const own =
    product.tabs?.flatMap(({ alternative_id: id, name, content }) => {
      const [shownName, shownContent] = [toContent(name), toContent(content)];
      return shownName === null || shownContent === null
        ? []
        : [{ id, name: ownText(shownName), content: shownContent }];
    }) ?? [];
  const builtIn = TABS.filter(({ shows }) => shows(product)).map(({ id }): ProductTab => ({
    id,
    name: { key: 'tab', values: { id } },
    content: null,
  }));
  return [...builtIn, ...own];
}
