import { type ReactNode, useId } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { CategoryRow, Section, SectionHeader, type SectionHeaderProps } from 'shared-domain/ui';
import { LEAD_PICTURE_SIZES } from '../data/home-head';
import type { HomePageData } from '../data/home-loader';
import { homeTexts } from '../texts/home-nb';
import { HomeHero, HomePlans, HomePromos, HomeReasons } from '../ui/home-sections';
import { ListedRow, SeenProducts } from './seen-products';

/** The lead phone, the departments, what is new and what is cheaper, the plans. A section without data is left out. */
export function HomePage({ data }: PageProps<HomePageData>) {
  const { lead, departments, newest, offers, promos, plans, accessories } = data;
  return (
    <>
      <HomeHero lead={lead} pictureSizes={LEAD_PICTURE_SIZES} />
      {departments.length > 0 && (
        <Section>
          <CategoryRow label={homeTexts.departments} items={departments} />
        </Section>
      )}
      {newest.length > 0 && (
        <HomeSection title={homeTexts.newest} action={{ text: homeTexts.allHandsets, href: PATHS.handsets }}>
          <ListedRow cards={newest} name="home/newest" />
        </HomeSection>
      )}
      {offers.length > 0 && (
        <HomeSection title={homeTexts.offers}>
          <ListedRow cards={offers} name="home/offers" />
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
          title={homeTexts.plans}
          lead={homeTexts.plansLead}
          action={{ text: homeTexts.allPlans, href: PATHS.subscriptions }}
        >
          <HomePlans plans={plans} />
        </HomeSection>
      )}
      {accessories.length > 0 && (
        <HomeSection title={homeTexts.accessories} action={{ text: homeTexts.allAccessories, href: PATHS.accessories }}>
          <ListedRow cards={accessories} name="home/accessories" />
        </HomeSection>
      )}
      <SeenProducts list="seen/home" />
      <HomeSection title={homeTexts.reasonsTitle}>
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
