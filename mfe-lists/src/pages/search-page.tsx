import { useId } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { searchPath } from 'shared-domain/navigation';
import { Breadcrumbs, Heading, Page, RowList, Stack, Text } from 'shared-domain/ui';
import { hitCount } from '../data/search-head';
import type { SearchPageData } from '../data/search-loader';
import { searchTexts } from '../texts/search-nb';
import { SearchForm } from '../ui/search-form';
import { SearchResults } from './search-results';
import styles from './search-page.module.css';

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
        {!hits && <Text tone="soft">{hits === 0 ? searchTexts.emptyBody : searchTexts.lead}</Text>}
      </Stack>
      {data.kind === 'found' && <SearchResults found={data} realm={realm} />}
      {!hits && <Help />}
    </Page>
  );
}
