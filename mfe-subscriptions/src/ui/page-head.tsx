import type { ReactNode } from 'react';
import { Breadcrumbs, Heading, Page, Stack, Text } from 'shared-domain/ui';
import styles from './page-head.module.css';

export interface PageHeadProps {
  readonly trail: readonly { readonly name: string; readonly href: string }[];
  readonly heading: string;
  readonly lead: string;
  /** Below the lead. */
  readonly children?: ReactNode;
}

/** The white head of a page: crumbs, heading, lead. */
export function PageHead({ trail, heading, lead, children }: PageHeadProps) {
  return (
    <Page className={styles.head}>
      <Breadcrumbs items={trail} />
      <Stack gap={12} className={styles.title}>
        <Heading level={1}>{heading}</Heading>
        <Text size="lead" tone="soft">
          {lead}
        </Text>
        {children}
      </Stack>
    </Page>
  );
}
