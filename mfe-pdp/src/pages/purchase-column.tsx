import type { ReactNode } from 'react';
import type { ProductVariant, StockStatus } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import type { CustomerCheck } from 'shared-domain/stores/customer-check';
import { useSession } from 'shared-domain/stores/session-store';
import type { BuyState } from '../data/buy-state';
import { type DeliveryNotes, deliveryNotes } from '../data/delivery-notes';
import type { ProductPageData } from '../data/product-loader';
import { fullPrice, optionCards, planCard, type PurchaseSummary } from '../data/purchase-texts';
import { variantOptions } from '../data/variant-options';
import { isDeliveryShown } from '../rules/delivery-shown';
import { helpLinks } from '../rules/page-links';
import { isUpfrontOnlyAccessory } from '../rules/payment';
import { switchPhoneLink } from '../rules/phone-switch';
import type { StepsFacts } from '../rules/steps';
import type { Own } from '../state/own';
import type { Choice } from '../state/use-choice';
import type { Buying } from '../state/use-purchase';
import { useStableFunctions } from '../state/use-stable-functions';
import { texts } from '../texts/nb';
import { vatNote } from '../texts/vat-note';
import { SUMMARY_ID } from '../ui/part-ids';
import { ScriptOnly } from '../ui/script-only';
import { VariantChoice } from '../ui/variant-choice';
import { Campaigns } from './campaigns/campaigns';
import { StockAndDelivery } from './delivery/stock-and-delivery';
import { PaymentSection } from './payment-section';
import { PlanSection } from './plan-section';
import { SummarySection } from './summary-section';
import styles from './purchase-column.module.css';

export interface PurchaseColumnProps {
  readonly details: ProductPageData['details'];
  readonly choice: Choice;
  readonly own: Own | null;
  /** Above the ways to pay. */
  readonly notice: ReactNode;
  readonly stockOf: (variant: ProductVariant) => StockStatus;
  /** Something is for sale in some way. */
  readonly isSold: boolean;
  readonly summary: PurchaseSummary | null;
  readonly isOnlyPrice: boolean;
  readonly delivery: DeliveryNotes | null;
  readonly buyState: BuyState;
  readonly buying: Buying;
  readonly check: CustomerCheck;
  readonly steps: StepsFacts | null;
  readonly realm: Realm;
}

/** Everything that is chosen: variant, payment, plan; and what it costs. */
export function PurchaseColumn({ details, choice, own, notice, stockOf, isSold, realm, ...sale }: PurchaseColumnProps) {
  const { product } = details;
  const { variant, purchase, query, linkQuery } = choice;
  const { openPlans } = useStableFunctions({ openPlans: () => sale.buying.browse(true) });
  const stock = stockOf(variant);
  const help = helpLinks({
    realm,
    isUpfrontOnlyAccessory: isUpfrontOnlyAccessory(product.type, variant.financingMethods),
  });
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');
  const offersSwitch = variant.financingMethods.some(({ alternative_id: id }) => id === 'switch');
  const agreements =
    offersSwitch &&
    purchase.option &&
    switchPhoneLink({ realm, isLoggedIn, productType: product.type, option: purchase.option });
  const links = [
    ...(agreements ? [{ text: texts.agreements, href: agreements.href }] : []),
    ...(help.businessService ? [{ text: texts.contact, href: help.businessService }] : []),
  ];
  const plans = (
    <PlanSection
      plans={purchase.plans.map((plan) => planCard(plan, realm))}
      plan={purchase.plan?.offering.offeringCode ?? null}
      hasYouthPlans={purchase.hasYouthPlans}
      isUnder30={choice.isUnder30}
      guide={help.subscriptionGuide}
      realm={realm}
      onPlan={choice.choosePlan}
      onAge={choice.chooseAge}
      onBrowse={openPlans}
      isGreeted={Boolean(own?.view)}
    />
  );
  return (
    <div className={styles.choices}>
      <VariantChoice
        {...variantOptions(details, variant, stockOf, (each) => fullPrice(each, realm))}
        vatNote={vatNote(realm)}
        query={query}
        linkQuery={linkQuery}
        onVariant={choice.chooseVariant}
      />
      <StockAndDelivery
        stock={stock}
        isDelivered={isSold && isDeliveryShown(realm, stock)}
        promise={sale.delivery?.promise ?? null}
        plainPromise={
          deliveryNotes({
            terms: details.delivery,
            purchase: purchase.needsPlan ? { ...purchase, option: 'upfront', needsPlan: false } : purchase,
            variant,
            stock,
            quantity: sale.buying.quantity,
            realm,
          })?.promise ?? null
        }
        isFree={sale.delivery?.onTop === null}
        productType={product.type}
        sku={variant.sku}
        realm={realm}
        vatNote={vatNote(realm)}
      />
      {isSold && <Campaigns product={product} choice={choice} realm={realm} />}
      {isSold && (
        <>
          {notice}
          <ScriptOnly>
            <PaymentSection
              methods={purchase.methods}
              method={purchase.method}
              options={optionCards(purchase, variant, realm)}
              option={purchase.option}
              usps={(purchase.needsPlan && purchase.plan?.device.infoUsps) || []}
              offersSwitch={offersSwitch}
              links={links}
              realm={realm}
              onMethod={choice.chooseMethod}
              onOption={choice.chooseOption}
            />
            {purchase.needsPlan &&
              (own ? (
                <own.Section own={own} product={product} buying={sale.buying}>
                  {plans}
                </own.Section>
              ) : (
                plans
              ))}
          </ScriptOnly>
          <div id={SUMMARY_ID}>
            <SummarySection product={product} choice={choice} realm={realm} {...sale} />
          </div>
        </>
      )}
    </div>
  );
}
