import type { PageProps } from 'shared-domain/contracts/exposes';
import { Breadcrumbs, Heading, Page, Stack, Text, TextLink } from 'shared-domain/ui';
import type { BrandsPageData } from '../data/brands-loader';
import styles from './brands-page.module.css';

/** All brands of the shop, by name, each a link to its page (F2.8-21). */
export function BrandsPage({ data }: PageProps<BrandsPageData>) {
  return (
    <Page className={styles.page}>
      <Breadcrumbs items={data.trail} />
      <Stack gap={12} className={styles.head}>
        <Heading level={1}>{data.heading}</Heading>
        <Text size="lead" tone="soft">
          {data.lead}
        </Text>
      </Stack>
      <ul aria-label={data.heading} className={styles.brands}>
        {data.brands.map(({ name, href, count }) => (
          <li key={href} className={styles.brand}>
            <TextLink href={href}>{name}</TextLink>
            <Text size="small" tone="soft">
              {count}
            </Text>
          </li>
        ))}
      </ul>
    </Page>
  );
}
