import { businessOrderHref } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import { bareCode, type Offering, presentPlan, subscriptionText } from 'shared-domain/subscription';
import {
  Badge,
  BeforePrice,
  ButtonLink,
  PlanCard,
  PlanMore,
  PlanName,
  PlanTermsDetails,
  Price,
  Stack,
  VisuallyHidden,
} from 'shared-domain/ui';
import { simDealOf } from '../data/plan-sections';
import { resolvePlanAction } from '../rules/plan-action';
import { usePlanPage } from '../state/plan-page';
import { usePlanPurchase } from '../state/use-plan-purchase';
import { customerTexts } from '../texts/customer-nb';
import { DeviceFields } from '../ui/device-fields';
import { PlanForm } from '../ui/plan-form';
import { SimDealChoice } from '../ui/sim-deal-choice';

export interface PlanTileProps {
  readonly plan: Offering;
}

/** One plan as an expandable card (F2.7-1) with its own button. The plan that the address names is open (F5.3-5). */
export function PlanTile({ plan }: PlanTileProps) {
  const { realm, pathname, chosenCode, hardware, bundles, device, customer, askCustomer, check } = usePlanPage();
  const { isBuying, refusal, buy } = usePlanPurchase();
  const own = customer?.planOf(plan) ?? null;
  const shown = presentPlan(plan, { realm, isFamily: own?.ribbon != null });
  const { name, title, struckTitle, price, struck } = shown;
  const { offeringCode } = plan;
  const isChosen = chosenCode !== null && bareCode(offeringCode) === bareCode(chosenCode);
  const { text, kind } = resolvePlanAction({ realm, isTryBuySubscription: false, pathname });
  const badges = own?.isOwn ? [{ kind: 'green' as const, text: customerTexts.own }] : shown.badges;
  const deal = simDealOf(bundles, offeringCode, hardware);
  const choose = (): void => {
    const chosen = { plan, name };
    if (askCustomer) askCustomer(chosen);
    else void buy(chosen);
  };
  return (
    <PlanCard
      compact
      ribbon={own?.ribbon}
      name={<PlanName name={name} persona={shown.persona} speedometer={shown.speedometer} />}
      headline={
        struckTitle ? (
          <>
            <BeforePrice>{struckTitle}</BeforePrice> {title}
          </>
        ) : (
          title
        )
      }
      headingLevel={3}
      detail={shown.detail}
      badge={badges.map((badge) => (
        <Badge key={badge.text} kind={badge.kind}>
          {badge.text}
        </Badge>
      ))}
      priceCheck={check}
      price={<Price size="xl" amount={price} before={struck} />}
      note={[own?.change, shown.note].filter(Boolean).join('\n')}
      terms={
        <PlanTermsDetails
          name={name}
          minimumTotal={shown.minimumTotal}
          disclaimer={shown.disclaimer}
          lines={shown.terms}
        />
      }
      included={shown.included}
      includedOpen={isChosen || undefined}
      more={<PlanMore {...shown} />}
      action={
        kind === 'order' ? (
          <Stack gap={12}>
            {deal && (
              <SimDealChoice
                deal={deal}
                planHref={`${pathname}?abonnement=${encodeURIComponent(offeringCode)}`}
                vatNote={shown.vatNote}
              />
            )}
            <ButtonLink
              href={businessOrderHref(
                offeringCode,
                deal?.isChosen ? deal.sku : undefined,
                getConfig().checkoutEnvironment,
              )}
              variant="secondary"
              fullWidth
            >
              {subscriptionText(text)}
              <VisuallyHidden> {name}</VisuallyHidden>
            </ButtonLink>
          </Stack>
        ) : (
          <PlanForm
            buttonText={subscriptionText(device ? { key: 'choose' } : text)}
            planName={name}
            variant={isChosen ? 'primary' : 'secondary'}
            isBuying={isBuying}
            check={check}
            refusal={refusal}
            onBuy={choose}
          >
            <input type="hidden" name="offeringCode" value={offeringCode} />
            <DeviceFields sku={device?.sku} />
          </PlanForm>
        )
      }
    />
  );
}
