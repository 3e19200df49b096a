import type { ReactNode } from 'react';
import { Breadcrumbs, Heading, Page, Section, Stack, Text } from 'shared-domain/ui';
import styles from './page-section.module.css';

export interface PageIntroProps {
  readonly trail: readonly { readonly name: string; readonly href: string }[];
  readonly heading: string;
  readonly lead: string;
  /** Below the lead. */
  readonly children?: ReactNode;
}

/** The white head of a page: crumbs, heading, lead. */
export function PageIntro({ trail, heading, lead, children }: PageIntroProps) {
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

/** The warm section beneath the head of a plan page, down to the footer. */
export function PageSection({ children }: { readonly children: ReactNode }) {
  return (
    <Section tone="warm" className={styles.section}>
      {children}
    </Section>
  );
}
