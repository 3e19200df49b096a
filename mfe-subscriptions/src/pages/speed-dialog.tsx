import { type Ore, subtractOre } from 'shared-domain/money';
import { getConfig } from 'shared-domain/runtime/config';
import {
  alternativeText,
  extraBenefits,
  INCLUDED_IN_ALL,
  listPrice,
  type Offering,
  presentPlan,
  slotTitle,
  snapToSlot,
  type SpeedSlot,
  subscriptionText,
} from 'shared-domain/subscription';
import {
  Alert,
  Button,
  Dialog,
  PlanTermsDetails,
  Price,
  StepSlider,
  Switch,
  Text,
  UspList,
  VisuallyHidden,
} from 'shared-domain/ui';
import { chosenSpeedPlan, type SpeedModal, type SpeedModalEvent } from '../rules/speed-modal';
import { usePlanPage } from '../state/plan-page';
import { usePlanPurchase } from '../state/use-plan-purchase';
import { speedTexts } from '../texts/speed-nb';
import styles from './speed-dialog.module.css';

export interface SpeedDialogProps {
  readonly slots: readonly SpeedSlot[];
  readonly modal: SpeedModal;
  readonly onChange: (event: SpeedModalEvent) => void;
}

/** 'Velg hastighet' (F2.7-2, F4.3-2..4, F9.11): a slider over the speeds, 'Max Pluss' where there is one, price and contents that follow. */
export function SpeedDialog({ slots, modal, onChange }: SpeedDialogProps) {
  const { customer, askCustomer, check } = usePlanPage();
  const { isBuying, refusal, buy } = usePlanPurchase();
  const { brand } = getConfig();
  const slot = slots[modal.index];
  const plan = chosenSpeedPlan(modal, slots);
  if (!slot || !plan) return null;
  const own = customer?.planOf(plan) ?? null;
  const isFamily = (each: Offering): boolean => customer?.planOf(each).ribbon != null;
  const amountOf = (each: Offering): Ore => listPrice(each, { isFamily: isFamily(each) }).amount;
  const { name, price, struck, minimumTotal, disclaimer, terms } = presentPlan(plan, {
    realm: 'B2C',
    isFamily: isFamily(plan),
  });
  const benefits = extraBenefits(plan.offeringCode, brand.name).map(subscriptionText);
  const { alternative } = slot;
  const toggle = alternativeText(slot);
  const close = (): void => onChange({ type: 'closed' });
  const add = async (): Promise<void> => {
    const chosen = { plan, name: plan.subscriptionName || name };
    if (askCustomer) {
      close();
      askCustomer(chosen);
    } else if (await buy(chosen)) close();
  };
  const [amount, ...unit] = slot.speed.split(/\s/);
  return (
    <Dialog
      open={modal.isOpen}
      onClose={close}
      title={speedTexts.heading}
      footer={
        <div className={styles.foot}>
          <span aria-live="polite">
            <Price size="l" amount={price} before={struck} />
          </span>
          <div className={styles.buttons}>
            <Button variant="quiet" onClick={close}>
              {speedTexts.back}
            </Button>
            <Button loading={isBuying || check === 'awaited'} pending={check === 'unknown'} onClick={() => void add()}>
              {speedTexts.add}
              <VisuallyHidden> {plan.subscriptionName}</VisuallyHidden>
            </Button>
          </div>
        </div>
      }
    >
      <div className={styles.dial}>
        <p className={styles.figure}>
          {amount} <span className={styles.unit}>{unit.join(' ')}</span>
        </p>
        <p className={styles.speed}>{subscriptionText(slot.name)}</p>
        <Text tone="soft">
          {slotTitle(slot, brand.name)}. {speedTexts.uses[slots.length === speedTexts.uses.length ? modal.index : 0]}
        </Text>
      </div>
      <StepSlider
        label={speedTexts.heading}
        steps={slots.map(({ offering, name: speedName, speed }) => ({
          value: offering.offeringCode,
          label: subscriptionText(speedName),
          detail: speed.split(/\s/)[0],
        }))}
        value={slot.offering.offeringCode}
        snap={slots.length === 3 ? (position) => snapToSlot(position).index : undefined}
        onChange={(code) =>
          onChange({ type: 'slot-chosen', index: slots.findIndex(({ offering }) => offering.offeringCode === code) })
        }
      />
      <div className={toggle ? styles.plus : styles.noPlus}>
        {toggle && alternative && (
          <Switch
            label={speedTexts.extraPrice(
              subscriptionText(toggle),
              subtractOre(amountOf(alternative), amountOf(slot.offering)),
            )}
            detail={extraBenefits(alternative.offeringCode, brand.name).slice(1).map(subscriptionText).join(' · ')}
            checked={modal.hasAlternative}
            onChange={() => onChange({ type: 'alternative-toggled' })}
          />
        )}
      </div>
      <div className={styles.benefits}>
        <div>
          <Text size="small" tone="soft">
            {speedTexts.included}
          </Text>
          <UspList items={INCLUDED_IN_ALL.map(subscriptionText)} label={speedTexts.included} />
        </div>
        <div>
          {benefits.length > 0 && (
            <>
              <Text size="small" tone="soft">
                {speedTexts.extra}
              </Text>
              <UspList items={benefits} label={speedTexts.extra} />
            </>
          )}
        </div>
      </div>
      {own?.change && <Text size="small">{own.change}</Text>}
      {own?.ribbon && <Text size="small">{own.ribbon}</Text>}
      <PlanTermsDetails name={name} minimumTotal={minimumTotal} disclaimer={disclaimer} lines={terms} />
      {refusal && <Alert kind="negative">{refusal}</Alert>}
    </Dialog>
  );
}
