import { useId } from 'react';
import { Badge, BeforePrice, Heading, PlanCard, PlanMore, PlanName, Price, Skeleton, Stack } from 'shared-domain/ui';
import type { PlanOffer, PlanOfferGroup } from './plan-offers';
import styles from './plan-offer-list.module.css';

export interface PlanOfferListProps {
  readonly groups: readonly PlanOfferGroup[];
  readonly plan: string | null;
  /** '(ekskl. mva.)' or ''. */
  readonly vatNote: string;
  readonly onPlan: (offeringCode: string) => void;
}

/** Plans that a product is sold with, by whom they are for, on the cards of the plan pages: one of all is chosen. */
export function PlanOfferList({ groups, plan, vatNote, onPlan }: PlanOfferListProps) {
  const id = useId();
  const isOnly = groups.length === 1;
  return (
    <Stack gap={32}>
      {groups.map(({ kind, heading, offers }) => (
        <Stack key={kind} gap={16}>
          {!isOnly && (
            <Heading level={3} id={`${id}-${kind}`}>
              {heading}
            </Heading>
          )}
          <div
            role="radiogroup"
            className={styles.cards}
            {...(isOnly ? { 'aria-label': heading } : { 'aria-labelledby': `${id}-${kind}` })}
          >
            {offers.map((offer) => (
              <OfferCard
                key={offer.value}
                offer={offer}
                vatNote={vatNote}
                headingLevel={isOnly ? 3 : 4}
                isChosen={offer.value === plan}
                onPlan={onPlan}
              />
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

interface OfferCardProps {
  readonly offer: PlanOffer;
  readonly vatNote: string;
  readonly headingLevel: 3 | 4;
  readonly isChosen: boolean;
  readonly onPlan: (offeringCode: string) => void;
}

function OfferCard({ offer, vatNote, headingLevel, isChosen, onPlan }: OfferCardProps) {
  const { name, persona, speedometer, title, struckTitle, badges } = offer;
  return (
    <PlanCard
      compact
      choice={{ name: 'abonnement', value: offer.value, checked: isChosen, onChange: onPlan }}
      headingLevel={headingLevel}
      name={<PlanName name={name} persona={persona} speedometer={speedometer} />}
      headline={
        struckTitle ? (
          <>
            <BeforePrice>{struckTitle}</BeforePrice> {title}
          </>
        ) : (
          title
        )
      }
      detail={offer.detail}
      badge={
        badges.length > 0 &&
        badges.map((badge) => (
          <Badge key={badge.text} kind={badge.kind}>
            {badge.text}
          </Badge>
        ))
      }
      price={<Price size="l" amount={offer.price} before={offer.struck} vatNote={vatNote} />}
      note={offer.note}
      included={offer.included}
      more={moreOf(offer)}
    />
  );
}

/** Room for what is on its way, so that a card does not grow when it comes. */
function moreOf(offer: PlanOffer) {
  if (offer.isPartial) return <Skeleton shape="block" />;
  return [offer.blocks, offer.footer, offer.logos].some(({ length }) => length > 0) && <PlanMore {...offer} />;
}
