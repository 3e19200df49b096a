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
            more: offer.included.length > 0 && <UspList items={offer.included} size="small" />,
            reason: (offer.familyLine ?? offer.disclaimer) && (
              <Stack gap={4}>
                {[offer.familyLine, offer.disclaimer].filter(Boolean).map((line) => (
                  <Text key={line} size="small" tone="soft">
                    {line}
                  </Text>
                ))}
              </Stack>
            ),
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
