import { type ReactNode, useId, useRef } from 'react';
import { SEARCH_PAGE_SIZE } from 'shared-domain/catalogue';
import type { CardItem } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { formatMonthly, type Ore, WITHOUT_VAT_NOTE, withoutVat } from 'shared-domain/money';
import { searchPath } from 'shared-domain/navigation';
import { Heading, Pagination, RowList, Text, TextLink, VisuallyHidden } from 'shared-domain/ui';
import { partAddress } from '../data/search-address';
import type { SearchPageData } from '../data/search-loader';
import { TILE_SIZES } from '../data/tile-sizes';
import { useListedProducts } from '../state/use-listed-products';
import { searchTexts } from '../texts/search-nb';
import { ProductGrid } from '../ui/product-grid';
import { FOUND_PARTS } from './lazy-controls';
import styles from './search-results.module.css';

export interface SearchResultsProps {
  readonly found: Extract<SearchPageData, { kind: 'found' }>;
  readonly realm: Realm;
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Heading level={2} size="h3" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

interface FoundProductsProps {
  readonly part: string;
  readonly items: readonly CardItem[];
  /** Products of the part on earlier pages. */
  readonly before: number;
  readonly label: string;
  readonly realm: Realm;
}

function FoundProducts({ part, items, before, ...options }: FoundProductsProps) {
  const grid = useRef<HTMLUListElement>(null);
  useListedProducts(grid, items, `search/${part}`, before);
  return (
    <ProductGrid
      items={items}
      listRef={grid}
      imageSizes={TILE_SIZES}
      focusFrom={null}
      headingLevel={3}
      parts={FOUND_PARTS}
      {...options}
    />
  );
}

/** Businesses see prices without VAT, and that they are. */
const monthlyPriceText = (price: Ore, realm: Realm): string =>
  realm === 'B2C' ? formatMonthly(price) : `${formatMonthly(withoutVat(price))} ${WITHOUT_VAT_NOTE}`;

/** The results of a search: products as cards, plans and pages as rows of links. */
export function SearchResults({ found, realm }: SearchResultsProps) {
  const { parts, page, plans, pages, query } = found;
  const path = `${searchPath(realm)}/`;
  const isPart = page !== null;
  return (
    <>
      {isPart && (
        <TextLink look="strong" href={`${path}?${new URLSearchParams({ q: query }).toString()}`}>
          {searchTexts.allParts}
        </TextLink>
      )}
      {parts.map(({ part, total, products }) => (
        <Group key={part} title={searchTexts.parts[part]}>
          {products.length === 0 && <Text tone="soft">{searchTexts.pageEmpty}</Text>}
          <FoundProducts
            part={part}
            items={products}
            before={((page ?? 1) - 1) * SEARCH_PAGE_SIZE}
            label={searchTexts.parts[part]}
            realm={realm}
          />
          {isPart ? (
            <Pagination
              page={page}
              pages={Math.ceil(total / SEARCH_PAGE_SIZE)}
              hrefOf={(each) => partAddress(path, query, part, each)}
            />
          ) : (
            products.length < total && (
              <TextLink look="strong" href={partAddress(path, query, part)}>
                {searchTexts.showAll(total)}{' '}
                <VisuallyHidden>{searchTexts.ofPart(searchTexts.parts[part])}</VisuallyHidden>
              </TextLink>
            )
          )}
        </Group>
      ))}
      {!isPart && plans.length > 0 && (
        <Group title={searchTexts.plans}>
          <RowList
            label={searchTexts.plans}
            items={plans.map(({ name, href, monthlyOfferingPrice }) => ({
              title: name,
              href,
              // A prepaid plan has no monthly price.
              aside: monthlyOfferingPrice > 0 && monthlyPriceText(monthlyOfferingPrice, realm),
            }))}
          />
        </Group>
      )}
      {!isPart && pages.length > 0 && (
        <Group title={searchTexts.pages}>
          <RowList label={searchTexts.pages} items={pages.map(({ name, href }) => ({ title: name, href }))} />
        </Group>
      )}
    </>
  );
}
