import { ButtonLink, Grid, PlanCard, Price, VisuallyHidden } from 'shared-domain/ui';
import type { HomePlan } from '../data/home-plans';
import { homeTexts } from '../texts/home-nb';
import styles from './home-plans.module.css';

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
