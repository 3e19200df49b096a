import { useMemo } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { Breadcrumbs, Heading, Page, Stack, Text } from 'shared-domain/ui';
import type { ListPageData } from '../data/list-page-data';
import { listTrail } from '../data/list-trail';
import { unpackList } from '../data/packed-list';
import { useRecovery } from '../state/use-recovery';
import { texts } from '../texts/nb';
import { EmptyList } from './empty-list';
import { ListFailure } from './list-failure';
import { ListResults } from './list-results';
import styles from './list-page.module.css';

/** A product list: head, facets and products, or what to do when they could not be read. */
export function ListPage({ data, realm }: PageProps<ListPageData>) {
  const list = data.kind === 'list' ? data.list : null;
  const items = useMemo(() => list && unpackList(list), [list]);
  const { heading, lead } = texts.lists[data.key];
  useRecovery(data.kind === 'failed');
  return (
    <Page className={styles.page}>
      <Breadcrumbs items={listTrail(data.path, realm)} />
      <Stack gap={12} className={styles.head}>
        <Heading level={1}>{heading}</Heading>
        <Text size="lead" tone="soft">
          {lead}
        </Text>
      </Stack>
      {items === null && <ListFailure path={data.path} />}
      {items?.length === 0 && <EmptyList listKey={data.key} />}
      {items && items.length > 0 && <ListResults listKey={data.key} path={data.path} realm={realm} items={items} />}
    </Page>
  );
}
