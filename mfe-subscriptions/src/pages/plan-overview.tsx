import type { ReactNode } from 'react';
import type { Realm } from 'shared-domain/contracts/realm';
import { groupedCard, type Offering, planColour } from 'shared-domain/subscription';
import { EmptyState, Stack } from 'shared-domain/ui';
import { planSections } from '../data/plan-sections';
import { usePlanPage } from '../state/plan-page';
import { texts } from '../texts/nb';
import { PlanGroup } from '../ui/plan-group';
import { GroupedTile } from './grouped-tile';
import { PlanTile } from './plan-tile';
import { TryBuyTile } from './try-buy-tile';

export interface PlanOverviewProps {
  readonly realm: Realm;
  /** The plans that pass the age filter (F5.3). */
  readonly offered: readonly Offering[];
  /** Above the plans. */
  readonly children: ReactNode;
}

/** The grouped X card, then the other plans by whom they are for. */
export function PlanOverview({ realm, offered, children }: PlanOverviewProps) {
  const { customer } = usePlanPage();
  const group = groupedCard(offered, (plan) => ({ isFamily: customer?.planOf(plan).ribbon != null }));
  const sections = planSections(offered);
  const titles = realm === 'B2C' ? texts.sections : texts.businessSections;
  return (
    <Stack gap={48}>
      <Stack gap={24}>
        {children}
        {group && <GroupedTile group={group} />}
      </Stack>
      {sections.map(({ kind, id, plans }) => (
        <PlanGroup
          key={kind}
          id={id}
          {...titles[kind]}
          cards={plans.map((plan) => ({
            key: plan.offeringCode,
            colour: planColour(plan),
            card: kind === 'try-buy' ? <TryBuyTile plan={plan} /> : <PlanTile plan={plan} />,
          }))}
        />
      ))}
      {!group && sections.length === 0 && <EmptyState title={texts.emptyHeading} text={texts.emptyBody} />}
    </Stack>
  );
}
