import { PATHS } from 'shared-domain/contracts/paths';
import {
  ArrowRightLeftIcon,
  Badge,
  ButtonLink,
  CalendarIcon,
  Grid,
  Hero,
  Icon,
  PersonHeadsetIcon,
  Picture,
  PlanCard,
  Price,
  Promo,
  Text,
  TruckIcon,
  VisuallyHidden,
} from 'shared-domain/ui';
import type { HomeLead } from '../data/home-loader';
import type { HomePlan } from '../data/home-plans';
import type { HomePromo } from '../data/home-promos';
import { homeTexts } from '../texts/home-nb';
import styles from './home-sections.module.css';

export interface HomeHeroProps {
  readonly lead: HomeLead | null;
  readonly pictureSizes: string;
}

/** One phone with its price, and the link to all phones. */
export function HomeHero({ lead, pictureSizes }: HomeHeroProps) {
  return (
    <Hero
      eyebrow={lead?.badge?.text}
      title={lead?.name ?? homeTexts.heroTitle}
      text={lead?.text || homeTexts.heroText}
      price={lead?.price && <Price size="l" amount={lead.price} />}
      priceNote={lead?.priceNote}
      actions={
        <>
          {lead && (
            <ButtonLink href={lead.href} variant="white" size="large">
              {homeTexts.see(lead.name)}
            </ButtonLink>
          )}
          <ButtonLink href={PATHS.handsets} variant={lead ? 'ghost' : 'white'} size="large">
            {homeTexts.allHandsetsShort}
          </ButtonLink>
        </>
      }
      legal={lead?.legal}
      picture={lead && <Picture image={lead.image} alt="" sizes={pictureSizes} width={800} height={800} priority />}
    />
  );
}

export interface HomePlanCardProps {
  readonly plan: HomePlan;
  readonly isFirst: boolean;
}

/** A plan that leads to the page of all plans. @param isFirst the one solid button of its section */
export function HomePlanCard({ plan, isFirst }: HomePlanCardProps) {
  const { name, headline, detail, points, price, isFrom, struck, note, href } = plan;
  return (
    <PlanCard
      name={name}
      headline={headline}
      detail={detail}
      points={points}
      price={<Price size="xl" from={isFrom} amount={price} before={struck} />}
      note={note}
      action={
        <ButtonLink href={href} variant={isFirst ? 'primary' : 'secondary'} fullWidth>
          {homeTexts.choosePlan}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      }
    />
  );
}

/** Plans beside each other; where three have no room, a row that scrolls. */
export function HomePlans({ plans }: { readonly plans: readonly HomePlan[] }) {
  return (
    <Grid columns="cards3" className={styles.plans}>
      {plans.map((plan, index) => (
        <HomePlanCard key={plan.name} plan={plan} isFirst={index === 0} />
      ))}
    </Grid>
  );
}

const LOOKS = { preowned: { tone: 'green', badge: 'green' }, switch: { tone: 'tint', badge: 'plain' } } as const;
const SIZES = '(min-width: 1280px) 400px, (min-width: 856px) 50vw, 90vw';

export interface HomePromosProps {
  readonly promos: readonly HomePromo[];
}

/** Two ways to a cheaper phone, each from its lowest price. */
export function HomePromos({ promos }: HomePromosProps) {
  return (
    <Grid columns="halves" className={styles.promos}>
      {promos.map(({ kind, href, price, note, product, image }) => {
        const { badge, title, text, action } = homeTexts.promos[kind];
        return (
          <Promo
            key={kind}
            tone={LOOKS[kind].tone}
            badge={<Badge kind={LOOKS[kind].badge}>{badge}</Badge>}
            title={title}
            text={text}
            price={
              <span className={styles.price}>
                <Price size="l" from amount={price} />{' '}
                <Text as="span" size="small">
                  {product}, {note}
                </Text>
              </span>
            }
            action={
              <ButtonLink href={href} variant="secondary">
                {action}
              </ButtonLink>
            }
            picture={<Picture image={image} alt="" sizes={SIZES} width={480} height={480} />}
          />
        );
      })}
    </Grid>
  );
}

const ICONS = {
  delivery: TruckIcon,
  regret: CalendarIcon,
  people: PersonHeadsetIcon,
  moving: ArrowRightLeftIcon,
} as const;

/** Why to buy here: four promises that hold for everything above. */
export function HomeReasons() {
  return (
    <ul className={styles.reasons}>
      {homeTexts.reasons.map(({ id, title, text }) => (
        <li key={id} className={styles.reason}>
          <span className={styles.icon}>
            <Icon of={ICONS[id]} size={32} />
          </span>
          <Text strong>{title}</Text>
          <Text size="small" tone="soft">
            {text}
          </Text>
        </li>
      ))}
    </ul>
  );
}
