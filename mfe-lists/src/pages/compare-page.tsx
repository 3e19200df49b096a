import { useState } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { Breadcrumbs, ButtonLink, Checkbox, EmptyState, Heading, Page, Stack, Text } from 'shared-domain/ui';
import type { ComparePageData } from '../data/compare-loader';
import { comparePath, formatCompared } from '../rules/compared-products';
import { setCompared, useComparedOnDevice } from '../state/compared-products';
import { compareTexts } from '../texts/compare-nb';
import { CompareTable } from '../ui/compare-table';
import styles from './compare-page.module.css';

/** Up to three products side by side, from their specifications. The address holds them. */
export function ComparePage({ data, realm }: PageProps<ComparePageData>) {
  const { products, groups } = data;
  useComparedOnDevice(realm);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const page = comparePath(realm);
  const hrefs = products.map(({ href }) => href);
  const shown = onlyDifferences
    ? groups.flatMap(({ label, rows }) => {
        const different = rows.filter(({ differs }) => differs);
        return different.length > 0 ? [{ label, rows: different }] : [];
      })
    : groups;
  const trail = [
    { name: compareTexts.home, href: PATHS.home },
    { name: compareTexts.heading, href: page },
  ];
  return (
    <Page className={styles.page}>
      <Breadcrumbs items={trail} />
      <Stack gap={12} className={styles.head}>
        <Heading level={1}>{compareTexts.heading}</Heading>
        {products.length > 0 && (
          <Text size="lead" tone="soft">
            {products.length === 1 ? compareTexts.oneMore : compareTexts.lead}
          </Text>
        )}
      </Stack>
      {products.length === 0 ? (
        <EmptyState
          title={compareTexts.emptyHeading}
          text={compareTexts.emptyBody}
          action={<ButtonLink href={PATHS.handsets}>{compareTexts.toHandsets}</ButtonLink>}
        />
      ) : (
        <>
          {products.length > 1 && (
            <div className={styles.scripted}>
              <Checkbox label={compareTexts.onlyDifferences} checked={onlyDifferences} onChange={setOnlyDifferences} />
            </div>
          )}
          <CompareTable
            products={products}
            groups={shown}
            hrefWithout={(href) =>
              formatCompared(
                page,
                hrefs.filter((each) => each !== href),
              )
            }
            onRemove={(href) => setCompared(hrefs.filter((each) => each !== href))}
          />
          {onlyDifferences && shown.length === 0 && <Text>{compareTexts.noDifferences}</Text>}
        </>
      )}
    </Page>
  );
}
