import type { PageProps } from 'shared-domain/contracts/exposes';
import { Breadcrumbs, Heading, Page, Stack, Text } from 'shared-domain/ui';
import type { ListPageData } from '../data/list-loader';
import { listTrail } from '../data/list-trail';
import { texts } from '../texts/nb';
import { EmptyList } from './empty-list';
import { ListResults } from './list-results';
import styles from './list-page.module.css';

/** A product list: head, facets and products. */
export function ListPage({ data, realm }: PageProps<ListPageData>) {
  const { heading, lead } = texts.lists[data.key];
  return (
    <Page className={styles.page}>
      <Breadcrumbs items={listTrail(data.path, realm)} />
      <Stack gap={12} className={styles.head}>
        <Heading level={1}>{heading}</Heading>
        <Text size="lead" tone="soft">
          {lead}
        </Text>
      </Stack>
      {data.view.total === 0 ? <EmptyList listKey={data.key} /> : <ListResults data={data} realm={realm} />}
    </Page>
  );
}
