import { type ReactNode, useId } from 'react';
import type { Realm } from 'shared-domain/contracts/realm';
import { formatMonthly, type Ore, WITHOUT_VAT_NOTE, withoutVat } from 'shared-domain/money';
import { Heading, RowList, Text } from 'shared-domain/ui';
import type { SearchPageData } from '../data/search-loader';
import { TILE_SIZES } from '../data/tile-sizes';
import { searchTexts } from '../texts/search-nb';
import { ProductGrid } from '../ui/product-grid';
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

/** Businesses see prices without VAT, and that they are. */
const monthlyPriceText = (price: Ore, realm: Realm): string =>
  realm === 'B2C' ? formatMonthly(price) : `${formatMonthly(withoutVat(price))} ${WITHOUT_VAT_NOTE}`;

/** What a search found: products as cards, plans and pages as rows of links. */
export function SearchResults({ found, realm }: SearchResultsProps) {
  const { products: items, productTotal, plans, pages } = found;
  return (
    <>
      {items.length > 0 && (
        <Group title={searchTexts.products}>
          <ProductGrid items={items} imageSizes={TILE_SIZES} focusFrom={null} realm={realm} headingLevel={3} />
          {items.length < productTotal && <Text tone="soft">{searchTexts.shownOf(items.length, productTotal)}</Text>}
        </Group>
      )}
      {plans.length > 0 && (
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
      {pages.length > 0 && (
        <Group title={searchTexts.pages}>
          <RowList label={searchTexts.pages} items={pages.map(({ name, href }) => ({ title: name, href }))} />
        </Group>
      )}
    </>
  );
}
