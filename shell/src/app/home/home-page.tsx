import { toListCard, type ProductListItem } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import type { PageProps } from 'shared-domain/contracts/exposes';
import {
  Badge, BeforePrice, ButtonLink, Grid, Hero, Picture, PlanCard, Price, ProductCard, Section, SectionHeader, StockStatus, CategoryRow,
} from 'shared-domain/ui';
import { texts } from '../../texts/nb';
import type { HomeData, HomePlan } from './home-loader';
import { HERO_SIZES } from './lead-picture';

/** The way in: one product, the categories, what many choose. */
export function HomePage({ data }: PageProps<HomeData>) {
  const { categories, handsets, accessories, plans } = data;
  const [lead] = handsets;
  return (
    <>
      <HomeHero lead={lead} />
      {categories.length > 0 && (
        <Section>
          <CategoryRow label={texts.home.categories} items={categories} />
        </Section>
      )}
      {handsets.length > 0 && (
        <Section>
          <SectionHeader title={texts.home.handsets} action={{ text: texts.home.allHandsets, href: PATHS.handsets }} />
          <ProductRow items={handsets} />
        </Section>
      )}
      {plans.length > 0 && (
        <Section tone="warm">
          <SectionHeader title={texts.home.plans} lead={texts.home.plansLead} action={{ text: texts.home.allPlans, href: PATHS.subscriptions }} />
          <Grid columns="cards3">
            {plans.map((plan, index) => (
              <HomePlanCard key={plan.name} plan={plan} isFirst={index === 0} />
            ))}
          </Grid>
        </Section>
      )}
      {accessories.length > 0 && (
        <Section>
          <SectionHeader title={texts.home.accessories} action={{ text: texts.home.allAccessories, href: PATHS.accessories }} />
          <ProductRow items={accessories} />
        </Section>
      )}
    </>
  );
}

function HomeHero({ lead }: { readonly lead: ProductListItem | undefined }) {
  const card = lead && toListCard(lead);
  return (
    <Hero
      eyebrow={card?.name}
      title={texts.home.heroTitle}
      text={texts.home.heroText}
      price={card?.price && <Price size="l" amount={card.price.amount} perMonth={card.price.unit !== ''} />}
      priceNote={card?.priceNote}
      actions={
        <>
          {card && (
            <ButtonLink href={card.href} size="large">
              {texts.home.see(card.name)}
            </ButtonLink>
          )}
          <ButtonLink href={PATHS.handsets} variant="secondary" size="large">
            {texts.home.allHandsetsShort}
          </ButtonLink>
        </>
      }
      picture={lead && <Picture image={lead.image} alt="" sizes={HERO_SIZES} width={800} height={800} priority />}
    />
  );
}

function ProductRow({ items }: { readonly items: readonly ProductListItem[] }) {
  return (
    <Grid as="ul" columns="cards4">
      {items.map((item) => {
        const card = toListCard(item);
        return (
          <li key={card.href}>
            <ProductCard
              href={card.href}
              image={card.image}
              name={card.name}
              brand={card.brand}
              sizesText={card.sizes}
              headingLevel={3}
              colours={item.variants.colors.map(({ name, html }) => ({ name, html }))}
              badge={card.badge && <Badge kind={card.badge.kind ?? 'plain'}>{card.badge.text}</Badge>}
              price={card.price && <Price size="m" amount={card.price.amount} perMonth={card.price.unit !== ''} />}
              priceNote={
                <>
                  {card.priceNote} {card.before && <BeforePrice>{card.before}</BeforePrice>}
                </>
              }
              stock={<StockStatus tone={card.stock.tone} text={card.stock.text} />}
            />
          </li>
        );
      })}
    </Grid>
  );
}

function HomePlanCard({ plan, isFirst }: { readonly plan: HomePlan; readonly isFirst: boolean }) {
  return (
    <PlanCard
      name={plan.name}
      headline={plan.headline}
      detail={plan.detail}
      points={plan.points}
      price={<Price size="l" amount={plan.price.amount} perMonth from={plan.isFrom} />}
      action={
        <ButtonLink href={PATHS.subscriptions} variant={isFirst ? 'primary' : 'secondary'} fullWidth>
          {texts.home.choosePlan}
        </ButtonLink>
      }
    />
  );
}
