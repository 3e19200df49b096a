import type { ReactNode } from 'react';
import { groupedCard, type Offering } from 'shared-domain/subscription';
import { EmptyState, Stack } from 'shared-domain/ui';
import { planSections } from '../data/plan-sections';
import { texts } from '../texts/nb';
import { PlanGroup } from '../ui/plan-group';
import { GroupedTile } from './grouped-tile';
import { PlanTile } from './plan-tile';
import { TryBuyTile } from './try-buy-tile';

export interface PlanOverviewProps {
  /** What the age filter leaves (F5.3). */
  readonly offered: readonly Offering[];
  /** Above the plans. */
  readonly children: ReactNode;
}

/** The grouped X card, then the other plans by whom they are for. */
export function PlanOverview({ offered, children }: PlanOverviewProps) {
  const group = groupedCard(offered);
  const sections = planSections(offered);
  return (
    <Stack gap={48}>
      <Stack gap={24}>
        {children}
        {group && <GroupedTile group={group} />}
      </Stack>
      {sections.map(({ kind, id, plans }) => (
        <PlanGroup key={kind} id={id} title={texts.sections[kind].title} lead={texts.sections[kind].lead}>
          {plans.map((plan) =>
            kind === 'try-buy' ? (
              <TryBuyTile key={plan.offeringCode} plan={plan} />
            ) : (
              <PlanTile key={plan.offeringCode} plan={plan} />
            ),
          )}
        </PlanGroup>
      ))}
      {!group && sections.length === 0 && <EmptyState title={texts.emptyHeading} text={texts.emptyBody} />}
    </Stack>
  );
}
