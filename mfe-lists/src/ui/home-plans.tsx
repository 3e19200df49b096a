import { Grid } from 'shared-domain/ui';
import type { HomePlan } from '../data/home-plans';
import { HomePlanCard } from './home-plan-card';
import styles from './home-plans.module.css';

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
