import { lazy, Suspense, useState } from 'react';
import { getConfig } from 'shared-domain/runtime/config';
import {
  bareCode,
  defaultOfferingCode,
  displayOffering,
  type GroupedCard,
  INCLUDED_IN_ALL,
  type Offering,
  offeringTitle,
  preselectOffering,
  subscriptionText,
} from 'shared-domain/subscription';
import { Button, classNames, Hero, Price, RadioCardGroup, SummaryRows, useHydrated } from 'shared-domain/ui';
import { changeSpeedModal, CLOSED_SPEED_MODAL, type SpeedModalEvent } from '../rules/speed-modal';
import { usePlanPage } from '../state/plan-page';
import { texts } from '../texts/nb';
import { speedTexts } from '../texts/speed-nb';
import { DeviceFields } from '../ui/device-fields';
import { PlanForm } from '../ui/plan-form';
import styles from './grouped-tile.module.css';

export interface SpeedChoicesProps {
  readonly group: GroupedCard;
  readonly chosenCode: string | undefined;
}

const priceOf = (plan: Offering) => {
  const { price, struck } = displayOffering(plan);
  return <Price size="s" align="end" amount={price} before={struck} />;
};

/** Every plan of the group as a choice of a plain form, Max Plus behind Max (F9.11-1..3): the choice of speed without script. */
function SpeedChoices({ group, chosenCode }: SpeedChoicesProps) {
  const options = group.slots.flatMap(({ offering, name, speed, alternative }) => {
    const option = (plan: Offering, title: string) => ({
      value: plan.offeringCode,
      title,
      detail: speed,
      price: priceOf(plan),
    });
    const title = subscriptionText(name);
    return [option(offering, title), ...(alternative ? [option(alternative, texts.withMaxPlus(title))] : [])];
  });
  return (
    <RadioCardGroup
      legend={speedTexts.heading}
      hideLegend
      name="offeringCode"
      options={options}
      defaultValue={chosenCode}
      className={styles.choices}
    />
  );
}

const loadModal = () => import('./speed-dialog');
const SpeedDialog = lazy(() => loadModal().then((module) => ({ default: module.SpeedDialog })));

export interface GroupedTileProps {
  readonly group: GroupedCard;
}

/** The slot of the plan that the address names, and whether it is the slot's alternative; null: none of the group. */
function placeOf({ slots }: GroupedCard, code: string | null) {
  if (code === null) return null;
  const isNamed = (offeringCode: string | undefined): boolean =>
    offeringCode !== undefined && bareCode(offeringCode) === bareCode(code);
  const index = slots.findIndex(
    ({ offering, alternative }) => isNamed(offering.offeringCode) || isNamed(alternative?.offeringCode),
  );
  return index < 0 ? null : { index, isAlternative: isNamed(slots[index]?.alternative?.offeringCode) };
}

/** The grouped '{brand} X' card (F2.7-1, F9.10-6, F9.11): its speeds and prices, the lowest behind 'Fra ', and the way to choose. */
export function GroupedTile({ group }: GroupedTileProps) {
  const { chosenCode, customer, check, device } = usePlanPage();
  const { brand } = getConfig();
  const [modal, setModal] = useState(CLOSED_SPEED_MODAL);
  const change = (event: SpeedModalEvent): void => setModal((current) => changeSpeedModal(current, event, group.slots));
  const name = `${brand.name} X`;
  const first = group.slots[0]?.offering;
  const headline = first && subscriptionText(offeringTitle(first));
  const members = group.slots.flatMap(({ offering, alternative }) =>
    alternative ? [offering, alternative] : [offering],
  );
  const preselected = preselectOffering(members, chosenCode, defaultOfferingCode(brand.codePrefix));
  const ribbon = customer ? members.map((plan) => customer.planOf(plan).ribbon).find(Boolean) : null;

  // The plan of the address opens at its own speed, once (F5.3-5).
  const hydrated = useHydrated();
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const place = placeOf(group, chosenCode);
  if (hydrated && place && openedFor !== chosenCode) {
    setOpenedFor(chosenCode);
    setModal({ isOpen: true, index: place.index, hasAlternative: place.isAlternative });
  }
  const [isMounted, setMounted] = useState(false);
  if (modal.isOpen && !isMounted) setMounted(true);

  return (
    <>
      <Hero
        look="card"
        level={2}
        eyebrow={name}
        title={headline}
        text={subscriptionText(group.speedText)}
        points={INCLUDED_IN_ALL.map(subscriptionText).filter((point) => point !== headline)}
        legal={ribbon}
        panel={
          <div
            aria-busy={check === 'awaited' || undefined}
            className={classNames(styles.panel, check === 'unknown' && styles.unknown)}
          >
            <SummaryRows
              rows={group.slots.map(({ name: speedName, speed, price, struck }) => ({
                label: (
                  <>
                    <strong>{subscriptionText(speedName)}</strong> <span className={styles.speed}>{speed}</span>
                  </>
                ),
                value: <Price size="s" amount={price} before={struck} />,
              }))}
            />
            <p>
              <Price size="xl" from amount={group.from} />
            </p>
            <div className={styles.scripted}>
              <Button
                variant="white"
                size="large"
                fullWidth
                aria-haspopup="dialog"
                onPointerEnter={() => void loadModal()}
                onFocus={() => void loadModal()}
                onClick={() => change({ type: 'opened' })}
              >
                {speedTexts.open}
              </Button>
            </div>
            <noscript>
              <PlanForm
                buttonText={texts.addToCart}
                planName={name}
                variant="white"
                size="large"
                isBuying={false}
                refusal={null}
                onBuy={() => undefined}
              >
                <SpeedChoices group={group} chosenCode={preselected?.offeringCode} />
                <DeviceFields sku={device?.sku} />
              </PlanForm>
            </noscript>
          </div>
        }
      />
      {isMounted && (
        <Suspense fallback={null}>
          <SpeedDialog slots={group.slots} modal={modal} onChange={change} />
        </Suspense>
      )}
    </>
  );
}
