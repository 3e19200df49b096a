import type { ReactNode } from 'react';
import { useSession } from 'shared-domain/stores/session-store';
import { deliveryNotes } from '../delivery/delivery-notes';
import { isDeliveryShown } from '../delivery/rules/delivery-shown';
import { StockAndDelivery } from '../delivery/stock-and-delivery';
import { Campaigns } from '../payment/campaigns';
import { PaymentSection } from '../payment/payment-section';
import { switchPhoneLink } from '../payment/rules/phone-switch';
import { PlanSection } from '../plans/plan-section';
import { optionCards, planCard } from '../purchase/choice-cards';
import { fullPrice } from '../purchase/prices';
import { helpLinks } from '../purchase/rules/page-links';
import { isUpfrontOnlyAccessory } from '../purchase/rules/payment';
import { texts, vatNote } from '../texts/nb';
import { ScriptOnly } from '../ui/script-only';
import { SUMMARY_ID } from '../ui/use-in-view';
import { useStableFunctions } from '../ui/use-stable-functions';
import { SummarySection } from './summary-section';
import type { Sale } from './use-sale';
import { VariantChoice, variantOptions } from './variant-choice';

const helpOf = ({ data, choice, realm }: Sale) =>
  helpLinks({
    realm,
    isUpfrontOnlyAccessory: isUpfrontOnlyAccessory(data.details.product.type, choice.variant.financingMethods),
  });

interface PartProps {
  readonly sale: Sale;
}

/** Whether it comes, and when: as it is chosen, and as the plain form sells it. */
function Delivery({ sale }: PartProps) {
  const { data, choice, stock, missing, delivery, buying, realm } = sale;
  const { variant, purchase } = choice;
  const { product, delivery: terms } = data.details;
  const sold = purchase.needsPlan ? { ...purchase, option: 'upfront', needsPlan: false } : purchase;
  const plain = deliveryNotes({ terms, purchase: sold, variant, stock, quantity: buying.quantity, realm });
  return (
    <StockAndDelivery
      stock={stock}
      isDelivered={!missing && isDeliveryShown(realm, stock)}
      promise={delivery?.promise ?? null}
      plainPromise={plain?.promise ?? null}
      isFree={delivery?.onTop === null}
      productType={product.type}
      sku={variant.sku}
      notice={variant.notice}
    />
  );
}

/** The ways to pay, with what helps to choose one. */
function Payment({ sale }: PartProps) {
  const { choice, data, realm } = sale;
  const { variant, purchase } = choice;
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');
  const offersSwitch = variant.financingMethods.some(({ alternative_id: id }) => id === 'switch');
  const agreements =
    offersSwitch &&
    purchase.option &&
    switchPhoneLink({ realm, isLoggedIn, productType: data.details.product.type, option: purchase.option });
  const { businessService } = helpOf(sale);
  const tab = purchase.method?.linkToTab;
  const links = [
    ...(tab ? [{ text: tab.name, href: `#${tab.id}` }] : []),
    ...(agreements ? [{ text: texts.agreements, href: agreements.href }] : []),
    ...(businessService ? [{ text: texts.contact, href: businessService }] : []),
  ];
  return (
    <PaymentSection
      methods={purchase.methods}
      method={purchase.method}
      options={optionCards(purchase, variant, realm)}
      option={purchase.option}
      usps={(purchase.needsPlan && purchase.plan?.device.infoUsps) || []}
      offersSwitch={offersSwitch}
      links={links}
      onMethod={choice.chooseMethod}
      onOption={choice.chooseOption}
    />
  );
}

/** The plans, and before them what the customer has already. */
function Plans({ sale }: PartProps) {
  const { choice, own, buying, data, realm } = sale;
  const { purchase } = choice;
  const { openPlans } = useStableFunctions({ openPlans: () => buying.browse(true) });
  const plans = (
    <PlanSection
      plans={purchase.plans.map((plan) => planCard(plan, realm))}
      plan={purchase.plan?.offering.offeringCode ?? null}
      hasYouthPlans={purchase.hasYouthPlans}
      isUnder30={choice.isUnder30}
      guide={helpOf(sale).subscriptionGuide}
      onPlan={choice.choosePlan}
      onAge={choice.chooseAge}
      onBrowse={openPlans}
      isGreeted={Boolean(own?.view)}
    />
  );
  if (!own) return plans;
  return (
    <own.Section own={own} product={data.details.product} buying={buying}>
      {plans}
    </own.Section>
  );
}

/** Everything that is chosen: variant, payment, plan; and what it costs. @param notice above the ways to pay */
export function PurchaseColumn({ sale, notice }: PartProps & { readonly notice: ReactNode }) {
  const { data, choice, stockOf, missing, realm } = sale;
  const { details } = data;
  const { product } = details;
  const { variant, purchase, query, linkQuery } = choice;
  return (
    <>
      <VariantChoice
        {...variantOptions(details, variant, stockOf, (each) => fullPrice(each, realm))}
        vatNote={vatNote(realm)}
        query={query}
        linkQuery={linkQuery}
        onVariant={choice.chooseVariant}
      />
      <Delivery sale={sale} />
      {!missing && (
        <>
          <Campaigns product={product} choice={choice} />
          {notice}
          <ScriptOnly>
            <Payment sale={sale} />
            {purchase.needsPlan && <Plans sale={sale} />}
          </ScriptOnly>
          <div id={SUMMARY_ID}>
            <SummarySection sale={sale} />
          </div>
        </>
      )}
    </>
  );
}
