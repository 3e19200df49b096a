import { Badge, FlashText, Price, RadioCardGroup, Stack, Text, UspList } from 'shared-domain/ui';
import type { PlanOffer, PlanOfferGroup } from '../data/plan-offers';

export interface PlanOfferListProps {
  readonly groups: readonly PlanOfferGroup[];
  readonly plan: string | null;
  /** '(ekskl. mva.)' or ''. */
  readonly vatNote: string;
  readonly onPlan: (offeringCode: string) => void;
}

/** Plans that a product is sold with, by whom they are for: one of all is chosen. */
export function PlanOfferList({ groups, plan, vatNote, onPlan }: PlanOfferListProps) {
  return (
    <Stack gap={32}>
      {groups.map(({ kind, heading, offers }) => (
        <RadioCardGroup
          key={kind}
          legend={heading}
          headingLevel={3}
          hideLegend={groups.length === 1}
          name="abonnement"
          value={plan}
          onChange={onPlan}
          options={offers.map((offer) => ({
            value: offer.value,
            title: offer.title,
            badge: badgeOf(offer),
            detail: offer.detail,
            price: <Price amount={offer.price} size="s" align="end" vatNote={vatNote} />,
            note: offer.note,
            more: <OfferDetails {...offer} />,
          }))}
        />
      ))}
    </Stack>
  );
}

/** What is taken off, else the editors' own badge. */
function badgeOf({ badges, flash }: PlanOffer) {
  const [first] = badges;
  if (first !== undefined) return <Badge kind="offer">{first}</Badge>;
  return flash && <FlashText kind={flash.kind}>{flash.text}</FlashText>;
}

/** What belongs to the plan, and what holds for its price. */
const OfferDetails = ({ included, familyLine, disclaimer }: PlanOffer) => (
  <Stack gap={8}>
    {included.length > 0 && <UspList items={included} size="small" />}
    {[familyLine, disclaimer].filter(Boolean).map((line) => (
      <Text key={line} size="small" tone="soft">
        {line}
      </Text>
    ))}
  </Stack>
);
