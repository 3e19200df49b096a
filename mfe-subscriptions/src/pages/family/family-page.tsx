import type { FormEvent } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { loginPath, PATHS } from 'shared-domain/contracts/paths';
import { discountPercent } from 'shared-domain/money';
import { codePart, commitmentMultiplier, type Offering } from 'shared-domain/subscription';
import {
  Alert,
  Breadcrumbs,
  Button,
  ButtonLink,
  Heading,
  Hero,
  Page,
  Panel,
  RadioCardGroup,
  Stack,
  Text,
  VisuallyHidden,
} from 'shared-domain/ui';
import { familyPlans } from '../../data/family-plans';
import { BINDING, CUSTOMER, FAMILY_FIELDS, familyHref, type FamilyPageKey } from '../../data/family-query';
import { PLAN_PAGES } from '../../data/plan-pages';
import { planTrail } from '../../data/plan-trail';
import type { SubscriptionsPageData } from '../../data/subscriptions-loader';
import { type FamilyGroup, type FamilyOrder, familyOrder, resolveHeroStyle } from '../../rules/family';
import { useFamilyChoice, useFamilyPurchase, useOwnPlanCodes } from '../../state/use-family-choice';
import { familyTexts as texts } from '../../texts/family-nb';
import { pageTexts } from '../../texts/pages-nb';
import { PageIntro, PageSection } from '../../ui/page-section';
import { FamilyPlansList } from './family-plans-list';
import { FamilySummaryPanel } from './family-summary';
import styles from './family-page.module.css';

export interface FamilyFormProps {
  readonly order: FamilyOrder;
  readonly isOwnCustomer: boolean;
  /** The prices are an own customer's, who is not logged in: where to return to after the login; else null. */
  readonly loginReturn: string | null;
}

/** Puts every plan into the cart: a plain form with pairs of code and quantity, which a script takes over. */
function FamilyForm({ order: { groups, lines }, isOwnCustomer, loginReturn }: FamilyFormProps) {
  const { isBuying, refusal, buy } = useFamilyPurchase();
  if (loginReturn !== null)
    return (
      <Stack gap={12}>
        <ButtonLink href={loginPath(loginReturn)} fullWidth>
          {texts.logIn}
        </ButtonLink>
        <Text size="small">{texts.logInWhy}</Text>
      </Stack>
    );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    buy(groups, isOwnCustomer);
  };
  return (
    <form method="post" action={PATHS.addToCartForm} onSubmit={submit}>
      {groups.map(({ planCode, lines: quantity }) => (
        <span key={planCode}>
          <input type="hidden" name="offeringCode" value={planCode} />
          <input type="hidden" name="quantity" value={quantity} />
        </span>
      ))}
      <Stack gap={12}>
        <Button type="submit" size="large" fullWidth loading={isBuying}>
          {texts.addToCart}
          <VisuallyHidden> {texts.plans(texts.lines(lines))}</VisuallyHidden>
        </Button>
        {refusal && <Alert kind="negative">{refusal}</Alert>}
      </Stack>
    </form>
  );
}

/** The largest discount that binding gives, in percent. */
export const bindingPercent = (plans: readonly Offering[]): number =>
  Math.max(0, ...plans.map((plan) => discountPercent(commitmentMultiplier(plan))));

/** The head of the page; the page of the yearly discount has a hero of its own (F2.7-4). */
export function FamilyHead({ page, plans }: { readonly page: FamilyPageKey; readonly plans: readonly Offering[] }) {
  const { heading, lead } = pageTexts[page];
  if (resolveHeroStyle(PLAN_PAGES[page]) === 'ordinary')
    return <PageIntro trail={planTrail(page)} heading={heading} lead={lead} />;
  return (
    <Page className={styles.hero}>
      <Breadcrumbs items={planTrail(page)} />
      <Hero
        look="card"
        eyebrow={heading}
        title={texts.heroTitle(bindingPercent(plans))}
        text={lead}
        points={texts.heroPoints}
      />
    </Page>
  );
}

/** Family and yearly discount (F9.8–F9.10): lines per plan, binding or not, new or own customer, and what it all costs. */
export function FamilyPage({ data: { page: key, offerings } }: PageProps<SubscriptionsPageData>) {
  const page: FamilyPageKey = key === 'yearly-discount' ? key : 'family';
  const plans = familyPlans(offerings, page);
  const [choice, change] = useFamilyChoice(page, plans);
  const { lines, hasBinding, isOwnCustomer } = choice;
  const known = useOwnPlanCodes();
  const wanted = plans.map((offering) => ({ offering, lines: lines[codePart(offering.offeringCode)] ?? 0 }));
  // As long as it is not known what the customer has, it is taken to be as large as the largest plan here.
  const assumed = plans.map(({ offeringCode }) => offeringCode);
  const ownCodes = isOwnCustomer ? (known ?? assumed) : [];
  const orderOf = (lists: typeof wanted): FamilyOrder => familyOrder(lists, { hasBinding, ownCodes });
  const order = orderOf(wanted);
  /** A plan's lines; one of a plan that is not chosen yet. */
  const groupOf = (plan: Offering): FamilyGroup | undefined =>
    orderOf(
      wanted.map((each) => (each.offering === plan ? { ...each, lines: Math.max(1, each.lines) } : each)),
    ).groups.find(({ offering }) => offering === plan);
  return (
    <>
      <FamilyHead page={page} plans={plans} />
      <PageSection>
        <div className={styles.columns}>
          <form method="get" action={PLAN_PAGES[page]} className={styles.form}>
            <Panel tone="white">
              <Stack gap={24}>
                <RadioCardGroup
                  legend={texts.binding}
                  headingLevel={2}
                  name={FAMILY_FIELDS.binding}
                  value={hasBinding ? BINDING.with : BINDING.without}
                  onChange={(value) => change({ hasBinding: value === BINDING.with })}
                  options={[
                    { value: BINDING.without, title: texts.withoutBinding, detail: texts.withoutBindingDetail },
                    {
                      value: BINDING.with,
                      title: texts.withBinding,
                      detail: texts.withBindingDetail(bindingPercent(plans)),
                    },
                  ]}
                />
                <RadioCardGroup
                  legend={texts.customer}
                  headingLevel={2}
                  name={FAMILY_FIELDS.customer}
                  value={isOwnCustomer ? CUSTOMER.own : CUSTOMER.other}
                  onChange={(value) => change({ isOwnCustomer: value === CUSTOMER.own })}
                  options={[
                    { value: CUSTOMER.other, title: texts.newCustomer, detail: texts.newCustomerDetail },
                    { value: CUSTOMER.own, title: texts.ownCustomer, detail: texts.ownCustomerDetail },
                  ]}
                />
              </Stack>
            </Panel>
            <Panel tone="white">
              <Heading level={2} size="h3">
                {texts.choose}
              </Heading>
              <FamilyPlansList
                plans={plans}
                choice={choice}
                groupOf={groupOf}
                onLines={(part, count) => change({ lines: { ...lines, [part]: count } })}
              />
            </Panel>
            <noscript>
              <Button type="submit" variant="secondary">
                {texts.calculate}
              </Button>
            </noscript>
          </form>
          <div className={styles.summary}>
            <FamilySummaryPanel order={order}>
              <FamilyForm
                order={order}
                isOwnCustomer={isOwnCustomer}
                loginReturn={isOwnCustomer && known === null ? familyHref(page, choice) : null}
              />
            </FamilySummaryPanel>
          </div>
        </div>
      </PageSection>
    </>
  );
}
