import { useState } from 'react';
import { NO_SUBSCRIPTION_CHANGE, type PlanOption, subscriptionsModal } from 'shared-domain/subscription';
import { Heading, Panel, Switch, Text, TextLink } from 'shared-domain/ui';
import type { PurchasePage } from '../purchase/purchase-page';
import { purchaseSummary } from '../purchase/purchase-summary';
import { helpLinks } from '../purchase/rules/page-links';
import { isUpfrontOnlyAccessory } from '../purchase/rules/payment';
import { texts } from '../texts/nb';
import { PlanDialog, PlanOfferList } from './plan-offer-list';
import { planOffers } from './plan-offers';
import { plansTexts } from './plans-nb';
import { usePlanDetails } from './use-plan-details';

export interface PlansDialogProps {
  readonly page: PurchasePage;
  readonly isUnder30: boolean;
  readonly onAge: (isUnder30: boolean) => void;
  readonly onConfirm: (plan: PlanOption) => void;
  readonly onClose: () => void;
}

/** 'Hvilket abonnement vil du ha?' (P2-39): all plans that the product is sold with, and what the chosen one costs with it. */
export function PlansDialog({ page, isUnder30, onAge, onConfirm, onClose }: PlansDialogProps) {
  const { product, variant, purchase, realm } = page;
  // The page's default is no choice of the shopper's (P5-5).
  const [picked, pick] = useState(page.isPlanChosen ? (purchase.plan?.offering.offeringCode ?? null) : null);
  const plan = purchase.plans.find(({ offering }) => offering.offeringCode === picked) ?? null;
  const details = usePlanDetails();
  const modal = subscriptionsModal({
    ...NO_SUBSCRIPTION_CHANGE,
    selectedPricePlanInModal: plan?.offering.offeringCode ?? null,
  });
  const summary = plan && purchaseSummary({ ...purchase, plan }, variant, product, realm);
  const { subscriptionGuide } = helpLinks({
    realm,
    isUpfrontOnlyAccessory: isUpfrontOnlyAccessory(product.type, variant.financingMethods),
  });
  return (
    <PlanDialog
      modal={modal}
      width="large"
      summary={summary}
      onClose={onClose}
      onConfirm={() => plan && onConfirm(plan)}
    >
      {purchase.hasYouthPlans && (
        <Switch label={texts.underThirty} detail={texts.underThirtyHelp} checked={isUnder30} onChange={onAge} />
      )}
      <PlanOfferList
        groups={planOffers(purchase.plans, details, realm)}
        plan={plan?.offering.offeringCode ?? null}
        onPlan={pick}
      />
      {subscriptionGuide && (
        <Panel tone="tint" padding={16}>
          <Heading level={3}>{plansTexts.guideHeading}</Heading>
          <Text size="small">{plansTexts.guideText}</Text>
          <TextLink look="strong" href={subscriptionGuide}>
            {texts.subscriptionGuide}
          </TextLink>
        </Panel>
      )}
    </PlanDialog>
  );
}
