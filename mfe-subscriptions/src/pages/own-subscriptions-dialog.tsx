import { useState } from 'react';
import { planChangeOf } from 'shared-domain/purchase';
import {
  bareCode,
  billedAccount,
  billingAccounts,
  changeOf,
  changeSubscription,
  displayOffering,
  type Offering,
  type SubscriptionChangeEvent,
  subscriptionChoices,
  subscriptionsModal,
  subscriptionText,
} from 'shared-domain/subscription';
import {
  Alert,
  Button,
  Dialog,
  Price,
  RadioCardGroup,
  type RadioCardOption,
  Select,
  SummaryRows,
} from 'shared-domain/ui';
import { changeOfPrice, type CustomerPlans, isFamilyAfterChange } from '../data/customer-plans';
import type { ChosenPlan } from '../state/plan-page';
import type { OwnSubscriptions } from '../state/use-customer-plans';
import { usePlanPurchase } from '../state/use-plan-purchase';
import { customerTexts } from '../texts/customer-nb';
import styles from './own-subscriptions-dialog.module.css';

export interface OwnSubscriptionsDialogProps {
  readonly customer: CustomerPlans;
  readonly offerings: readonly Offering[];
  readonly own: OwnSubscriptions;
  readonly chosen: ChosenPlan;
}

const NEW = 'new';

/** Asks a customer whether a plan replaces one of the own subscriptions, or is a new one (F3.4-2..4, F7.1-12). */
export function OwnSubscriptionsDialog({ customer, offerings, own, chosen }: OwnSubscriptionsDialogProps) {
  const { subscriptions, accounts } = customer;
  const { plan, name } = chosen;
  const { isBuying, refusal, buy } = usePlanPurchase();
  const [picked, setPicked] = useState<string | null>(null);
  const [accountId, setAccountId] = useState<string | null>(null);
  const { change } = own;
  const dispatch = (...events: readonly SubscriptionChangeEvent[]): void =>
    own.setChange(events.reduce(changeSubscription, change));
  const rowOf = (value: string | null) => subscriptions.find(({ phoneNumber }) => phoneNumber === value) ?? null;
  const pick = (value: string): void => {
    setPicked(value);
    dispatch(
      { type: 'modal-opened', subscription: rowOf(value) },
      { type: 'plan-picked', offeringCode: plan.offeringCode },
    );
  };
  const close = (): void => {
    setPicked(null);
    dispatch({ type: 'modal-closed' });
  };
  const billing = billingAccounts(accounts);
  const billed = rowOf(picked)?.accountId ?? billedAccount(accounts, accountId)?.accountId ?? accounts[0]?.accountId;
  const confirm = async (): Promise<void> => {
    const changed = rowOf(picked)?.phoneNumber;
    const answer = {
      accountId: billed,
      ...(changed && { toChange: planChangeOf(changed) }),
    };
    if (!(await buy(chosen, answer))) return;
    dispatch({ type: 'confirmed', offerings });
    setPicked(null);
  };
  const options = subscriptionChoices(subscriptions, offerings, 'upfront').map((choice): RadioCardOption => {
    if (choice.kind === 'new')
      return { value: NEW, title: subscriptionText(choice.text), detail: customerTexts.newPlanDetail };
    const row = rowOf(choice.phoneNumber);
    if (!row) return { value: choice.phoneNumber, title: choice.phoneNumber };
    const isSame = bareCode(row.offeringCode) === bareCode(plan.offeringCode);
    const changed = changeOf(change.changedSubscriptions, row.phoneNumber);
    return {
      value: row.phoneNumber,
      title: `${row.user}, ${row.phoneNumber}`,
      detail: changed ? customerTexts.isChangedTo(changed.name) : subscriptionText(row.name),
      price: <Price size="s" align="end" amount={row.price} before={row.priceStriketrough} />,
      note: isSame ? customerTexts.isOwn : customerTexts.changeOfRow(changeOfPrice(row, plan, { offerings, accounts })),
      disabled: isSame,
    };
  });
  const modal = subscriptionsModal(change);
  const { subscriptionToChange } = change;
  return (
    <Dialog
      open={change.showSubscriptionsModal}
      onClose={close}
      title={subscriptionText(modal.title)}
      footer={
        <div className={styles.foot}>
          <Button variant="quiet" onClick={close}>
            {customerTexts.close}
          </Button>
          <Button
            loading={isBuying}
            disabled={modal.isButtonDisabled || picked === null}
            onClick={() => void confirm()}
          >
            {subscriptionText(modal.buttonText)}
          </Button>
        </div>
      }
    >
      <RadioCardGroup
        legend={customerTexts.choose}
        name="own-subscription"
        options={options}
        value={picked}
        onChange={pick}
      />
      {picked === NEW && billing && (
        <Select
          label={subscriptionText(billing.heading)}
          options={billing.options.map((option) => ({ value: option.accountId, label: subscriptionText(option.text) }))}
          value={billed}
          onChange={setAccountId}
          className={styles.invoice}
        />
      )}
      {modal.change && subscriptionToChange && (
        <div className={styles.change} aria-live="polite">
          <SummaryRows
            rows={[
              {
                label: `${subscriptionText(modal.change.from)} ${subscriptionText(subscriptionToChange.name)}`,
                value: <Price size="s" amount={subscriptionToChange.price} />,
              },
              {
                label: `${subscriptionText(modal.change.to)} ${name}`,
                value: (
                  <Price
                    size="s"
                    amount={
                      displayOffering(plan, {
                        isFamily: isFamilyAfterChange(plan, accounts, subscriptionToChange.phoneNumber),
                      }).price
                    }
                  />
                ),
              },
            ]}
          />
        </div>
      )}
      {refusal && <Alert kind="negative">{refusal}</Alert>}
    </Dialog>
  );
}
