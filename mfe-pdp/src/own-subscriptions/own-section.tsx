import { monthlyParts } from 'shared-domain/money';
import { reloadAccounts, useAccount } from 'shared-domain/stores/account-store';
import { useSession } from 'shared-domain/stores/session-store';
import {
  billingAccounts,
  noUsableSubscriptionText,
  subscriptionChoices,
  subscriptionText,
} from 'shared-domain/subscription';
import { Alert, Button, Price, RadioCardGroup, type RadioCardOption, Select, Stack, Text } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { ChoiceSection } from '../ui/choice-section';
import { type Own, type OwnSectionProps, resolveOwn } from './own';
import { OwnActions } from './own-actions';
import { OwnDialog } from './own-dialog';
import { ownTexts } from './own-nb';
import type { OwnRow } from './own-rows';
import type { OwnView } from './own-view';
import { customerGreeting, newPlanOfferText, productUserQuestion } from './rules/own-plan';
import { SwapNotice } from './swap-notice';

const NEW = 'new';

/** Which subscription goes with the device: an own one, as it is or changed, or a new one (P6-7..13). */
export function OwnSection({ own, product, buying, children }: OwnSectionProps) {
  const hasFailed = useAccount(({ status }) => status === 'failed');
  const { view } = own;
  if (!view && !hasFailed) return children;
  if (!view)
    return (
      <Stack gap={24}>
        <Alert kind="warning">
          {ownTexts.accountsFailed}{' '}
          <Button variant="quiet" size="small" onClick={() => void reloadAccounts()}>
            {ownTexts.tryAgain}
          </Button>
        </Alert>
        {children}
      </Stack>
    );
  const { rows, selected } = view.plans;
  return (
    <>
      {rows.length > 0 ? <OwnRows own={own} view={view} product={product} /> : <BillingAccount own={own} view={view} />}
      {!selected && children}
      <OwnDialog own={own} view={view} product={product} buying={buying} />
    </>
  );
}

interface ViewProps {
  readonly own: Own;
  readonly view: OwnView;
}

/** The account that is billed, where there are several (P6-9); those of a company are not for this shop. */
function BillingAccount({ own, view: { plans } }: ViewProps) {
  const billing = billingAccounts(plans.accounts);
  return (
    <>
      {billing && (
        <Select
          label={subscriptionText(billing.heading)}
          options={billing.options.map(({ accountId, text }) => ({ value: accountId, label: subscriptionText(text) }))}
          value={plans.account?.accountId}
          onChange={(accountId) => own.send({ type: 'account-picked', accountId })}
        />
      )}
      {plans.hasCompany && (
        <Text size="small" tone="soft">
          {ownTexts.company}
        </Text>
      )}
    </>
  );
}

/** The own subscriptions: each is kept or changed, or a new one is bought. */
function OwnRows({ own, view, product }: ViewProps & Pick<OwnSectionProps, 'product'>) {
  const name = useSession(({ user }) => user?.givenName ?? null);
  const { plans, choice } = view;
  const { rows, selected, isSwap } = plans;
  const { greeting, lead } = customerGreeting(name);
  const heading = subscriptionText(productUserQuestion(product.type));
  const method = choice.purchase.method?.alternative_id ?? '';
  const codes = rows.map(({ change, subscription }) => ({ offeringCode: (change ?? subscription).offeringCode }));
  const unusable = isSwap ? null : noUsableSubscriptionText(codes, choice.offerings, method);
  const pick = (value: string): void => {
    const row = rows.find(({ phoneNumber }) => phoneNumber === value);
    own.send(
      { type: 'subscription-selected', phoneNumber: row?.phoneNumber ?? null },
      { type: 'product-user-chosen', user: row?.user ?? '' },
    );
  };
  return (
    <ChoiceSection id={selected ? 'abonnement' : 'eget-abonnement'} heading={isSwap ? texts.planHeading : heading}>
      {!isSwap && (
        <Text>
          {greeting && <strong>{subscriptionText(greeting)}</strong>} {subscriptionText(lead)}
        </Text>
      )}
      <BillingAccount own={own} view={view} />
      {unusable && <Alert kind="info">{subscriptionText(unusable)}</Alert>}
      <RadioCardGroup
        legend={heading}
        hideLegend
        name="own"
        value={selected?.phoneNumber ?? NEW}
        onChange={pick}
        options={choicesOf(view, method).map((row) => optionOf(row, view, own.send))}
      />
      <NewPlanOffer view={view} offered={own.offered} />
    </ChoiceSection>
  );
}

/** The rows, then the new subscription (null), which a swap has not (P4-43). */
const choicesOf = ({ plans: { rows, isSwap }, choice }: OwnView, method: string): readonly (OwnRow | null)[] =>
  subscriptionChoices(
    rows.map(({ subscription }) => subscription),
    choice.offerings,
    method,
  ).flatMap((each) => {
    if (each.kind === 'new') return isSwap ? [] : [null];
    return rows.filter(({ phoneNumber }) => phoneNumber === each.phoneNumber);
  });

function optionOf(row: OwnRow | null, view: OwnView, send: Own['send']): RadioCardOption {
  if (!row) return { value: NEW, title: subscriptionText({ key: 'buyNewPlan' }), detail: ownTexts.newDetail };
  const { phoneNumber, title, planName, price, before, change, canKeep, warning, user, subscription } = row;
  const isSelected = view.plans.selected?.phoneNumber === phoneNumber;
  const changed = change && view.purchaseWith(row, change.offeringCode).plan;
  const shown = changed ? monthlyParts(changed.device.mainOfferingMonthly) : price;
  const today = price && `${price.amount}${price.unit}`;
  return {
    value: phoneNumber,
    title,
    detail: change ? ownTexts.isChangedTo(change.name) : planName,
    price: shown && <Price size="s" align="end" amount={shown} before={changed ? null : before} />,
    note: changed && today ? ownTexts.today(today) : undefined,
    disabled: !canKeep && !change,
    reason: (isSelected || warning) && (
      <OwnActions
        user={user}
        warning={change ? null : warning}
        isKept={!change}
        onChange={() => send({ type: 'modal-opened', subscription })}
        onUndo={() => send({ type: 'change-undone', phoneNumber })}
      />
    ),
  };
}

/** The offer that a kept number does not get (P8-10). */
function NewPlanOffer({ view, offered }: { readonly view: OwnView; readonly offered: Own['choice'] }) {
  const { selected } = view.plans;
  const { plan, option } = view.choice.purchase;
  const code = plan?.offering.offeringCode;
  const asNew = offered.purchase.plans.find(({ offering }) => offering.offeringCode === code)?.device;
  if (!plan || !asNew || option === null) return null;
  const text = newPlanOfferText({
    isDiscountOnlyForNew: (asNew.isDiscountOnlyForNew ?? false) && asNew.total < plan.device.total,
    isExistingSelected: selected !== null,
    offerPrice: asNew.total,
    upfront: plan.device.total,
  });
  return text && <Alert kind="info">{subscriptionText(text)}</Alert>;
}

/** The own subscriptions on a page, with the parts that draw them: the way into this file. */
export const ownOf = (...given: Parameters<typeof resolveOwn>): Own => ({
  ...resolveOwn(...given),
  Section: OwnSection,
  SwapNotice,
});
