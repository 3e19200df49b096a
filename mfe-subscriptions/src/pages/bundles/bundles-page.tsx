import type { PageProps } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { useSearchParams } from 'shared-domain/runtime/router';
import { bareCode } from 'shared-domain/subscription';
import { ButtonLink, EmptyState, Grid } from 'shared-domain/ui';
import type { BundlesPageData } from '../../data/bundles-loader';
import { planTrail } from '../../data/plan-trail';
import { bundlePrice } from '../../rules/bundles';
import { bundleTexts as texts } from '../../texts/bundles-nb';
import { pageTexts } from '../../texts/pages-nb';
import { PageIntro, PageSection } from '../../ui/page-section';
import { BundleCard, COLOUR_FIELD } from './bundle-card';

/** Plans with a product at the price of a campaign (F2.7-3, F3.6-1, F9.12). */
export function BundlesPage({ data: { bundles, offerings } }: PageProps<BundlesPageData>) {
  const [searchParams] = useSearchParams();
  const colour = searchParams.get(COLOUR_FIELD);
  const cards = bundles.flatMap((bundle) => {
    const price = bundlePrice(bundle, offerings);
    const plan = offerings.find(({ offeringCode }) => bareCode(offeringCode) === bareCode(bundle.offeringCode));
    return price && plan ? [{ bundle, price, plan }] : [];
  });
  const { heading, lead } = pageTexts.bundles;
  return (
    <>
      <PageIntro trail={planTrail('bundles')} heading={heading} lead={lead} />
      <PageSection>
        {cards.length === 0 ? (
          <EmptyState
            title={texts.emptyHeading}
            text={texts.emptyBody}
            action={<ButtonLink href={PATHS.subscriptions}>{texts.seePlans}</ButtonLink>}
          />
        ) : (
          <Grid columns="cards3" as="ul">
            {cards.map((card) => (
              <li key={`${card.bundle.discountCode} ${card.bundle.offeringCode}`}>
                <BundleCard {...card} initialSku={colour} />
              </li>
            ))}
          </Grid>
        )}
      </PageSection>
    </>
  );
}
