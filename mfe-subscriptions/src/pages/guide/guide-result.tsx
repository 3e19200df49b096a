import { formatMonthly, monthlyParts } from 'shared-domain/money';
import { codePart, familyDiscount, type Offering, presentPlan } from 'shared-domain/subscription';
import { ButtonLink, Heading, Panel, PlanTermsDetails, Price, Stack, Text, TextLink, UspList } from 'shared-domain/ui';
import { familyHref } from '../../data/family-query';
import { PLAN_PAGES } from '../../data/plan-pages';
import type { GuideAdvice } from '../../rules/plan-guide';
import { usePlanPurchase } from '../../state/use-plan-purchase';
import { guideTexts as texts, reasonText, runnerUpText } from '../../texts/guide-nb';
import { PlanForm } from '../../ui/plan-form';
import styles from './guide-page.module.css';

interface PurchaseProps {
  readonly plan: Offering;
  /** Others at home have a plan here: the family page shows what all cost. */
  readonly isFamily: boolean;
  readonly variant: 'primary' | 'secondary';
}

function Purchase({ plan, isFamily, variant }: PurchaseProps) {
  const { isBuying, refusal, buy } = usePlanPurchase();
  const { name } = presentPlan(plan, { realm: 'B2C' });
  if (isFamily && familyDiscount(plan) > 0) {
    const lines = { [codePart(plan.offeringCode)]: 2 };
    return (
      <ButtonLink
        href={familyHref('family', { lines, hasBinding: false, isOwnCustomer: false })}
        variant={variant}
        fullWidth
      >
        {texts.toFamily}
      </ButtonLink>
    );
  }
  return (
    <PlanForm
      buttonText={texts.buy}
      planName={name}
      variant={variant}
      isBuying={isBuying}
      refusal={refusal}
      onBuy={() => void buy({ plan, name })}
    >
      <input type="hidden" name="offeringCode" value={plan.offeringCode} />
    </PlanForm>
  );
}

export interface GuideResultProps {
  readonly advice: GuideAdvice;
  readonly isFamily: boolean;
  /** Takes the focus when the advice comes. */
  readonly headRef: React.Ref<HTMLDivElement>;
}

/** The recommended plan with its reasons, and the one that comes next. */
export function GuideResult({ advice: { plan, amount, reasons, runnerUp }, isFamily, headRef }: GuideResultProps) {
  const { name, struck, terms, disclaimer, minimumTotal } = presentPlan(plan, { realm: 'B2C' });
  const hasFamilyPrice = isFamily && familyDiscount(plan) > 0;
  return (
    <section aria-label={texts.announcement(name)} className={styles.result}>
      <Panel tone="tint">
        <Stack gap={16}>
          <div ref={headRef} tabIndex={-1} className={styles.head}>
            <Heading level={2}>{texts.recommend(name)}</Heading>
          </div>
          <p className={styles.price}>
            <Price
              size="xl"
              amount={monthlyParts(amount)}
              before={hasFamilyPrice ? formatMonthly(plan.monthlyOfferingPrice) : struck}
            />{' '}
            {hasFamilyPrice && <span>{texts.familyPrice}</span>}
          </p>
          <Heading level={3} size="card">
            {texts.reasons}
          </Heading>
          <UspList items={reasons.map(reasonText)} />
          <PlanTermsDetails name={name} minimumTotal={minimumTotal} disclaimer={disclaimer} lines={terms} />
          <Purchase plan={plan} isFamily={isFamily} variant="primary" />
        </Stack>
      </Panel>
      {runnerUp && (
        <Panel tone="line">
          <Stack gap={12}>
            <Text size="small" tone="soft">
              {texts.runnerUp}
            </Text>
            <Heading level={3}>{presentPlan(runnerUp.plan, { realm: 'B2C' }).name}</Heading>
            <Price size="m" amount={monthlyParts(runnerUp.amount)} />
            <Text>{runnerUpText(runnerUp.reason, runnerUp.plan)}</Text>
            <Purchase plan={runnerUp.plan} isFamily={isFamily} variant="secondary" />
          </Stack>
        </Panel>
      )}
      <Text size="small" tone="soft">
        {texts.share} <TextLink href={PLAN_PAGES.guide}>{texts.again}</TextLink>
      </Text>
    </section>
  );
}
