import { ButtonLink, PlanCard, Price, VisuallyHidden } from 'shared-domain/ui';
import { texts } from '../../../texts/nb';
import type { HomePlan } from '../data/home-plans';

/** A plan that leads to the page of all plans. @param isFirst the one solid button of its section */
export function HomePlanCard({ plan, isFirst }: { readonly plan: HomePlan; readonly isFirst: boolean }) {
  const { name, headline, detail, points, price, isFrom, struck, note, href } = plan;
  return (
    <PlanCard
      name={name}
      headline={headline}
      detail={detail}
      points={points}
      price={<Price size="xl" from={isFrom} amount={price.amount} perMonth={price.unit !== ''} before={struck} />}
      note={note}
      action={
        <ButtonLink href={href} variant={isFirst ? 'primary' : 'secondary'} fullWidth>
          {texts.home.choosePlan}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      }
    />
  );
}
