import { type ReactNode, useId } from 'react';
import { type subscriptionsModal, subscriptionText } from 'shared-domain/subscription';
import {
  Badge,
  BeforePrice,
  Button,
  Dialog,
  Heading,
  PlanCard,
  PlanMore,
  PlanName,
  Price,
  PriceDisclaimer,
  Skeleton,
  Stack,
  Text,
} from 'shared-domain/ui';
import type { PurchaseSummary } from '../purchase/purchase-summary';
import { useRealm } from '../purchase/use-realm';
import { vatNote } from '../texts/nb';
import type { PlanOffer, PlanOfferGroup } from './plan-offers';
import { plansTexts } from './plans-nb';
import styles from './plan-offer-list.module.css';

export interface PlanOfferListProps {
  readonly groups: readonly PlanOfferGroup[];
  readonly plan: string | null;
  readonly onPlan: (offeringCode: string) => void;
}

/** Plans that a product is sold with, by whom they are for, on the cards of the plan pages: one of all is chosen. */
export function PlanOfferList({ groups, plan, onPlan }: PlanOfferListProps) {
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
  readonly headingLevel: 3 | 4;
  readonly isChosen: boolean;
  readonly onPlan: (offeringCode: string) => void;
}

function OfferCard({ offer, headingLevel, isChosen, onPlan }: OfferCardProps) {
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
      price={<Price size="l" amount={offer.price} before={offer.struck} vatNote={vatNote(useRealm())} />}
      note={offer.note}
      included={offer.included}
      more={moreOf(offer)}
    />
  );
}

/** Room for what is on its way, so that a card does not grow when it comes. */
function moreOf(offer: PlanOffer) {
  if (offer.isPartial) return <Skeleton shape="block" />;
  const { disclaimer, blocks, footer, logos } = offer;
  const hasMore = [blocks, footer, logos].some(({ length }) => length > 0);
  return (
    (disclaimer || hasMore) && (
      <Stack gap={12}>
        {disclaimer && <PriceDisclaimer {...disclaimer} />}
        {hasMore && <PlanMore {...offer} />}
      </Stack>
    )
  );
}

export interface PlanDialogProps {
  readonly modal: ReturnType<typeof subscriptionsModal>;
  readonly width: 'medium' | 'large';
  /** The cost of the device with the chosen plan; null: none is chosen. */
  readonly summary: Pick<PurchaseSummary, 'total' | 'legal'> | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog in which a plan is chosen: its foot has the sum, read out when it changes, and the button that takes the plan. */
export function PlanDialog({ modal, width, summary, onConfirm, onClose, children }: PlanDialogProps) {
  const realm = useRealm();
  return (
    <Dialog
      open
      onClose={onClose}
      width={width}
      title={subscriptionText(modal.title)}
      footer={
        <div className={styles.foot}>
          <div role="status" className={styles.sum}>
            {summary ? (
              <>
                <Text as="span" size="small">
                  {plansTexts.total}
                </Text>
                <Price amount={summary.total} size="m" vatNote={vatNote(realm)} />
                <Text as="span" size="small" tone="soft">
                  {summary.legal}
                </Text>
              </>
            ) : (
              <Text as="span" size="small" tone="soft">
                {plansTexts.chooseFirst}
              </Text>
            )}
          </div>
          <Button disabled={modal.isButtonDisabled} onClick={onConfirm}>
            {subscriptionText(modal.buttonText)}
          </Button>
        </div>
      }
    >
      <Stack gap={24}>{children}</Stack>
    </Dialog>
  );
}
