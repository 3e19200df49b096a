import { type ReactNode, useId } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { CategoryRow, Grid, Section, SectionHeader, type SectionHeaderProps } from 'shared-domain/ui';
import { texts } from '../../texts/nb';
import type { HomeData } from './home-loader';
import { HomeHero } from './ui/home-hero';
import { HomePlanCard } from './ui/home-plan-card';
import { HomePromos } from './ui/home-promos';
import { HomeReasons } from './ui/home-reasons';
import { ProductRow } from './ui/product-row';

/** The way in: one phone, the departments, what is new and what is cheaper, the plans. A part without data leaves no trace. */
export function HomePage({ data }: PageProps<HomeData>) {
  const { lead, departments, newest, offers, promos, plans, accessories } = data;
  return (
    <>
      <HomeHero lead={lead} />
      {departments.length > 0 && (
        <Section>
          <CategoryRow label={texts.home.departments} items={departments} />
        </Section>
      )}
      {newest.length > 0 && (
        <HomeSection title={texts.home.newest} action={{ text: texts.home.allHandsets, href: PATHS.handsets }}>
          <ProductRow cards={newest} />
        </HomeSection>
      )}
      {offers.length > 0 && (
        <HomeSection title={texts.home.offers}>
          <ProductRow cards={offers} />
        </HomeSection>
      )}
      {promos.length > 0 && (
        <Section>
          <HomePromos promos={promos} />
        </Section>
      )}
      {plans.length > 0 && (
        <HomeSection
          tone="warm"
          title={texts.home.plans}
          lead={texts.home.plansLead}
          action={{ text: texts.home.allPlans, href: PATHS.subscriptions }}
        >
          <Grid columns="cards3">
            {plans.map((plan, index) => (
              <HomePlanCard key={plan.name} plan={plan} isFirst={index === 0} />
            ))}
          </Grid>
        </HomeSection>
      )}
      {accessories.length > 0 && (
        <HomeSection
          title={texts.home.accessories}
          action={{ text: texts.home.allAccessories, href: PATHS.accessories }}
        >
          <ProductRow cards={accessories} />
        </HomeSection>
      )}
      <HomeSection title={texts.home.reasonsTitle}>
        <HomeReasons />
      </HomeSection>
    </>
  );
}

interface HomeSectionProps extends Pick<SectionHeaderProps, 'title' | 'lead' | 'action'> {
  readonly tone?: 'white' | 'warm';
  readonly children: ReactNode;
}

function HomeSection({ tone = 'white', children, ...header }: HomeSectionProps) {
  const id = useId();
  return (
    <Section tone={tone} labelledBy={id}>
      <SectionHeader id={id} {...header} />
      {children}
    </Section>
  );
}
