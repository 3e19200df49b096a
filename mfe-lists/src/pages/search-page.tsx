import { type ReactNode, useId, useRef } from 'react';
import { SEARCH_PAGE_SIZE } from 'shared-domain/catalogue';
import type { CardItem } from 'shared-domain/catalogue/io';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import type { Realm } from 'shared-domain/contracts/realm';
import { formatMonthly, type Ore, withoutVat } from 'shared-domain/money';
import { searchPath } from 'shared-domain/navigation';
import {
  Breadcrumbs,
  Heading,
  Page,
  Pagination,
  RowList,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from 'shared-domain/ui';
import { TILE_SIZES } from '../data/list-head';
import { partAddress } from '../data/search-address';
import { hitCount } from '../data/search-head';
import type { SearchPageData } from '../data/search-loader';
import { useListedProducts } from '../state/use-listed-products';
import { searchTexts } from '../texts/search-nb';
import { PricesNote } from '../ui/prices-note';
import { ProductGrid } from '../ui/product-grid';
import { SearchForm } from '../ui/search-form';
import { FOUND_PARTS } from './lazy-controls';
import styles from './search-page.module.css';

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

/** Businesses see prices without VAT. */
const monthlyPriceText = (price: Ore, realm: Realm): string =>
  formatMonthly(realm === 'B2C' ? price : withoutVat(price));

/** The results of a search: products as cards, plans and pages as rows of links. */
function SearchResults({ found, realm }: SearchResultsProps) {
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

function Help() {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.help}>
      <Heading level={2} size="h3" id={id}>
        {searchTexts.helpHeading}
      </Heading>
      <RowList items={searchTexts.help} />
    </section>
  );
}

/** The search: its field, what it found, and where to go when it found nothing (F2.4-3). */
export function SearchPage({ data, realm }: PageProps<SearchPageData>) {
  const { query } = data;
  const hits = hitCount(data);
  const page = `${searchPath(realm)}/`;
  const trail = [
    { name: searchTexts.crumbs.home, href: PATHS.home },
    { name: searchTexts.crumbs.search, href: page },
  ];
  return (
    <Page className={styles.page}>
      <Breadcrumbs items={trail} />
      <Stack gap={16} className={styles.head}>
        <Heading level={1} className={styles.heading}>
          {searchTexts.heading(query, hits)}
        </Heading>
        <SearchForm action={page} query={query} />
        {hits !== null && hits > 0 && (
          <div role="status">
            <Text as="span" strong>
              {searchTexts.hits(hits)}
            </Text>
          </div>
        )}
        {data.kind === 'found' && data.corrected !== null && (
          <Text>
            {searchTexts.didYouMean}{' '}
            <TextLink href={`${page}?${new URLSearchParams({ q: data.corrected }).toString()}`}>
              {data.corrected}
            </TextLink>
            ?
          </Text>
        )}
        {!hits && <Text tone="soft">{hits === 0 ? searchTexts.emptyBody : searchTexts.lead}</Text>}
        {hits && <PricesNote realm={realm} />}
      </Stack>
      {data.kind === 'found' && <SearchResults found={data} realm={realm} />}
      {!hits && <Help />}
    </Page>
  );
}
