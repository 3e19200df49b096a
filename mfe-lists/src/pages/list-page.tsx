import { lazy, Suspense } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { useSearchParams } from 'shared-domain/runtime/router';
import { Breadcrumbs, Chip, ChipRow, Heading, Page, Stack, Text } from 'shared-domain/ui';
import type { ListPageData } from '../data/list-loader';
import { texts } from '../texts/nb';
import { PricesNote } from '../ui/prices-note';
import { ListSeenProducts } from './lazy-controls';
import { ListResults } from './list-results';
import styles from './list-page.module.css';

const EmptyList = lazy(() => import('./empty-list').then(({ EmptyList: empty }) => ({ default: empty })));

/** A product list: head, parts with pages of their own or chosen by the address, facets and products. */
export function ListPage({ data, realm }: PageProps<ListPageData>) {
  const { heading, lead, products } = data.texts;
  const [asked] = useSearchParams();
  const isChosen = (href: string): boolean => {
    const [, key, value] = href.split(/[?=]/);
    return key !== undefined && asked.get(key) === value;
  };
  return (
    <>
      <Page className={styles.page}>
        <Breadcrumbs items={data.trail} />
        <Stack gap={12} className={styles.head}>
          <Heading level={1}>{heading}</Heading>
          <Text size="lead" tone="soft">
            {lead}
          </Text>
          <PricesNote realm={realm} />
          {data.parts.length > 0 && (
            <ChipRow label={texts.parts(heading)}>
              {data.parts.map(({ name, href }) => (
                <Chip
                  key={href}
                  label={name}
                  href={isChosen(href) ? data.path : href}
                  selected={isChosen(href)}
                  opensPage
                />
              ))}
            </ChipRow>
          )}
        </Stack>
        {data.view.total === 0 ? (
          <Suspense fallback={null}>
            <EmptyList listType={data.scope.listType} products={products} />
          </Suspense>
        ) : (
          <ListResults data={data} realm={realm} />
        )}
      </Page>
      {realm === 'B2C' && <ListSeenProducts />}
    </>
  );
}
