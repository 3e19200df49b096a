import { useMemo } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { termsTexts } from 'shared-domain/subscription';
import { ButtonLink, Stack, Text } from 'shared-domain/ui';
import { pageChips } from '../../data/page-chips';
import { PLAN_PAGES } from '../../data/plan-pages';
import { planTrail } from '../../data/plan-trail';
import { PRICE_COLUMNS, priceTable } from '../../data/price-table';
import type { SubscriptionsPageData } from '../../data/subscriptions-loader';
import { useCustomerOfferings } from '../../state/use-customer-offerings';
import { pageTexts } from '../../texts/pages-nb';
import { pricesTexts } from '../../texts/prices-nb';
import { PageChips } from '../../ui/page-chips';
import { PageIntro, PageSection } from '../../ui/page-section';
import { PriceTable } from '../../ui/price-table';

/** Every plan that is sold in one table: what it holds, what it costs and what it binds to. */
export function PricesPage({ data }: PageProps<SubscriptionsPageData>) {
  const offerings = useCustomerOfferings(data.offerings);
  const groups = useMemo(() => priceTable(offerings), [offerings]);
  const { heading, lead } = pageTexts.prices;
  return (
    <>
      <PageIntro trail={planTrail('prices')} heading={heading} lead={lead}>
        <PageChips pages={pageChips('prices')} />
      </PageIntro>
      <PageSection>
        <Stack gap={32}>
          <PriceTable columns={PRICE_COLUMNS} groups={groups} />
          <Stack gap={8}>
            {[termsTexts.withVat, termsTexts.invoice, ...pricesTexts.notes].map((note) => (
              <Text key={note} size="small" tone="soft">
                {note}
              </Text>
            ))}
          </Stack>
          <div>
            <ButtonLink href={PLAN_PAGES.all}>{pricesTexts.toPlans}</ButtonLink>
          </div>
        </Stack>
      </PageSection>
    </>
  );
}
