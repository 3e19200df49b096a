import {
  colourOptions,
  resolveSizeSelector,
  sizeOptions,
  type StockStatus,
  variantBySlug,
} from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import {
  firstOptionOf,
  helpLinks,
  isUpfrontOnlyAccessory,
  methodKey,
  movingText,
  noMethodText,
  purchaseText,
  vatNote,
} from 'shared-domain/purchase';
import { login, useSession } from 'shared-domain/stores/session-store';
import { Text, TextLink } from 'shared-domain/ui';
import type { BuyState } from '../data/buy-state';
import type { ProductPageData } from '../data/product-loader';
import { fullPrice, introPrice, optionCards, planCard, purchaseSummary } from '../data/purchase-texts';
import type { Buying } from '../state/use-buy';
import type { Choice } from '../state/use-choice';
import { texts } from '../texts/nb';
import { BuyAction } from '../ui/buy-action';
import { CustomerHint, LoginLink } from '../ui/customer-hint';
import { FinancingInfo } from '../ui/financing-info';
import { PaymentChoice } from '../ui/payment-choice';
import { PlanChoice } from '../ui/plan-choice';
import { ProductIntro } from '../ui/product-intro';
import { StockRegion } from '../ui/stock-region';
import { SummaryBox } from '../ui/summary-box';
import { VariantChoice } from '../ui/variant-choice';
import styles from '../ui/product.module.css';

export interface PurchaseColumnProps {
  readonly details: ProductPageData['details'];
  readonly choice: Choice;
  readonly stock: StockStatus;
  readonly buyState: BuyState;
  readonly buying: Buying;
  readonly realm: Realm;
}

/** Everything that is chosen: variant, payment, plan; and what it costs. */
export function PurchaseColumn({ details, choice, stock, buyState, buying, realm }: PurchaseColumnProps) {
  const { product, variants } = details;
  const { variant, purchase, query } = choice;
  const missing = noMethodText(purchase.methods, product.hidePrices);
  const missingText = missing && purchaseText(missing);
  const sizes = sizeOptions(variants, variant);
  const withStock = <Option extends { readonly variantSlug: string }>(option: Option) => ({
    ...option,
    soldOut: !variantBySlug(variants, option.variantSlug).salesStatus.sellable,
  });
  const priceOf = (variantSlug: string): string =>
    product.hidePrices ? '' : (fullPrice(variantBySlug(variants, variantSlug), realm) ?? '');
  return (
    <div className={styles.choices}>
      <ProductIntro
        brand={product.brand}
        name={product.name}
        energyClass={product.energyClass}
        price={introPrice(purchase, variant, realm)}
        priceMissing={missingText}
        vatNote={vatNote(realm)}
      />
      <VariantChoice
        colours={colourOptions(variants, variant).map(withStock)}
        sizes={sizes.map((size) => withStock({ ...size, price: priceOf(size.variantSlug) }))}
        sizeSelector={resolveSizeSelector(sizes.length, product.showMemberSelectorAlways)}
        query={query}
        onVariant={choice.chooseVariant}
      />
      <StockRegion stock={stock} />
      {missingText === null ? (
        <Payment details={details} choice={choice} buyState={buyState} buying={buying} realm={realm} />
      ) : (
        <Text>{missingText}</Text>
      )}
    </div>
  );
}

function Payment({ details, choice, buyState, buying, realm }: Omit<PurchaseColumnProps, 'stock'>) {
  const { product } = details;
  const { variant, purchase } = choice;
  const isAnonymous = useSession(({ status }) => status !== 'authenticated');
  const name = useSession(({ user }) => user?.givenName ?? null);
  const offersSwitch = variant.financingMethods.some(({ alternative_id: id }) => id === 'switch');
  const summary = purchaseSummary(purchase, variant, product, realm);
  const links = helpLinks({
    realm,
    isUpfrontOnlyAccessory: isUpfrontOnlyAccessory(product.type, variant.financingMethods),
  });
  const moving =
    purchase.option === null ? null : movingText({ realm, isLoggedIn: !isAnonymous, option: purchase.option });
  const action = <BuyAction state={buyState} sku={variant.sku} isBuying={buying.isBuying} onBuy={buying.buy} />;
  return (
    <>
      <PaymentChoice
        methods={purchase.methods.map((method) => {
          const id = methodKey(method);
          return {
            id,
            heading: method.heading,
            href: `${variant.href}?so=${firstOptionOf(purchase.methods, id) ?? ''}`,
          };
        })}
        method={purchase.method && methodKey(purchase.method)}
        options={optionCards(purchase, variant, realm)}
        option={purchase.option}
        vatNote={vatNote(realm)}
        onMethod={choice.chooseMethod}
        onOption={choice.chooseOption}
      >
        {(offersSwitch || links.businessService || purchase.method?.extraInfoContent) && (
          <div className={styles.links}>
            {purchase.method && <FinancingInfo method={purchase.method} />}
            {offersSwitch && isAnonymous && (
              <LoginLink look="strong" text={texts.loginForSwitch} onLogin={() => void login()} />
            )}
            {links.businessService && (
              <TextLink look="strong" href={links.businessService}>
                {texts.contactBusiness}
              </TextLink>
            )}
          </div>
        )}
      </PaymentChoice>
      {purchase.needsPlan && (
        <PlanChoice
          plans={purchase.plans.map((plan) => planCard(plan, realm))}
          plan={purchase.plan?.offering.offeringCode ?? null}
          vatNote={vatNote(realm)}
          onPlan={choice.choosePlan}
          hasYouthPlans={purchase.hasYouthPlans}
          isUnder30={choice.isUnder30}
          onAge={choice.chooseAge}
        >
          {realm === 'B2C' && (
            <>
              {links.subscriptionGuide && (
                <TextLink look="strong" href={links.subscriptionGuide}>
                  {texts.subscriptionGuide}
                </TextLink>
              )}
              <CustomerHint name={name} onLogin={() => void login()} />
            </>
          )}
        </PlanChoice>
      )}
      {summary ? (
        <SummaryBox
          summary={summary}
          vatNote={vatNote(realm)}
          action={action}
          plainFormPrice={purchase.needsPlan ? fullPrice(variant, realm) : null}
          movingText={moving && purchaseText(moving)}
        />
      ) : (
        action
      )}
    </>
  );
}
