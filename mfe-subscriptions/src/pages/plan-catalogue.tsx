import { filterOfferings, groupedCard, orderCatalogue, type Offering } from 'shared-domain/subscription';
import { EmptyState, Grid, Stack } from 'shared-domain/ui';
import { AGE_FIELD } from '../state/age-filter';
import { useAgeFilter } from '../state/use-age-filter';
import { texts } from '../texts/nb';
import { AgeSwitches } from '../ui/age-switches';
import { GroupedTile } from './grouped-tile';
import { PlanTile } from './plan-tile';

/** The plans that the age filter leaves (F5.3): the grouped X card, then one card each. */
export function PlanCatalogue({ offerings }: { readonly offerings: readonly Offering[] }) {
  const [filter, changeFilter] = useAgeFilter();
  const offered = filterOfferings(offerings, filter);
  const group = groupedCard(offered);
  const plans = orderCatalogue(offered);
  return (
    <Stack gap={24}>
      <AgeSwitches field={AGE_FIELD} filter={filter} onChange={changeFilter} />
      {group && <GroupedTile group={group} />}
      {plans.length > 0 && (
        <Grid columns="cards3" as="ul">
          {plans.map((plan) => (
            <li key={plan.offeringCode}>
              <PlanTile plan={plan} />
            </li>
          ))}
        </Grid>
      )}
      {!group && plans.length === 0 && <EmptyState title={texts.emptyHeading} text={texts.emptyBody} />}
    </Stack>
  );
}
