import { useState } from 'react';
import type { Product } from 'shared-domain/catalogue';
import { showToast } from 'shared-domain/stores/toast-store';
import {
  bareCode,
  isKeepExisting,
  KEEP_EXISTING_CODE,
  subscriptionsModal,
  subscriptionText,
} from 'shared-domain/subscription';
import { Alert, Heading, Price, RadioCardGroup, Stack, Switch } from 'shared-domain/ui';
import { PlanDialog, PlanOfferList } from '../plans/plan-offer-list';
import { planOffers } from '../plans/plan-offers';
import { usePlanDetails } from '../plans/use-plan-details';
import { purchaseSummary } from '../purchase/purchase-summary';
import type { Choice } from '../purchase/use-choice';
import type { Buying } from '../purchase/use-purchase';
import { texts } from '../texts/nb';
import { purchaseText } from '../texts/purchase-nb';
import { useFocusBack } from '../ui/use-focus-back';
import type { Own } from './own';
import type { OwnRow } from './own-rows';
import type { OwnEvent } from './own-state';
import type { OwnView } from './own-view';
import { outdatedPlan } from './rules/own-plan';

export interface ChangeDialogProps {
  readonly view: OwnView;
  readonly row: OwnRow;
  /** The button of the page asks: what is chosen goes on with the purchase. */
  readonly isAsked: boolean;
  readonly product: Product;
  /** @param code of the plan, KEEP_EXISTING_CODE for today's */
  readonly onConfirm: (code: string) => void;
  readonly onClose: () => void;
}

/** Only consumers have own subscriptions here. */
const REALM = 'B2C';

/** 'Endre fra' today's plan, which can be kept where it is still sold (P4-50), 'Endre til' another one (P2-39, P4-51). */
function ChangeDialog({ view, row, isAsked, product, onConfirm, onClose }: ChangeDialogProps) {
  const { isUnder30, chooseAge, purchase: chosen } = view.choice;
  const present = row.change?.offeringCode ?? (row.canKeep ? KEEP_EXISTING_CODE : null);
  const [picked, pick] = useState(isAsked ? present : null);
  const details = usePlanDetails();
  const isKept = picked !== null && isKeepExisting(picked);
  const other = picked === null || isKept ? null : picked;
  const modal = subscriptionsModal({ subscriptionToChange: row.subscription, selectedPricePlanInModal: picked });
  const purchase = view.purchaseWith(row, other);
  const summary =
    picked === null ? null : view.summaryOf(purchaseSummary(purchase, view.plans.variant, product, REALM), row, isKept);
  const others = purchase.plans.filter(
    ({ offering }) => bareCode(offering.offeringCode) !== bareCode(row.subscription.offeringCode),
  );
  const today = row.subscription.offeringCode;
  const { warning } = row.canKeep
    ? { warning: null }
    : outdatedPlan(
        today,
        others.map(({ offering }) => offering),
        other !== null,
      );
  return (
    <PlanDialog
      modal={modal}
      width="medium"
      summary={summary}
      onClose={onClose}
      onConfirm={() => picked !== null && onConfirm(picked)}
    >
      <RadioCardGroup
        legend={modal.change && subscriptionText(modal.change.from)}
        headingLevel={3}
        name="abonnement"
        value={picked}
        onChange={pick}
        options={[
          {
            value: KEEP_EXISTING_CODE,
            title: row.title,
            detail: row.planName,
            price: row.price && <Price size="s" align="end" amount={row.price} before={row.before} />,
            disabled: !row.canKeep,
            reason: warning && <Alert kind="warning">{subscriptionText(warning)}</Alert>,
          },
        ]}
      />
      <Stack gap={16}>
        <Heading level={3} size="h3">
          {modal.change && subscriptionText(modal.change.to)}
        </Heading>
        {chosen.hasYouthPlans && (
          <Switch label={texts.underThirty} detail={texts.underThirtyHelp} checked={isUnder30} onChange={chooseAge} />
        )}
        <PlanOfferList groups={planOffers(others, details, REALM)} plan={other} onPlan={pick} />
      </Stack>
    </PlanDialog>
  );
}

export interface OwnDialogProps {
  readonly own: Own;
  readonly view: OwnView;
  readonly product: Product;
  readonly buying: Buying;
}

/** 'Endring av abonnement': opened by the customer, or by the button of a Svitsj, which asks for the plan (P4-20, P4-21, P4-51). */
export function OwnDialog({ own, view, product, buying }: OwnDialogProps) {
  const { plans, state, purchaseWith } = view;
  const { showSubscriptionsModal, subscriptionToChange } = state.change;
  const isAsked = buying.state.isPlanDialogOpen && plans.selected !== null;
  const changing = showSubscriptionsModal
    ? (plans.rows.find(({ phoneNumber }) => phoneNumber === subscriptionToChange?.phoneNumber) ?? null)
    : null;
  const row = changing ?? (isAsked ? plans.selected : null);
  useFocusBack(row !== null, 'abonnement');
  if (!row) return null;
  const close = (): void =>
    changing ? own.send({ type: 'modal-closed' }) : buying.send({ type: 'plan-dialog-closed' });
  const confirm = (code: string): void => {
    own.send(...eventsOf(row, code, own.choice));
    const isKept = isKeepExisting(code);
    if (changing) {
      if (!isKept) showToast({ kind: 'success', text: purchaseText({ key: 'planChosen' }) });
    } else buying.send({ type: 'plan-confirmed' }, { purchase: purchaseWith(row, isKept ? null : code) });
  };
  return (
    <ChangeDialog
      view={view}
      row={row}
      isAsked={changing === null}
      product={product}
      onConfirm={confirm}
      onClose={close}
    />
  );
}

/** The events that follow from a confirmed plan; when the plan is kept, an earlier change is undone. */
function eventsOf({ subscription, phoneNumber }: OwnRow, code: string, { offerings }: Choice): readonly OwnEvent[] {
  if (isKeepExisting(code)) return [{ type: 'change-undone', phoneNumber }];
  return [
    { type: 'modal-opened', subscription },
    { type: 'plan-picked', offeringCode: code },
    { type: 'confirmed', offerings },
  ];
}
